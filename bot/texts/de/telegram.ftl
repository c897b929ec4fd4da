# Was nur auf Telegram zu sagen ist.
telegram-about-schubsen = Schafspiele: „/schubsen start“ deckt einen Tisch, „/schubsen“ zeigt, was geht
telegram-about-start = öffnet unseren privaten Chat
telegram-open = Privaten Chat öffnen
telegram-anonymous = Schreib dafür bitte in deinem eigenen Namen, sonst kann ich dir nichts im Geheimen sagen.
telegram-invite = In eine Gruppe holen
telegram-hello = Moin! Ich bringe vier Schafspiele mit. Sucht euch eins aus, und der Tisch ist gedeckt; „/schubsen“ zeigt jederzeit, was geht.
