# What is only said on Telegram.
telegram-about-schubsen = Sheep games: “/schubsen start” sets a table, “/schubsen” shows what is possible
telegram-about-start = opens our private chat
telegram-open = Open private chat
telegram-anonymous = Please write that in your own name, or I cannot tell you anything in secret.
telegram-invite = Take me into a group
telegram-hello = Hello! I bring four sheep games along. Pick one and the table is set; “/schubsen” shows what is possible at any time.
