import type { CancelledBy } from '@plaitful/domain/booking-status';

/** The owner's table of bookings. */
export const bookingsTable = {
  fileName: { bookkeeping: 'plaitful-bookings.csv', raw: 'plaitful-bookings-raw.csv' },
  /** For a bookkeeper, in order. */
  column: {
    number: 'Booking number',
    code: 'Code',
    date: 'Date',
    time: 'Time',
    child: 'Child',
    parent: 'Parent',
    email: 'Email',
    phone: 'Phone',
    service: 'Service',
    style: 'Style',
    minutes: 'Duration (minutes)',
    price: 'Price',
    discountPercent: 'Discount %',
    discount: 'Discount',
    options: 'Extras',
    optionsPrice: 'Price of extras',
    total: 'Total',
    deposit: 'Deposit',
    depositStatus: 'Deposit status',
    balance: 'Balance',
    paymentStatus: 'Payment status',
    outcome: 'Visit',
    arrivedAt: 'Arrived at',
    finalTotal: 'Final total',
    lateFee: 'Late fee',
    otherLines: 'Other lines',
    tip: 'Tip',
    paidBy: 'Paid by',
    taxIncluded: 'Tax included',
    receiptNumber: 'Receipt number',
    cancelledBy: 'Cancelled by',
    cancelledAt: 'Cancelled at',
    bookedAt: 'Booked at',
  },
  cancelledBy: { MEMBER: 'Parent', STUDIO: 'Studio', DEADLINE: 'Deadline' } satisfies Record<
    CancelledBy,
    string
  >,
};
