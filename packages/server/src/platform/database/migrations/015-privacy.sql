-- Whose contact messages are, addresses of deleted accounts that nobody can register, and more kinds of changes.

-- The account that had the verified address of a message when it was written. `email_verified_at` is when the account's
-- present address was verified; of earlier addresses nothing is known.
ALTER TABLE contact_messages ADD COLUMN user_id integer REFERENCES users;
CREATE INDEX contact_messages_user ON contact_messages (user_id) WHERE user_id IS NOT NULL;
UPDATE contact_messages AS written SET user_id = users.id
FROM users
WHERE lower(users.email) = lower(written.email) AND users.erased_at IS NULL
  AND users.email_verified_at <= written.created_at;
-- With a contact message go its mails.
ALTER TABLE outbox
  DROP CONSTRAINT outbox_contact_id_fkey,
  ADD CONSTRAINT outbox_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contact_messages ON DELETE CASCADE;
CREATE INDEX outbox_contact ON outbox (contact_id) WHERE contact_id IS NOT NULL;

-- No dot in the domain: registration refuses it.
UPDATE users SET email = 'erased-' || id || '@erased' WHERE erased_at IS NOT NULL;
UPDATE bookings SET email = 'erased@erased', version = version + 1
WHERE email = 'erased@erased.invalid' AND full_name = 'Erased';

ALTER TABLE booking_history
  DROP CONSTRAINT booking_history_change_check,
  ADD CONSTRAINT booking_history_change_check CHECK (
    change IN (
      'CREATED', 'RESCHEDULED', 'DEPOSIT', 'PAYMENT', 'CANCELLED', 'RESTORED', 'DEPOSIT_RETURNED', 'ASKED_TO_RESCHEDULE'
    )
  );

-- Their hashes had no key.
DELETE FROM attempt_counts;
