import type { Booking } from '@plaitful/api-client/contract';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { adminVisit as labels } from '@plaitful/messages/en-CA/adminVisit';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { OutcomeBadge } from '../../../features/admin/visit/OutcomeBadge.tsx';
import { VisitActions } from '../../../features/admin/visit/VisitActions.tsx';
import { BillTable } from '../../../features/visit/BillTable.tsx';
import { paths } from '../../../lib/paths.ts';
import * as css from './BookingUpdate.css.ts';

/** What became of the appointment, from an hour before its start on, with the bill of a finished visit. */
export function VisitCard({ booking }: { booking: Booking }) {
  const { bill, bookingId } = booking;
  return (
    <div className={css.visit}>
      <SectionCard heading={labels.title}>
        <Inline gap={3}>
          <OutcomeBadge booking={booking} />
          <VisitActions booking={booking} />
        </Inline>
        {bill === undefined ? null : (
          <>
            <BillTable bill={bill} />
            <div>
              <Link isStandalone href={paths.receipt.href(bookingId)}>
                {labels.openReceipt}
              </Link>
            </div>
          </>
        )}
      </SectionCard>
    </div>
  );
}
