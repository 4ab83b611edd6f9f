/** Whether the deposit has arrived; set by an admin. */
export const depositStatuses = ['NOT_PAID', 'PAID'] as const;

export type DepositStatus = (typeof depositStatuses)[number];

/** The payment status of an appointment; CONFIRMED means that everything is paid. */
export const paymentStatuses = ['PENDING', 'CONFIRMED', 'CANCELLED'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Who cancelled an appointment: its parent, the studio, or the deposit deadline. */
export const cancelledBy = ['MEMBER', 'STUDIO', 'DEADLINE'] as const;

export type CancelledBy = (typeof cancelledBy)[number];
