import type { DepositStatus, PaymentStatus } from '@plaitful/domain/status';
import type { AppointmentState } from './appointment.types.ts';

interface Statuses {
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
}

const statuses: Readonly<Record<AppointmentState, Statuses>> = {
  unpaid: { deposit: 'NOT_PAID', paymentStatus: 'PENDING' },
  depositPaid: { deposit: 'PAID', paymentStatus: 'PENDING' },
  confirmed: { deposit: 'PAID', paymentStatus: 'CONFIRMED' },
  // Ended by the deadline, even before the deadline job has updated the row.
  lapsed: { deposit: 'NOT_PAID', paymentStatus: 'CANCELLED' },
  cancelled: { deposit: 'NOT_PAID', paymentStatus: 'CANCELLED' },
  cancelledWithDeposit: { deposit: 'PAID', paymentStatus: 'CANCELLED' },
};

export function statusOf(snapshot: { readonly value: AppointmentState | 'reading' }): Statuses {
  if (snapshot.value === 'reading') throw new Error('An appointment is never left in the state “reading”');
  return statuses[snapshot.value];
}
