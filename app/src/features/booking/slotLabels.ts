import type { DatePickerDay, MonthNote } from '@plaitful/design-system/DatePicker';
import type { TimeSlotPickerItem } from '@plaitful/design-system/TimeSlotPicker';
import {
  getDayStatus,
  freeTimes,
  nextFreeDate,
  getSlotsForDate,
  type DayStatus,
  type SlotAvailability,
  type SlotTime,
} from '@plaitful/domain/slots';
import { addDays, addMinutes, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { filterClosuresByDate, isDayClosed } from '@plaitful/domain/closures';
import type { PublicClosure } from '@plaitful/flows/booking/types';
import type { NextDisabledReason } from '@plaitful/flows/booking/rules';
import { submitError } from '@plaitful/messages/en-CA/booking';
import { closure as closureLabels, defaultClosureMessage } from '@plaitful/messages/en-CA/closure';
import { picker as labels, disabledReasons } from '@plaitful/messages/en-CA/dateTimePicker';
import { formatDate, formatMonth, formatTime } from '@plaitful/messages/format';

export function getDayLabel(
  date: LocalDate,
  offer: SlotAvailability,
  { chosen, hours }: { chosen: LocalDate | null; hours: string },
): DatePickerDay {
  const state = getDayStatus(date, offer);
  const isShort = state === 'full' && isTooShort(date, offer);
  const count = freeTimes(date, offer).length;
  const isToday = date === offer.now.date;
  const isYours = date === offer.yours?.date;
  const dateWords = formatDate(date);
  const said = { date: isYours ? labels.day.yours({ date: dateWords }) : dateWords, count };
  const isChosen = state === 'free' && date === chosen;
  const closing = getClosingMessage(state, date, offer);
  const dayWords = isChosen
    ? labels.day.chosen(said)
    : closing === undefined
      ? labels.day[isShort ? 'tooShort' : state](said)
      : closureLabels.day({ ...said, message: closing });
  const reason = getDayDisabledReason(state, date, offer, hours);
  const caption = isYours
    ? labels.caption.yours
    : getDayCaption(state, count, isToday, closing !== undefined);
  return {
    state,
    label: isToday ? labels.day.today({ dayWords }) : dayWords,
    isToday,
    isMarked: isYours && !isChosen,
    ...(caption !== undefined && { caption }),
    ...(reason !== undefined && { disabledReason: reason }),
  };
}

/** Whether some time of the day is free for the style alone. */
const isTooShort = (date: LocalDate, offer: SlotAvailability): boolean =>
  getSlotsForDate(date, offer).some(({ state }) => state === 'tooShort');

type ClosureText = Pick<PublicClosure, 'message'>;

const getClosureMessage = ({ message }: ClosureText): string =>
  message === '' ? defaultClosureMessage : message;

/** The studio's message for a day that it closed; undefined when the opening hours are the reason. */
function getDayClosingMessage(date: LocalDate, { closures = [] }: SlotAvailability): string | undefined {
  if (!isDayClosed(date, closures)) return undefined;
  const [first] = filterClosuresByDate(date, closures as readonly PublicClosure[]);
  return first && getClosureMessage(first);
}

/**
 * The message of a closure that leaves no slot on a day: of the whole day, or of all hours in which the style
 * is available.
 */
function getClosingMessage(state: DayStatus, date: LocalDate, offer: SlotAvailability): string | undefined {
  if (state === 'closed') return getDayClosingMessage(date, offer);
  return state === 'notOffered' ? formatClosedRanges(date, offer)[0] : undefined;
}

/** The closed parts of a day that is open otherwise, such as "Closed 4 pm to 7 pm. The studio is closed." */
export function formatClosedRanges(date: LocalDate, { closures = [] }: SlotAvailability): string[] {
  if (isDayClosed(date, closures)) return [];
  return filterClosuresByDate(date, closures as readonly PublicClosure[]).flatMap((closed) =>
    closed.fromTime === null || closed.toTime === null
      ? []
      : [
          closureLabels.part({
            from: formatTime(closed.fromTime),
            to: closed.toTime === '23:59' ? undefined : formatTime(closed.toTime),
            message: getClosureMessage(closed),
          }),
        ],
  );
}

function getDayCaption(
  state: DayStatus,
  count: number,
  isToday: boolean,
  isClosed: boolean,
): string | undefined {
  if (state === 'free') return labels.caption.free({ count });
  if (state === 'full') return labels.caption.full;
  if (isClosed) return closureLabels.caption;
  return isToday ? labels.caption.today : undefined;
}

function getDayDisabledReason(
  state: DayStatus,
  date: LocalDate,
  offer: SlotAvailability,
  hours: string,
): string | undefined {
  switch (state) {
    case 'free':
      return undefined;
    case 'past':
      return disabledReasons.day.past;
    case 'gone':
      return disabledReasons.day.gone;
    case 'full': {
      const reasons = disabledReasons.day;
      const other = isTooShort(date, offer) ? reasons.tooShort : reasons.full;
      const why = date === offer.yours?.date ? reasons.yours : other;
      return why({ nextDate: formatNextFreeDate(date, offer) });
    }
    case 'notOffered':
    case 'closed': {
      const message = getClosingMessage(state, date, offer);
      if (message !== undefined)
        return closureLabels.why({ message, nextDate: formatNextFreeDate(date, offer) });
      return state === 'closed'
        ? disabledReasons.day.closed({ hours })
        : disabledReasons.day.notOffered({ nextDate: formatNextFreeDate(date, offer) });
    }
    default:
      return state satisfies never;
  }
}

function formatNextFreeDate(date: LocalDate, offer: SlotAvailability): string | undefined {
  const next = nextFreeDate(date, offer);
  return next === undefined ? undefined : formatDate(next);
}

export function getTimeLabels(
  date: LocalDate,
  offer: SlotAvailability,
  { chosen, duration }: { chosen: LocalTime | null; duration: number },
): TimeSlotPickerItem[] {
  return getSlotsForDate(date, offer).map((slot) => getTimeLabel(slot, slot.time === chosen, duration));
}

function getTimeLabel({ time, state }: SlotTime, isChosen: boolean, duration: number): TimeSlotPickerItem {
  const text = formatTime(time);
  const said = { time: text, endTime: formatTime(addMinutes(time, duration)) };
  if (state === 'free') {
    const label = isChosen ? labels.time.chosen(said) : labels.time.free(said);
    return { time, state, text, label, note: labels.time.to(said) };
  }
  const { note, spoken } = labels.time[state];
  const disabledReason = disabledReasons.time[state];
  return {
    time,
    state: state === 'tooShort' ? 'booked' : state,
    text,
    note,
    label: spoken(said),
    disabledReason,
  };
}

const getFirstDay = (month: string): LocalDate => `${month}-01`;

export const formatMonthName = (month: string): string => formatMonth(getFirstDay(month));

const listFreeDays = (month: string, offer: SlotAvailability): LocalDate[] =>
  Object.keys(offer.offered).filter((date) => date.startsWith(month) && getDayStatus(date, offer) === 'free');

export const formatMonthAnnouncement = (month: string, offer: SlotAvailability): string =>
  labels.month.announce({ month: formatMonthName(month), count: listFreeDays(month, offer).length });

export function getMonthNote(month: string, offer: SlotAvailability): MonthNote | undefined {
  if (listFreeDays(month, offer).length > 0) return undefined;
  const next = nextFreeDate(getFirstDay(month), offer) ?? firstFreeDate(offer);
  return {
    text: labels.month.none.text({ month: formatMonthName(month) }),
    ...(next !== undefined && {
      goTo: { date: next, label: labels.month.none.button({ nextDate: formatDate(next) }) },
    }),
  };
}

export const firstFreeDate = (offer: SlotAvailability): LocalDate | undefined =>
  nextFreeDate(addDays(offer.now.date, -1), offer);

export const nextDisabledLabels: Readonly<Record<NextDisabledReason, string>> = {
  ...disabledReasons.next,
  taken: labels.changed,
  tooShort: submitError.tooShort,
  past: submitError.passed,
  notOffered: submitError.notOffered,
  noFreeChair: submitError.overlap,
  closed: closureLabels.lost,
};
