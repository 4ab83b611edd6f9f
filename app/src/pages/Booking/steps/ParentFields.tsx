import { TextField } from '@plaitful/design-system/TextField';
import { booking as words } from '../../../messages/en-CA/booking.ts';
import { field } from '../../../messages/en-CA/common.ts';
import { useSession } from '../../../session/session.tsx';
import * as css from './DetailsStep.css.ts';

/** Full name and email of the signed-in user, read-only (product spec 2, Booking form). */
export function ParentFields() {
  const { user } = useSession();
  const fullName = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {words.parent.title}
        <span className={css.aside}>{field.readOnly.hint}</span>
      </legend>
      <TextField label={words.fullName} value={fullName} isReadOnly />
      <TextField label={words.email} value={user?.email ?? ''} isReadOnly />
    </fieldset>
  );
}
