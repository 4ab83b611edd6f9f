import type { Booking } from '@plaitful/api-client/contract';
import { CopyFieldGroup } from '@plaitful/design-system/CopyField';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { confirm } from '@plaitful/messages/en-CA/booking';
import { spellCode } from '@plaitful/messages/en-CA/remark';
import { getCopyLabels } from '@plaitful/messages/en-CA/common';
import { formatMoney } from '@plaitful/messages/format';
import { Suspense, useId, type ReactNode } from 'react';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { useBusiness } from '../../shell/business.tsx';
import * as css from './DepositCard.css.ts';

const labels = confirm.deposit;

const DepositSent = lazyComponent(async () => (await import('./DepositSent.tsx')).DepositSent);

interface DepositCardProps {
  booking: Booking;
  /** @default 'How to send the deposit' */
  title?: string;
  /** Below the title, such as the deadline. */
  children?: ReactNode;
}

/** How to send the deposit, with each value to copy into the bank's form. */
export function DepositCard({ booking, title = labels.title, children }: DepositCardProps) {
  const id = useId();
  const { paymentEmail } = useBusiness();
  const deposit = formatMoney(booking.styleDeposit);
  return (
    <section aria-labelledby={id} className={css.card}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
      <ol className={css.steps}>
        {labels.steps.map((step) => (
          <li key={step} className={css.step}>
            {step}
          </li>
        ))}
      </ol>
      <CopyFieldGroup
        items={[
          { label: labels.amount, value: deposit, copyValue: deposit.replace('$', '') },
          { label: labels.to, value: paymentEmail },
          {
            label: labels.remark.label,
            value: labels.remark.value(booking),
            spokenValue: labels.remark.value({ ...booking, code: spellCode(booking.code) }),
          },
        ].map((item) => ({ ...item, words: getCopyLabels(item.label) }))}
      />
      {/* It cannot be said before the address is verified: until then its code is not loaded. */}
      {booking.verifyBy === null ? (
        <Suspense fallback={<div className={css.reserved} />}>
          <DepositSent booking={booking} />
        </Suspense>
      ) : null}
      <Text size="sm">{labels.late}</Text>
      <Text size="sm" tone="muted">
        {labels.slow} {labels.refund}
      </Text>
    </section>
  );
}
