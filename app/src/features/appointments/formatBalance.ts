import type { Booking } from '@plaitful/api-client/contract';
import { getBalance } from '@plaitful/domain/deposit';
import { toCents } from '@plaitful/domain/money';
import { formatCents } from '@plaitful/messages/format';

/** What is left to pay for an appointment. */
export function formatBalance({ paymentStatus, deposit, value, styleDeposit }: Booking): string {
  const amounts = { valueCents: toCents(value), depositCents: toCents(styleDeposit) };
  return formatCents(getBalance({ paymentStatus, deposit, ...amounts }));
}
