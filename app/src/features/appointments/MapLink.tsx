import { Link } from '@plaitful/design-system/Link';
import { getMapUrl } from '@plaitful/messages/contact-links';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { useBusiness } from '../../shell/business.tsx';

/** The studio's address, which opens a map. */
export function MapLink() {
  const { address } = useBusiness();
  return (
    <Link href={getMapUrl(address)} ariaLabel={summary.map({ address })}>
      {address}
    </Link>
  );
}
