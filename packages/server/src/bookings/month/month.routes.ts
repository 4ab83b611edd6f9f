import type { MonthReport } from '@plaitful/api-client/contract';
import { toDollars } from '@plaitful/domain/money';
import { getChairUse, getMonthDays, summarizeMonth } from '@plaitful/domain/month';
import { listClosures } from '../../catalogue/closures/closures.repository.ts';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { toBooking } from '../bookings/bookings.mapper.ts';
import { listBookingsBetween } from '../bookings/bookings.queries.ts';

async function loadMonth(
  { database, clock, business: { hours, chairs } }: ServerContext,
  month: string,
): Promise<MonthReport> {
  const days = getMonthDays(month);
  const now = clock();
  return withConnection(database, async (db) => {
    const bookings = (await listBookingsBetween(db, days)).map((row) => {
      // An overdue booking counts as cancelled before its row is updated.
      const { paymentStatus, cancelledBy, depositToReturn } = toBooking(row, now);
      return { ...row, paymentStatus, cancelledBy, hasDepositToReturn: depositToReturn };
    });
    const { visits, cancelled, ...amounts } = summarizeMonth(bookings);
    const closures = await listClosures(db, days);
    return {
      visits,
      cancelled,
      booked: toDollars(amounts.booked),
      final: toDollars(amounts.final),
      depositsReceived: toDollars(amounts.depositsReceived),
      depositsHeld: toDollars(amounts.depositsHeld),
      depositsToReturn: toDollars(amounts.depositsToReturn),
      options: toDollars(amounts.options),
      lateFees: toDollars(amounts.lateFees),
      otherLines: toDollars(amounts.otherLines),
      tips: toDollars(amounts.tips),
      tax: toDollars(amounts.tax),
      chairs: getChairUse(month, bookings, { hours, closures, chairs: chairs ?? undefined }),
    };
  });
}

export const monthHandlers = (context: ServerContext) =>
  ({ getMonth: ({ path }) => loadMonth(context, path.month) }) satisfies Handlers;
