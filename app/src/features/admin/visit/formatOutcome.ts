import type { Booking } from '@plaitful/api-client/contract';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { missedLimit } from '@plaitful/domain/visit';
import { adminVisit as labels } from '@plaitful/messages/en-CA/adminVisit';
import { outcomes } from '@plaitful/messages/en-CA/visit';
import { formatTime } from '@plaitful/messages/format';

/** "Arrived 2:05 pm", or the outcome alone. */
export function formatOutcome({ outcome, arrivedAt }: Booking, timeZone: string): string {
  if (outcome !== 'ARRIVED' || arrivedAt === null) return outcomes[outcome];
  return labels.arrivedAt({ time: formatTime(toStudioTime(new Date(arrivedAt), timeZone).time) });
}

/** "Missed 2" at the coming booking of a parent who missed appointments; undefined for others. */
export const getMissed = ({ outcome, paymentStatus, missedVisits: count }: Booking) =>
  count >= missedLimit && (outcome === 'EXPECTED' || outcome === 'ARRIVED') && paymentStatus !== 'CANCELLED'
    ? { text: labels.missedBefore.text({ count }), why: labels.missedBefore.why({ count }) }
    : undefined;
