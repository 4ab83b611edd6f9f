-- What a parent narrows the styles by, beside price and duration. Of the styles of before the owner has not said so yet.

ALTER TABLE styles
  ADD COLUMN no_added_hair boolean NOT NULL DEFAULT false,
  ADD COLUMN gentle boolean NOT NULL DEFAULT false;
