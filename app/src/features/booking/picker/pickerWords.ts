import type { DatePickerDay, MonthNote } from '@plaitful/design-system/DatePicker';
import type { TimeListItem } from '@plaitful/design-system/TimeList';
import {
  dayState,
  freeTimes,
  nextFreeDate,
  timesOn,
  type DayState,
  type Offer,
  type SlotTime,
} from '@plaitful/domain/slots';
import { addDays, addMinutes, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { closuresOn, isDayClosed } from '@plaitful/domain/closures';
import type { AnnouncedClosure } from '@plaitful/flows/booking/types';
import type { WhyNext } from '@plaitful/flows/booking/select';
import { submitError } from '@plaitful/messages/en-CA/booking';
import { closure as closedWords, closedMessage } from '@plaitful/messages/en-CA/closure';
import { picker as words, why } from '@plaitful/messages/en-CA/picker';
import { formatDate, formatMonth, formatTime } from '@plaitful/messages/format';

export function describeDay(
  date: LocalDate,
  offer: Offer,
  { chosen, hours }: { chosen: LocalDate | null; hours: string },
): DatePickerDay {
  const state = dayState(date, offer);
  const count = freeTimes(date, offer).length;
  const isToday = date === offer.now.date;
  const said = { date: formatDate(date), count };
  const isChosen = state === 'free' && date === chosen;
  const closing = closingOf(state, date, offer);
  const dayWords = isChosen
    ? words.day.chosen(said)
    : closing === undefined
      ? words.day[state](said)
      : closedWords.day({ ...said, message: closing });
  const reason = whyDay(state, date, offer, hours);
  const caption = captionOf(state, count, isToday, closing !== undefined);
  return {
    state,
    label: isToday ? words.day.today({ dayWords }) : dayWords,
    isToday,
    ...(caption !== undefined && { caption }),
    ...(reason !== undefined && { disabledReason: reason }),
  };
}

type Announced = Pick<AnnouncedClosure, 'message'>;

const messageOf = ({ message }: Announced): string => (message === '' ? closedMessage : message);

/** What the studio says of a day that it closed; undefined where opening hours are the reason. */
function closedOn(date: LocalDate, { closures = [] }: Offer): string | undefined {
  if (!isDayClosed(date, closures)) return undefined;
  const [first] = closuresOn(date, closures as readonly AnnouncedClosure[]);
  return first && messageOf(first);
}

/** What the studio closed that leaves nothing to choose on a day: all of it, or the part in which a style is offered. */
function closingOf(state: DayState, date: LocalDate, offer: Offer): string | undefined {
  if (state === 'closed') return closedOn(date, offer);
  return state === 'notOffered' ? closedPartsOf(date, offer)[0] : undefined;
}

/** The closed parts of a day that is open otherwise, such as "Closed 4 pm to 7 pm. The studio is closed." */
export function closedPartsOf(date: LocalDate, { closures = [] }: Offer): string[] {
  if (isDayClosed(date, closures)) return [];
  return closuresOn(date, closures as readonly AnnouncedClosure[]).flatMap((closed) =>
    closed.fromTime === null || closed.toTime === null
      ? []
      : [
          closedWords.part({
            from: formatTime(closed.fromTime),
            to: closed.toTime === '23:59' ? undefined : formatTime(closed.toTime),
            message: messageOf(closed),
          }),
        ],
  );
}

function captionOf(state: DayState, count: number, isToday: boolean, isClosed: boolean): string | undefined {
  if (state === 'free') return words.caption.free({ count });
  if (state === 'full') return words.caption.full;
  if (isClosed) return closedWords.caption;
  return isToday ? words.caption.today : undefined;
}

function whyDay(state: DayState, date: LocalDate, offer: Offer, hours: string): string | undefined {
  switch (state) {
    case 'free':
      return undefined;
    case 'past':
      return why.day.past;
    case 'gone':
      return why.day.gone;
    case 'full':
      return why.day.full({ nextDate: nextInWords(date, offer) });
    case 'notOffered':
    case 'closed': {
      const message = closingOf(state, date, offer);
      if (message !== undefined) return closedWords.why({ message, nextDate: nextInWords(date, offer) });
      return state === 'closed'
        ? why.day.closed({ hours })
        : why.day.notOffered({ nextDate: nextInWords(date, offer) });
    }
    default:
      return state satisfies never;
  }
}

function nextInWords(date: LocalDate, offer: Offer): string | undefined {
  const next = nextFreeDate(date, offer);
  return next === undefined ? undefined : formatDate(next);
}

export function describeTimes(
  date: LocalDate,
  offer: Offer,
  { chosen, duration }: { chosen: LocalTime | null; duration: number },
): TimeListItem[] {
  return timesOn(date, offer).map((slot) => describeTime(slot, slot.time === chosen, duration));
}

function describeTime({ time, state }: SlotTime, isChosen: boolean, duration: number): TimeListItem {
  const text = formatTime(time);
  const said = { time: text, endTime: formatTime(addMinutes(time, duration)) };
  if (state === 'free') {
    const label = isChosen ? words.time.chosen(said) : words.time.free(said);
    return { time, state, text, label, note: words.time.to(said) };
  }
  const { note, spoken } = words.time[state];
  return { time, state, text, note, label: spoken(said), disabledReason: why.time[state] };
}

const firstOf = (month: string): LocalDate => `${month}-01`;

export const monthName = (month: string): string => formatMonth(firstOf(month));

const freeDaysIn = (month: string, offer: Offer): LocalDate[] =>
  Object.keys(offer.offered).filter((date) => date.startsWith(month) && dayState(date, offer) === 'free');

export const announceMonth = (month: string, offer: Offer): string =>
  words.month.announce({ month: monthName(month), count: freeDaysIn(month, offer).length });

export function noteOf(month: string, offer: Offer): MonthNote | undefined {
  if (freeDaysIn(month, offer).length > 0) return undefined;
  const next = nextFreeDate(firstOf(month), offer) ?? firstFreeDate(offer);
  return {
    text: words.month.none.text({ month: monthName(month) }),
    ...(next !== undefined && {
      goTo: { date: next, label: words.month.none.button({ nextDate: formatDate(next) }) },
    }),
  };
}

export const firstFreeDate = (offer: Offer): LocalDate | undefined =>
  nextFreeDate(addDays(offer.now.date, -1), offer);

const whyNextWords: Readonly<Record<WhyNext, string>> = {
  ...why.next,
  taken: words.changed,
  past: submitError.passed,
  notOffered: submitError.notOffered,
  noFreeChair: submitError.overlap,
  closed: closedWords.lost,
};

export const whyNext = (reason: WhyNext): string => whyNextWords[reason];
