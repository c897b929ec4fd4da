# Ce qui ne se dit que sur Telegram.
telegram-about-schubsen = Jeux de moutons : « /schubsen start » dresse une table, « /schubsen » montre ce qui est possible
telegram-about-start = ouvre notre discussion privée
telegram-open = Ouvrir la discussion privée
telegram-anonymous = Écris cela en ton propre nom, sinon je ne peux rien te dire en secret.
telegram-invite = M’ajouter à un groupe
telegram-hello = Bonjour ! J’apporte quatre jeux de moutons. Choisissez-en un et la table est dressée ; « /schubsen » montre à tout moment ce qui est possible.
