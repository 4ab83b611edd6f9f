-- Answers about photos at one appointment, and those that the studio enters for a parent.

ALTER TABLE consents ADD COLUMN recorded_by integer REFERENCES users;

-- An answer about an appointment can change; the order of answers is that of their ids.
ALTER TABLE consents DROP CONSTRAINT consents_booking_id_kind_at_key;
CREATE INDEX consents_booking ON consents (booking_id, consent_id) WHERE booking_id IS NOT NULL;
CREATE INDEX consents_user_photos ON consents (user_id, at) WHERE kind = 'PHOTO';
