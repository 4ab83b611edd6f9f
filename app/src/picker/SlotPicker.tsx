import { DateTimePicker, type DateTimePickerTimes } from '@plaitful/design-system/DateTimePicker';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { parseDuration } from '@plaitful/domain/duration';
import { freeTimes, nextFreeDate, type Offer } from '@plaitful/domain/slots';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { useStudioValues } from '../../../business.tsx';
import { formatDate } from '../../../format.ts';
import { picker as words, why } from '../../../messages/en-CA/picker.ts';
import { paths } from '../../../paths.ts';
import {
  announceMonth,
  describeDay,
  describeTimes,
  firstFreeDate,
  monthName,
  noteOf,
} from '../pickerWords.ts';
import type { BookingSnapshot, SendBooking } from '../useBooking.ts';

interface PickerStepProps {
  pickerId: string;
  offer: Offer;
  snapshot: BookingSnapshot;
  send: SendBooking;
}

const weekdays = words.weekdays;

const legend = [
  { look: 'free', text: words.legend.free },
  { look: 'chosen', text: words.legend.chosen },
  { look: 'full', text: words.legend.full },
  { look: 'notOffered', text: words.legend.notOffered },
] as const;

/** The last day of the offer; the calendar goes no further. */
const lastOffered = ({ offered }: Offer): LocalDate | undefined => Object.keys(offered).toSorted().at(-1);

/** Calendar, then times; every day and time says what it is, and why where it cannot be chosen (product spec 2). */
export function PickerStep({ pickerId, offer, snapshot, send }: PickerStepProps) {
  const { hours } = useStudioValues();
  const { date, lostDate } = snapshot.context;
  const first = firstFreeDate(offer);
  if (first === undefined) return <NoTimes />;
  const near = lostDate === null ? undefined : nextFreeDate(lostDate, offer);
  return (
    <DateTimePicker
      id={pickerId}
      prompt={words.times.prompt}
      announcement={date === null ? undefined : announceDay(date, offer)}
      dates={{
        label: (month) => words.calendar({ month: monthName(month) }),
        value: date ?? undefined,
        onChange: (chosen) => send({ type: 'date.chosen', date: chosen }),
        describeDay: (day) => describeDay(day, offer, { chosen: date, hours }),
        firstDate: offer.now.date,
        lastDate: lastOffered(offer),
        defaultFocusedDate: date ?? near ?? first,
        formatMonth: monthName,
        weekdays,
        previousMonth: { label: words.month.prev, why: why.month.prev },
        nextMonth: { label: words.month.next, why: why.month.next },
        announceMonth: (month) => announceMonth(month, offer),
        note: (month) => noteOf(month, offer),
        legend,
      }}
      times={date === null ? undefined : timesOf(date, offer, snapshot, send)}
    />
  );
}

const announceDay = (date: LocalDate, offer: Offer): string =>
  words.times.announce({ date: formatDate(date), count: freeTimes(date, offer).length });

function timesOf(
  date: LocalDate,
  offer: Offer,
  { context: { time, style } }: BookingSnapshot,
  send: SendBooking,
): DateTimePickerTimes {
  return {
    heading: formatDate(date),
    label: words.times.label({ date: formatDate(date) }),
    times: describeTimes(date, offer, { chosen: time, duration: parseDuration(style.styleDuration) ?? 0 }),
    value: time ?? undefined,
    onChange: (chosen) => send({ type: 'time.chosen', time: chosen }),
  };
}

function NoTimes() {
  const studio = useStudioValues();
  return (
    <EmptyState
      title={words.none.text}
      text={words.none.hint(studio)}
      action={<ButtonLink href={paths.services.href()}>{words.none.button}</ButtonLink>}
    />
  );
}
