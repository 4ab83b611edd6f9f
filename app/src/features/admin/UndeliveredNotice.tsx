import { Banner } from '@plaitful/design-system/Banner';
import { Link } from '@plaitful/design-system/Link';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { paths } from '../../lib/paths.ts';
import { useUndeliveredCount } from './useUndelivered.ts';

const words = bookingsList.undelivered;

/** Says over the bookings that messages did not reach anyone, and leads to them; nothing while all is well. */
export function UndeliveredNotice() {
  const count = useUndeliveredCount() ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="waiting"
      action={
        <Link isStandalone href={paths.adminUndelivered.href()}>
          {words.link}
        </Link>
      }
    >
      {words.text({ count })}
    </Banner>
  );
}
