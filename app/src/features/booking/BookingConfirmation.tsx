import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { confirm as labels } from '@plaitful/messages/en-CA/booking';
import { formatDurationField } from '@plaitful/domain/duration';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { chosenOptions as chosen } from '@plaitful/messages/en-CA/options';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { verification } from '@plaitful/messages/en-CA/verification';
import {
  formatDate,
  formatDurationCompact,
  formatInstant,
  formatMoney,
  formatPhone,
  formatTimeCell,
} from '@plaitful/messages/format';
import { Suspense } from 'react';
import type { Booking } from '@plaitful/api-client/contract';
import { AddToCalendar } from '../appointments/AddToCalendar.tsx';
import { DepositCard } from '../appointments/DepositCard.tsx';
import { Preparation } from '../appointments/Preparation.tsx';
import { MapLink } from '../appointments/MapLink.tsx';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { Duration } from '../../shell/Duration.tsx';
import { paths } from '../../lib/paths.ts';
import { SendLinkAgain } from '../appointments/SendLinkAgain.tsx';
import { useVerificationDeadlineText } from '../appointments/useVerifyBy.ts';
import * as css from './BookingConfirmation.css.ts';

const BookedOptions = lazyComponent(
  async () => (await import('../appointments/BookedOptions.tsx')).BookedOptions,
);
const SummaryPanel = lazyComponent(
  async () => (await import('../appointments/SummaryPanel.tsx')).SummaryPanel,
);

interface ConfirmationProps {
  booking: Booking;
}

/** Whether the deposit is still to be sent: after a reload it may have come, or the booking may be cancelled. */
const isUnpaid = ({ deposit, paymentStatus }: Booking): boolean =>
  deposit === 'NOT_PAID' && paymentStatus === 'PENDING';

export function getConfirmationTitle(booking: Booking): string {
  if (!isUnpaid(booking)) return summary.title;
  return booking.verifyBy === null ? labels.title.one : labels.title.two;
}

export function BookingConfirmation({ booking }: ConfirmationProps) {
  if (!isUnpaid(booking)) {
    return (
      <Suspense fallback={null}>
        <SummaryPanel booking={booking} />
      </Suspense>
    );
  }
  const hasTwoSteps = booking.verifyBy !== null;
  return (
    <>
      <Verify booking={booking} />
      <div className={css.columns}>
        <DepositCard booking={booking} {...(hasTwoSteps && { title: labels.steps.deposit })}>
          <Lead booking={booking} />
        </DepositCard>
        <section aria-labelledby="appointment-title" className={css.column}>
          <Heading level={3} id="appointment-title">
            {summary.title}
          </Heading>
          <Summary booking={booking} />
          <AddToCalendar bookingId={booking.bookingId} />
          <Notices booking={booking} />
        </section>
      </div>
    </>
  );
}

function Verify({ booking }: ConfirmationProps) {
  const verifyBy = useVerificationDeadlineText(booking);
  if (verifyBy === undefined) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{labels.steps.verify}</Heading>
      <Banner tone="waiting" title={verifyBy} action={<SendLinkAgain />}>
        {verification.how(booking)}
      </Banner>
    </Stack>
  );
}

/** Whether the deposit is due earlier than usual because the appointment is soon. */
function isSoon({ dueFrom, depositDueAt }: Booking, deadlineMinutes: number): boolean {
  if (depositDueAt === null) return false;
  return Date.parse(depositDueAt) - Date.parse(dueFrom) < (deadlineMinutes - 1) * 60_000;
}

function Lead({ booking }: ConfirmationProps) {
  const business = useBusiness();
  const { deadlineSpan } = useStudioValues();
  if (booking.depositDueAt === null) return null;
  const deposit = formatMoney(booking.styleDeposit);
  const { before, after } = isSoon(booking, business.depositDeadlineMinutes)
    ? labels.leadSoon({ deadlineSpan, deposit })
    : labels.lead({ deposit });
  return (
    <Text size="lg">
      {before}
      <Text element="strong" size="lg" weight="bold">
        {formatInstant(booking.depositDueAt, business.timeZone)}
      </Text>
      {after}
    </Text>
  );
}

/** Loaded only where something was chosen. */
function Chosen({ booking }: ConfirmationProps) {
  return (
    <Suspense fallback={<span>{formatMoney(booking.value)}</span>}>
      <BookedOptions booking={booking} />
    </Suspense>
  );
}

function Summary({ booking }: ConfirmationProps) {
  const minutes = getBookingMinutes(booking);
  return (
    <DescriptionList
      items={[
        { term: summary.childName, description: booking.childName },
        { term: summary.date, description: formatDate(booking.bookingDate) },
        { term: summary.time, description: formatTimeCell(booking.bookingTime) },
        { term: summary.style, description: booking.styleName },
        { term: summary.service, description: booking.serviceName },
        booking.options
          ? { term: chosen.term, description: <Chosen booking={booking} /> }
          : { term: summary.price, description: formatMoney(booking.value) },
        {
          term: summary.duration,
          description: (
            <Duration field={formatDurationField(minutes)} text={formatDurationCompact(minutes)} />
          ),
        },
        { term: summary.where, description: <MapLink /> },
        { term: summary.hair, description: <Preparation booking={booking} /> },
      ]}
    />
  );
}

/** What comes next by text message or mail. Mentions only what the studio has switched on. */
function Notices({ booking }: ConfirmationProps) {
  const { textMessages } = useBusiness();
  return (
    <ul className={css.notices}>
      <li className={css.notice}>
        <Icon name={textMessages ? 'message' : 'mail'} tone="link" />
        <span>
          {textMessages
            ? labels.notice.sms({ phone: formatPhone(booking.mobilePhone) })
            : labels.notice.email(booking)}
        </span>
      </li>
      <li className={css.notice}>
        <Icon name="mail" tone="link" />
        <span>{labels.mailSent(booking)}</span>
      </li>
    </ul>
  );
}

export function ConfirmationFooter({ onDone }: { onDone: () => void }) {
  return (
    <div className={css.actions}>
      <Button variant="outline" onClick={onDone}>
        {labels.button.done}
      </Button>
      <ButtonLink variant="outline" href={paths.appointments.href()}>
        {labels.button.appointments}
      </ButtonLink>
    </div>
  );
}
