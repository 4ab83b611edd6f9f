import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { minuteOf } from '@plaitful/domain/studio-time';
import { adminDay } from '@plaitful/messages/en-CA/adminDay';
import { formatDate, formatDuration, formatMoney, formatPhone, formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { phoneHref } from '../../../../shell/ContactText.tsx';
import { useBookingLink } from '../../../../features/admin/bookingState.ts';
import { balanceOf, endOf, type Clock, type Planned } from './dayModel.ts';
import * as css from './Day.css.ts';

const words = adminDay.next;

interface NextClientProps {
  /** The next booking; undefined when there is none. */
  booking: Planned | undefined;
  clock: Clock;
}

export function NextClient({ booking, clock }: NextClientProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.next}>
      <Heading level={2} size="lg" ground="hero" id={id}>
        {booking === undefined
          ? words.none.title
          : words.title({ childName: booking.childName, time: formatTime(booking.bookingTime) })}
      </Heading>
      {booking === undefined ? (
        <Text size="sm">{words.none.text}</Text>
      ) : (
        <Client booking={booking} clock={clock} />
      )}
    </section>
  );
}

function Client({ booking, clock }: { booking: Planned; clock: Clock }) {
  const { chair, childName, fullName, styleName } = booking;
  const phone = formatPhone(booking.mobilePhone);
  const when = [whenOf(booking, clock), ...(chair === null ? [] : [adminDay.chair({ chair })])];
  return (
    <>
      <Text size="sm">
        {`${when.join(', ')}. ${words.what({ styleName, endTime: endOf(booking) })} ${words.who({ fullName })} `}
        <a className={css.nextLink} href={phoneHref(phone)}>
          {phone}
        </a>
        .
      </Text>
      <Text size="sm" weight="bold">
        {moneyOf(booking)}
      </Text>
      <ButtonLink
        tone="secondary"
        ground="hero"
        size="sm"
        {...useBookingLink(booking)}
        ariaLabel={words.updateOf({ childName })}
      >
        {words.update}
      </ButtonLink>
    </>
  );
}

/** "In 18 minutes" today, else the date. */
function whenOf({ bookingDate, bookingTime }: Planned, { moment }: Clock): string {
  if (bookingDate !== moment.date) return formatDate(bookingDate);
  return words.inSpan({ span: formatDuration(minuteOf(bookingTime) - minuteOf(moment.time)) });
}

function moneyOf(booking: Planned): string {
  if (booking.paymentStatus === 'CONFIRMED') return words.allPaid;
  const deposit =
    booking.deposit === 'PAID'
      ? words.depositPaid
      : words.depositDue({ deposit: formatMoney(booking.styleDeposit) });
  return `${deposit} ${words.toPay({ balance: balanceOf(booking) })}`;
}
