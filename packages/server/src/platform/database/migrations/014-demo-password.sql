-- An account whose address was changed is no longer one of the demo, though its password may still be the published one.

ALTER TABLE users ADD COLUMN has_demo_password boolean NOT NULL DEFAULT false;
UPDATE users SET has_demo_password = is_demo, is_demo = is_demo AND email LIKE '%@example.com' WHERE is_demo;
