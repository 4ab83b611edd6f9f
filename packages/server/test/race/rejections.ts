import { toMinutesSinceMidnight } from '@plaitful/domain/studio-time';
import type { Call } from './clients.ts';
import { lowestFree, type DayStory, type Entry, type Held, type Replay } from './replay.ts';

/** The interval in which a commit happened: after its request, before its answer. */
export type TimesOf = (entry: Entry) => { readonly sentAt: number; readonly answeredAt: number };

/**
 * The states of a day that can have been current during a call: those that can have begun before its answer and ended
 * after its request.
 */
function possibleStates({ entries, states }: DayStory, call: Call, timesOf: TimesOf): (readonly Held[])[] {
  const began = [Number.NEGATIVE_INFINITY];
  for (const entry of entries) {
    began.push(Math.max(began.at(-1) ?? Number.NEGATIVE_INFINITY, timesOf(entry).sentAt));
  }
  const ended = [Number.POSITIVE_INFINITY];
  for (const entry of entries.toReversed()) {
    ended.unshift(Math.min(ended[0] ?? Number.POSITIVE_INFINITY, timesOf(entry).answeredAt));
  }
  return states.filter(
    (_, index) =>
      (began[index] ?? Number.POSITIVE_INFINITY) <= call.answeredAt &&
      (ended[index] ?? Number.NEGATIVE_INFINITY) >= call.sentAt,
  );
}

type Claim = (state: readonly Held[], wanted: Pick<Held, 'from' | 'to' | 'styleId'>) => boolean;

const claims = (bookingId: number | undefined, chairs: number): Partial<Record<string, Claim>> => ({
  slot_taken: (state, { styleId, from }) =>
    state.some((held) => held.styleId === styleId && held.from === from && held.bookingId !== bookingId),
  no_free_chair: (state, wanted) =>
    lowestFree(
      wanted,
      state.filter((held) => held.bookingId !== bookingId),
      chairs,
    ) === undefined,
  same_slot: (state, { from }) => state.some((held) => held.bookingId === bookingId && held.from === from),
});

/** Whether a booking can have been cancelled before the call was answered. */
function wasCancelled(call: Call, entries: readonly Entry[], timesOf: TimesOf): boolean {
  const end = entries.find(
    ({ bookingId, after }) => bookingId === call.bookingId && after.paymentStatus === 'CANCELLED',
  );
  return end !== undefined && timesOf(end).sentAt <= call.answeredAt;
}

/** The reason of a refused call, if it was at no time during the call true. */
export function findFalseRefusal(
  call: Call,
  { days }: Replay,
  { entries, timesOf, chairs }: { entries: readonly Entry[]; timesOf: TimesOf; chairs: number },
): string | undefined {
  const code = 'code' in call.body ? call.body.code : String(call.status);
  const lie = `${call.kind} was refused for ${code}, which was true at no moment of it`;
  if (code === 'already_cancelled') return wasCancelled(call, entries, timesOf) ? undefined : lie;
  const claim = claims(call.bookingId, chairs)[code];
  if (claim === undefined || call.wanted === undefined) return `${call.kind} was answered with ${code}`;
  const { date, time, style } = call.wanted;
  const from = toMinutesSinceMidnight(time);
  const wanted = { from, to: from + style.durationMinutes, styleId: style.styleId };
  const story = days.get(date) ?? { entries: [], states: [[]] };
  return possibleStates(story, call, timesOf).some((state) => claim(state, wanted)) ? undefined : lie;
}
