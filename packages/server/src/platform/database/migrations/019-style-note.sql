ALTER TABLE styles ADD COLUMN style_note text;
