-- What can be chosen for a style, once for all styles, with what it adds to price and duration; bookings keep what was
-- chosen as it was then. duration_minutes and value_cents of a booking are the totals.

CREATE TABLE option_groups (
  group_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  kind text NOT NULL CHECK (kind IN ('ONE', 'MANY')),
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX option_groups_name ON option_groups (lower(name));

CREATE TABLE options (
  option_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_id integer NOT NULL REFERENCES option_groups ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  minutes integer NOT NULL CHECK (minutes >= 0 AND minutes % 5 = 0),
  preparation text NOT NULL CHECK (length(preparation) <= 120),
  hair_length text CHECK (hair_length IN ('CHIN', 'SHOULDERS', 'MID_BACK', 'WAIST')),
  is_default boolean NOT NULL CHECK (NOT is_default OR (is_active AND price_cents = 0 AND minutes = 0)),
  is_active boolean NOT NULL,
  position integer NOT NULL
);
CREATE INDEX options_group ON options (group_id);
CREATE UNIQUE INDEX options_default ON options (group_id) WHERE is_default;

CREATE TABLE style_option_groups (
  style_id integer NOT NULL REFERENCES styles ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES option_groups ON DELETE CASCADE,
  PRIMARY KEY (style_id, group_id)
);
CREATE INDEX style_option_groups_group ON style_option_groups (group_id);

ALTER TABLE styles ADD COLUMN preparation text NOT NULL DEFAULT '' CHECK (length(preparation) <= 300);

ALTER TABLE bookings
  ADD COLUMN options jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN preparation text NOT NULL DEFAULT '';
