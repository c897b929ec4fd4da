-- One script for both dialects: BIGINT and TEXT mean the same to SQLite and PostgreSQL.

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from BIGINT,
    quiet_to BIGINT,
    reachable BIGINT,
    settings TEXT NOT NULL
);

CREATE TABLE place (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    speed TEXT NOT NULL,
    settings TEXT NOT NULL
);

CREATE TABLE match (
    id TEXT PRIMARY KEY,
    place TEXT NOT NULL,
    game TEXT NOT NULL,
    version BIGINT NOT NULL,
    status TEXT NOT NULL
        CHECK (status IN ('lobby', 'playing', 'paused', 'over', 'stopped', 'expired')),
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL,
    secret TEXT NOT NULL,
    seed TEXT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    expires BIGINT,
    revision BIGINT NOT NULL
);

CREATE UNIQUE INDEX match_live ON match (place) WHERE status IN ('lobby', 'playing', 'paused');
CREATE INDEX match_place ON match (place, created);
CREATE INDEX match_status ON match (status, id);

CREATE TABLE seat (
    person TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    PRIMARY KEY (person, match)
);

CREATE INDEX seat_match ON seat (match);

CREATE TABLE progress (
    match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    choices BIGINT NOT NULL,
    told BIGINT NOT NULL,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX progress_untold ON progress (match) WHERE told <= choices OR owner <> '';

CREATE TABLE choice (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    "index" BIGINT NOT NULL CHECK ("index" >= 1),
    seat BIGINT NOT NULL,
    choice TEXT NOT NULL,
    digest TEXT NOT NULL,
    by TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, "index")
);

CREATE TABLE post (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    room TEXT NOT NULL,
    message TEXT NOT NULL,
    digest TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, kind)
);

CREATE TABLE deadline (
    match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    due BIGINT NOT NULL,
    wake BIGINT NOT NULL,
    stage BIGINT NOT NULL,
    paused BIGINT,
    owner TEXT NOT NULL,
    held BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE INDEX deadline_wake ON deadline (wake) WHERE paused IS NULL;

CREATE TABLE heartbeat (
    process TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE seen (
    source TEXT NOT NULL,
    item TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (source, item)
);

CREATE INDEX seen_at ON seen (at);

CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
