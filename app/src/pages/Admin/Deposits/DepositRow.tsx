import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminDeposits as labels } from '@plaitful/messages/en-CA/adminDeposits';
import { formatDateShort, formatDurationShort, formatMoney } from '@plaitful/messages/format';
import { getDepositMinutesLeft, getPhone } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { useNow } from '../../../shell/useNow.ts';
import { rowLink } from '../../../features/admin/admin.css.ts';
import { BookingCode } from '../../../features/appointments/BookingCode.tsx';
import { paths } from '../../../lib/paths.ts';
import { phoneHref } from '../../../shell/ContactText.tsx';
import { noWrap } from '../../../shell/layout.css.ts';
import * as css from './Deposits.css.ts';
import { useDepositChange, type DepositChange } from './useDepositChange.ts';

interface RowProps {
  booking: Booking;
  /** The changes that are offered, the most likely one first. */
  offers: readonly DepositChange[];
  /** After a change that takes the row out of its group. */
  onDone: () => void;
}

export function DepositRow({ booking, offers, onDone }: RowProps) {
  const { code, childName, fullName, styleName, bookingDate, bookingId } = booking;
  const deposit = formatMoney(booking.styleDeposit);
  const phone = getPhone(booking);
  const { send, busyWith } = useDepositChange(booking, onDone);
  return (
    <li className={css.row}>
      <div className={css.codeAndAmount}>
        <span className={css.code}>
          <BookingCode code={code} />
        </span>
        <span>{deposit}</span>
      </div>
      <div className={css.what}>
        <span className={rowLink}>
          <Link isStandalone href={paths.adminBookingUpdate.href(bookingId)}>
            {childName}
          </Link>
        </span>
        <Text element="span" size="sm" tone="muted">
          {labels.what({ styleName, date: formatDateShort(bookingDate) })}
        </Text>
        <TimeLeft booking={booking} />
      </div>
      <div className={css.who}>
        <span>{fullName}</span>
        <span className={rowLink}>
          <Link isStandalone href={phoneHref(phone)} ariaLabel={labels.call({ fullName, phone })}>
            <span className={noWrap}>{phone}</span>
          </Link>
        </span>
      </div>
      <div className={css.changes}>
        <Inline gap={2}>
          {offers.map((change, index) => (
            <Button
              key={change}
              size="sm"
              variant={index === 0 ? 'solid' : 'outline'}
              isBusy={busyWith === change}
              busyLabel={labels[change].busy}
              onClick={() => {
                if (busyWith === undefined) send(change);
              }}
            >
              {labels[change].button}
              <VisuallyHidden>{labels.arrived.of({ childName, deposit })}</VisuallyHidden>
            </Button>
          ))}
        </Inline>
      </div>
    </li>
  );
}

function TimeLeft({ booking }: { booking: Booking }) {
  const left = getDepositMinutesLeft(booking, useNow());
  if (left === undefined) return null;
  return (
    <span className={css.left}>
      {left === 0 ? labels.over : labels.left({ span: formatDurationShort(left) })}
    </span>
  );
}
