import { Button } from '@plaitful/design-system/Button';
import { ButtonLink } from '@plaitful/design-system/Link';
import { confirm as words } from '@plaitful/messages/en-CA/booking';
import { paths } from '../../../lib/paths.ts';
import * as css from './ConfirmationFooter.css.ts';

/** Where to go after booking. */
export function ConfirmationFooter({ onDone }: { onDone: () => void }) {
  return (
    <div className={css.actions}>
      <Button tone="secondary" size="lg" onClick={onDone}>
        {words.button.done}
      </Button>
      <ButtonLink size="lg" href={paths.appointments.href()}>
        {words.button.appointments}
      </ButtonLink>
    </div>
  );
}
