-- Whether the old address of a change was verified, and mails about accounts counted by recipient.

-- Links that undo a change and were mailed before work as long as they live.
ALTER TABLE email_changes ADD COLUMN old_email_verified boolean NOT NULL DEFAULT true;
ALTER TABLE email_changes ALTER COLUMN old_email_verified DROP DEFAULT;

DROP INDEX outbox_login_codes;
CREATE INDEX outbox_limited ON outbox (recipient, created_at)
  WHERE kind IN ('passwordReset', 'loginCode', 'emailChange');
