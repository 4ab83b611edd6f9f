-- Counts of attempts, which all servers on the database share. Of their keys, only hashes are stored.

CREATE TABLE attempt_counts (
  key_hash text PRIMARY KEY,
  count integer NOT NULL CHECK (count >= 0),
  expires_at timestamptz NOT NULL
);

CREATE INDEX attempt_counts_expires_at ON attempt_counts (expires_at);
