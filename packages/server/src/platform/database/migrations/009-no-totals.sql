-- Removes the totals of bookings that triggers kept.

-- Lists count their rows: a studio never has so many that kept totals would be worth their triggers.
DROP TRIGGER bookings_added ON bookings;

DROP TRIGGER bookings_changed ON bookings;

DROP FUNCTION count_added_bookings();

DROP FUNCTION count_changed_bookings();

DROP TABLE booking_totals;
