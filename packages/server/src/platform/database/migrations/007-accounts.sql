-- Known browsers and codes for logins after many failures, and reset links that do not end each other.

-- The last three links of a user work, not the newest alone.
DROP INDEX password_resets_user;
CREATE INDEX password_resets_user ON password_resets (user_id);

CREATE TABLE devices (
  token_hash text NOT NULL CHECK (length(token_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX devices_user ON devices (user_id);
CREATE INDEX devices_last_used ON devices (last_used_at);

CREATE TABLE login_codes (
  code_hash text NOT NULL CHECK (length(code_hash) = 64),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
CREATE INDEX outbox_login_codes ON outbox (user_id) WHERE kind = 'loginCode';
