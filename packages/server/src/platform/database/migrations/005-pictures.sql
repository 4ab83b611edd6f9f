-- The colour of each picture, to stand in its place until it is there.

-- White for the pictures of before.
ALTER TABLE images ADD COLUMN color text NOT NULL DEFAULT '#ffffff' CHECK (color ~ '^#[0-9a-f]{6}$');

ALTER TABLE images ALTER COLUMN color DROP DEFAULT;
