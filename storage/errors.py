"""What a store can object to.

StoreError
├── Conflict      somebody was faster: the row is taken or has changed since it was read
├── Unstorable    a text holds what no database can keep
├── Unavailable   the database cannot be reached or opened
├── WrongSchema   the database was written by a newer version
├── BadAddress    the address of the database makes no sense
└── BadBackup     the file is not a whole backup
    └── NotEmpty  the store to restore into holds something
"""


class StoreError(Exception):
    """Base of everything a store can object to; its words never hold a password."""


class Conflict(StoreError):
    """Somebody was faster: nothing of the batch was written; read again."""


class Unstorable(StoreError):
    """A text holds a zero byte or half a character, which not every database can keep."""


class Unavailable(StoreError):
    """The database cannot be reached; what was just written may or may not be there."""


class WrongSchema(StoreError):
    """The database was written by a newer version than this one."""


class BadAddress(StoreError):
    """The address of the database makes no sense."""


class BadBackup(StoreError):
    """A backup cannot be made or restored: its name, its version or its content is wrong."""


class NotEmpty(BadBackup):
    """The store to restore into holds something that would be lost."""
