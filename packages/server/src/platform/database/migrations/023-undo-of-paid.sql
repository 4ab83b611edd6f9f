-- A deposit that was said to be sent stays so while it is PAID: set back, the booking is as it was before.

ALTER TABLE bookings DROP CONSTRAINT deposit_sent_until_paid;
