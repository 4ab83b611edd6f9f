import { TextField } from '@plaitful/design-system/TextField';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { field } from '@plaitful/messages/en-CA/common';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.tsx';
import * as css from './DetailsStep.css.ts';

/** Full name and email of the signed-in user, read-only (product spec 2, Booking form). */
export function ParentFields() {
  const { user } = useSession();
  const [known, setKnown] = useState(user);
  // When the session ends on the way, the form under the login dialog stays as it is.
  if (user !== null && user !== known) setKnown(user);
  const fullName = known === null ? '' : `${known.firstName} ${known.lastName}`;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {words.parent.title}
        <span className={css.aside}>{field.readOnly.hint}</span>
      </legend>
      <TextField label={words.fullName} value={fullName} isReadOnly />
      <TextField label={words.email} value={known?.email ?? ''} isReadOnly />
    </fieldset>
  );
}
