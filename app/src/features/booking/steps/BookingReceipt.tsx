import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { CopyList } from '@plaitful/design-system/CopyField';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { confirm as words } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { summary } from '@plaitful/messages/en-CA/summary';
import { verification } from '@plaitful/messages/en-CA/verification';
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatPhone,
  formatTimeCell,
} from '@plaitful/messages/format';
import type { Booking } from '../../../lib/api/types.ts';
import { AddToCalendar } from '../../appointments/AddToCalendar.tsx';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { Duration } from '../../../shell/Duration.tsx';
import { paths } from '../../../lib/paths.ts';
import { SendLinkAgain } from '../../appointments/SendLinkAgain.tsx';
import { useVerifyBy } from '../../appointments/useVerifyBy.ts';
import { SummaryPanel } from '../../appointments/SummaryPanel.tsx';
import * as css from './BookingReceipt.css.ts';

interface ReceiptProps {
  booking: Booking;
}

export function BookingReceipt({ booking }: ReceiptProps) {
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
            {words.deposit.title}
          </Heading>
          <ol className={css.steps}>
            {words.deposit.steps.map((step) => (
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
        {words.deposit.slow} {words.deposit.refund}
      </Text>
    </>
  );
}

function Verify({ booking }: ReceiptProps) {
  const verifyBy = useVerifyBy(booking);
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

function Lead({ booking }: ReceiptProps) {
  const business = useBusiness();
  const { deadlineSpan } = useStudioValues();
  if (booking.depositDueAt === null) return null;
  const deposit = formatMoney(booking.styleDeposit);
  const { before, after } = isSoon(booking, business.depositDeadlineMinutes)
    ? words.leadSoon({ deadlineSpan, deposit })
    : words.lead({ deposit });
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

function DepositValues({ booking }: ReceiptProps) {
  const { paymentEmail } = useBusiness();
  const copyWords = (fieldName: string) => ({
    copy: action.copy,
    copied: action.copied.text,
    announce: action.copied.announce({ fieldName }),
    failed: action.copyFailed,
  });
  const { amount, to, remark } = words.deposit;
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <CopyList
      items={[
        { label: amount, value: deposit, copyValue: deposit.replace('$', ''), words: copyWords(amount) },
        { label: to, value: paymentEmail, words: copyWords(to) },
        { label: remark.label, value: remark.value(booking), words: copyWords(remark.label) },
      ]}
    />
  );
}

function Deadline({ booking }: ReceiptProps) {
  const { timeZone } = useBusiness();
  if (booking.depositDueAt === null) return null;
  return (
    <Banner
      tone="waiting"
      title={words.deposit.deadline({ deadline: formatInstant(booking.depositDueAt, timeZone) })}
    >
      {words.deposit.late}
    </Banner>
  );
}

function Summary({ booking }: ReceiptProps) {
  return (
    <DescriptionList
      items={[
        { term: summary.date, description: formatDate(booking.bookingDate) },
        { term: summary.time, description: formatTimeCell(booking.bookingTime) },
        { term: summary.style, description: booking.styleName },
        { term: summary.service, description: booking.serviceName },
        { term: summary.price, description: formatMoney(booking.value) },
        { term: summary.duration, description: <Duration field={booking.styleDuration} /> },
      ]}
    />
  );
}

/** What comes next by text message or mail. Mentions only what the studio has switched on. */
function Notices({ booking }: ReceiptProps) {
  const { textMessages } = useBusiness();
  return (
    <ul className={css.notices}>
      <li className={css.notice}>
        <Icon name={textMessages ? 'message' : 'mail'} tone="link" />
        <span>
          {textMessages
            ? words.notice.sms({ phone: formatPhone(booking.mobilePhone) })
            : words.notice.email(booking)}
        </span>
      </li>
      <li className={css.notice}>
        <Icon name="mail" tone="link" />
        <span>{words.mailSent(booking)}</span>
      </li>
    </ul>
  );
}

export function ReceiptFooter({ onDone }: { onDone: () => void }) {
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
