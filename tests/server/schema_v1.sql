-- The tables of a data folder, version 1. What is JSON is written and read by the room, never by SQL.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
    number INTEGER NOT NULL,
    snapshot BLOB NOT NULL -- the room after event `number`
) STRICT;

-- Written to see whether anything can be.
CREATE TABLE health (checks INTEGER NOT NULL) STRICT;
INSERT INTO health VALUES (0);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    events BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE seeds (
    table_id TEXT NOT NULL REFERENCES tables (id),
    match INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    seed BLOB NOT NULL,
    PRIMARY KEY (table_id, match, hand)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables (id),
    match INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (table_id, match, hand)
) STRICT, WITHOUT ROWID;
