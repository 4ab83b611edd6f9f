-- The family account: children, photo consents, settings, and what its deletion needs.

ALTER TABLE users
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN texts boolean NOT NULL DEFAULT true,
  ADD COLUMN reminder48h boolean NOT NULL DEFAULT true,
  ADD COLUMN reminder3h boolean NOT NULL DEFAULT true;

CREATE TABLE children (
  child_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 80),
  date_of_birth date NOT NULL,
  texture text CHECK (texture IN ('STRAIGHT', 'WAVY', 'CURLY', 'COILY')),
  length text CHECK (length IN ('CHIN', 'SHOULDERS', 'MID_BACK', 'WAIST')),
  is_tender_headed boolean NOT NULL,
  avoid text NOT NULL CHECK (length(avoid) <= 200),
  calming text NOT NULL CHECK (length(calming) <= 200),
  bead_colors text[] NOT NULL,
  studio_note text NOT NULL DEFAULT '' CHECK (length(studio_note) <= 1000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE INDEX children_user ON children (user_id);
ALTER TABLE bookings ADD COLUMN child_id integer REFERENCES children ON DELETE SET NULL;
CREATE INDEX bookings_child ON bookings (child_id);

-- A consent outlives the child's row, so its id is no foreign key.
ALTER TABLE consents
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN child_id integer,
  ADD CONSTRAINT consents_of_booking_or_child CHECK (booking_id IS NOT NULL OR (child_id IS NOT NULL AND kind = 'PHOTO'));
CREATE INDEX consents_child ON consents (child_id, consent_id) WHERE child_id IS NOT NULL;

ALTER TABLE sessions
  ADD COLUMN session_id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN browser text CHECK (length(browser) <= 100);

-- Each mail of a change has a token of its own; an attempt to send it again makes another.
CREATE TABLE email_changes (
  email_change_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  old_email text NOT NULL CHECK (length(old_email) <= 254),
  new_email text NOT NULL CHECK (length(new_email) <= 254),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  undo_until timestamptz,
  undone_at timestamptz,
  CHECK ((confirmed_at IS NULL) = (undo_until IS NULL) AND (undone_at IS NULL OR confirmed_at IS NOT NULL))
);
CREATE INDEX email_changes_user ON email_changes (user_id);
CREATE INDEX email_changes_old ON email_changes (old_email);
CREATE UNIQUE INDEX email_changes_waiting ON email_changes (user_id) WHERE confirmed_at IS NULL;
CREATE TABLE email_change_tokens (
  token_hash text PRIMARY KEY CHECK (length(token_hash) = 64),
  email_change_id integer NOT NULL REFERENCES email_changes ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('CONFIRM', 'UNDO'))
);
CREATE INDEX email_change_tokens_change ON email_change_tokens (email_change_id);

CREATE TABLE calendar_feeds (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE CHECK (length(secret_hash) = 64),
  created_at timestamptz NOT NULL
);

-- Mail files of a deleted account that are still to be deleted.
CREATE TABLE erasures (
  erasure_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  message_ids bigint[] NOT NULL,
  requested_at timestamptz NOT NULL,
  completed_at timestamptz
);
CREATE INDEX erasures_open ON erasures (erasure_id) WHERE completed_at IS NULL;
ALTER TABLE users ADD COLUMN erased_at timestamptz;
