import type { Bill, Booking } from '@plaitful/api-client/contract';
import { Link } from '@plaitful/design-system/Link';
import { pastVisit as labels } from '@plaitful/messages/en-CA/receipt';
import { formatDateCell, formatMoney } from '@plaitful/messages/format';
import { paths } from '../../lib/paths.ts';

/** "Paid in full: $116.50", and the way to the receipt. */
export function ReceiptLink({ booking, bill }: { booking: Booking; bill: Bill }) {
  const { bookingId, childName, bookingDate } = booking;
  return (
    <span>
      {labels.paid({ total: formatMoney(bill.total) })}
      {' · '}
      <Link
        isStandalone
        href={paths.receipt.href(bookingId)}
        ariaLabel={labels.receiptOf({ childName, date: formatDateCell(bookingDate) })}
      >
        {labels.receipt}
      </Link>
    </span>
  );
}
