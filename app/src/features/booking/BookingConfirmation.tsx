import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyFieldGroup } from '@plaitful/design-system/CopyField';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { confirm as labels } from '@plaitful/messages/en-CA/booking';
import { getCopyLabels } from '@plaitful/messages/en-CA/common';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { verification } from '@plaitful/messages/en-CA/verification';
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatPhone,
  formatStyleDurationCompact,
  formatTimeCell,
} from '@plaitful/messages/format';
import type { Booking } from '@plaitful/api-client/contract';
import { AddToCalendar } from '../appointments/AddToCalendar.tsx';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { Duration } from '../../shell/Duration.tsx';
import { paths } from '../../lib/paths.ts';
import { SendLinkAgain } from '../appointments/SendLinkAgain.tsx';
import { useVerificationDeadlineText } from '../appointments/useVerifyBy.ts';
import { SummaryPanel } from '../appointments/SummaryPanel.tsx';
import * as css from './BookingConfirmation.css.ts';

interface ConfirmationProps {
  booking: Booking;
}

export function BookingConfirmation({ booking }: ConfirmationProps) {
  if (booking.paymentStatus === 'CANCELLED') return <SummaryPanel booking={booking} />;
  return (
    <>
      <Stack gap={4}>
        <Verify booking={booking} />
        <Lead booking={booking} />
      </Stack>
      <div className={css.columns}>
        <section aria-labelledby="deposit-title" className={css.column}>
          <Heading level={3} id="deposit-title">
            {labels.deposit.title}
          </Heading>
          <ol className={css.steps}>
            {labels.deposit.steps.map((step) => (
              <li key={step} className={css.step}>
                {step}
              </li>
            ))}
          </ol>
          <DepositValues booking={booking} />
          <Deadline booking={booking} />
        </section>
        <section aria-labelledby="appointment-title" className={css.column}>
          <Heading level={3} id="appointment-title">
            {summary.title}
          </Heading>
          <Summary booking={booking} />
          <AddToCalendar bookingId={booking.bookingId} />
          <Notices booking={booking} />
        </section>
      </div>
      <Text size="sm" tone="muted">
        {labels.deposit.slow} {labels.deposit.refund}
      </Text>
    </>
  );
}

function Verify({ booking }: ConfirmationProps) {
  const verifyBy = useVerificationDeadlineText(booking);
  if (verifyBy === undefined) return null;
  return (
    <Banner tone="waiting" title={verifyBy} action={<SendLinkAgain />}>
      {verification.how(booking)}
    </Banner>
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

function DepositValues({ booking }: ConfirmationProps) {
  const { paymentEmail } = useBusiness();
  const { amount, to, remark } = labels.deposit;
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <CopyFieldGroup
      items={[
        { label: amount, value: deposit, copyValue: deposit.replace('$', ''), words: getCopyLabels(amount) },
        { label: to, value: paymentEmail, words: getCopyLabels(to) },
        { label: remark.label, value: remark.value(booking), words: getCopyLabels(remark.label) },
      ]}
    />
  );
}

function Deadline({ booking }: ConfirmationProps) {
  const { timeZone } = useBusiness();
  if (booking.depositDueAt === null) return null;
  return (
    <Banner
      tone="waiting"
      title={labels.deposit.deadline({ deadline: formatInstant(booking.depositDueAt, timeZone) })}
    >
      {labels.deposit.late}
    </Banner>
  );
}

function Summary({ booking }: ConfirmationProps) {
  return (
    <DescriptionList
      items={[
        { term: summary.date, description: formatDate(booking.bookingDate) },
        { term: summary.time, description: formatTimeCell(booking.bookingTime) },
        { term: summary.style, description: booking.styleName },
        { term: summary.service, description: booking.serviceName },
        { term: summary.price, description: formatMoney(booking.value) },
        {
          term: summary.duration,
          description: (
            <Duration
              field={booking.styleDuration}
              text={formatStyleDurationCompact(booking.styleDuration)}
            />
          ),
        },
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
      <Button variant="outline" size="lg" onClick={onDone}>
        {labels.button.done}
      </Button>
      <ButtonLink size="lg" href={paths.appointments.href()}>
        {labels.button.appointments}
      </ButtonLink>
    </div>
  );
}
