import { toMinutesSinceMidnight } from '@plaitful/domain/studio-time';
import { isProblem, type RaceCall } from './clients.ts';
import {
  findLowestFreeChair,
  type DayStates,
  type ReplayedEntry,
  type OccupiedChair,
  type Replay,
} from './replay.ts';

/** The interval in which a commit happened: after its request, before its answer. */
export type GetRequestTimes = (entry: ReplayedEntry) => {
  readonly sentAt: number;
  readonly answeredAt: number;
};

/**
 * The states of a day that can have been current during a call: those that can have begun before its answer and ended
 * after its request.
 */
function possibleStates(
  { entries, states }: DayStates,
  call: RaceCall,
  timesOf: GetRequestTimes,
): (readonly OccupiedChair[])[] {
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

type Claim = (
  state: readonly OccupiedChair[],
  wanted: Pick<OccupiedChair, 'from' | 'to' | 'styleId'>,
) => boolean;

const claims = (bookingId: number | undefined, chairs: number): Partial<Record<string, Claim>> => ({
  slot_taken: (state, { styleId, from }) =>
    state.some((held) => held.styleId === styleId && held.from === from && held.bookingId !== bookingId),
  no_free_chair: (state, wanted) =>
    findLowestFreeChair(
      wanted,
      state.filter((held) => held.bookingId !== bookingId),
      chairs,
    ) === undefined,
  same_slot: (state, { from }) => state.some((held) => held.bookingId === bookingId && held.from === from),
});

/** Whether a booking can have been cancelled before the call was answered. */
function wasCancelled(call: RaceCall, entries: readonly ReplayedEntry[], timesOf: GetRequestTimes): boolean {
  const end = entries.find(
    ({ bookingId, after }) => bookingId === call.bookingId && after.paymentStatus === 'CANCELLED',
  );
  return end !== undefined && timesOf(end).sentAt <= call.answeredAt;
}

/** The reason of a refused call, if it was at no time during the call true. */
export function findFalseRefusal(
  call: RaceCall,
  { days }: Replay,
  {
    entries,
    timesOf,
    chairs,
  }: { entries: readonly ReplayedEntry[]; timesOf: GetRequestTimes; chairs: number },
): string | undefined {
  const code = isProblem(call.body) ? call.body.code : String(call.status);
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
