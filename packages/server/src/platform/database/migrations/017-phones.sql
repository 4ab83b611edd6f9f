-- Phone numbers are Canadian: the rule of packages/domain/src/phone.ts. Numbers that were stored before keep their
-- rows changeable: a CHECK, also one that is NOT VALID, would refuse every later change of such a row, for example a
-- paid deposit. So triggers refuse new and changed numbers only, and the owner's list of users names the others.

CREATE FUNCTION is_phone(phone text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT phone ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$'
$$;

CREATE FUNCTION refuse_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'no Canadian phone number in %', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;

CREATE TRIGGER users_phone_added BEFORE INSERT ON users
  FOR EACH ROW WHEN (NOT is_phone(NEW.mobile_phone)) EXECUTE FUNCTION refuse_phone();
CREATE TRIGGER users_phone_changed BEFORE UPDATE OF mobile_phone ON users
  FOR EACH ROW WHEN (NEW.mobile_phone IS DISTINCT FROM OLD.mobile_phone AND NOT is_phone(NEW.mobile_phone))
  EXECUTE FUNCTION refuse_phone();

-- +10000000000 replaces the number of an erased booking.
CREATE TRIGGER bookings_phone_added BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NOT is_phone(NEW.mobile_phone) AND NEW.mobile_phone <> '+10000000000')
  EXECUTE FUNCTION refuse_phone();
CREATE TRIGGER bookings_phone_changed BEFORE UPDATE OF mobile_phone ON bookings
  FOR EACH ROW WHEN (
    NEW.mobile_phone IS DISTINCT FROM OLD.mobile_phone
    AND NOT is_phone(NEW.mobile_phone) AND NEW.mobile_phone <> '+10000000000'
  )
  EXECUTE FUNCTION refuse_phone();
