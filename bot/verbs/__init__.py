"""What people can ask for by a button or a word, apart from answering a question."""
