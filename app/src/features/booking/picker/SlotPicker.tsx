import { DateTimePicker, type DateTimePickerTimes } from '@plaitful/design-system/DateTimePicker';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Text } from '@plaitful/design-system/Text';
import { ButtonLink } from '@plaitful/design-system/Link';
import { freeTimes, nextFreeDate, type Offer } from '@plaitful/domain/slots';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import { picker as words, why } from '@plaitful/messages/en-CA/picker';
import { formatDate } from '@plaitful/messages/format';
import { useStudioValues } from '../../../shell/business.tsx';
import { paths } from '../../../lib/paths.ts';
import {
  announceMonth,
  closedPartsOf,
  describeDay,
  describeTimes,
  firstFreeDate,
  monthName,
  noteOf,
} from './pickerWords.ts';

interface SlotPickerProps {
  pickerId: string;
  offer: Offer;
  date: LocalDate | null;
  time: LocalTime | null;
  /** A date chosen before that is fully booked now: the calendar opens near it. */
  lostDate?: LocalDate | null;
  durationMinutes: number;
  onDate: (date: LocalDate) => void;
  onTime: (time: LocalTime) => void;
}

const weekdays = words.weekdays;

const legend = [
  { variant: 'free', text: words.legend.free },
  { variant: 'chosen', text: words.legend.chosen },
  { variant: 'full', text: words.legend.full },
  { variant: 'notOffered', text: words.legend.notOffered },
] as const;

const lastOffered = ({ offered }: Offer): LocalDate | undefined => Object.keys(offered).toSorted().at(-1);

export function SlotPicker(props: SlotPickerProps) {
  const { pickerId, offer, date, lostDate = null, onDate } = props;
  const { hours } = useStudioValues();
  const first = firstFreeDate(offer);
  if (first === undefined) return <NoTimes />;
  const near = lostDate === null ? undefined : nextFreeDate(lostDate, offer);
  return (
    <>
      <DateTimePicker
        id={pickerId}
        prompt={words.times.prompt}
        announcement={date === null ? undefined : announceDay(date, offer)}
        dates={{
          label: (month) => words.calendar({ month: monthName(month) }),
          value: date ?? undefined,
          onChange: onDate,
          describeDay: (day) => describeDay(day, offer, { chosen: date, hours }),
          firstDate: offer.now.date,
          lastDate: lastOffered(offer),
          defaultFocusedDate: date ?? near ?? first,
          formatMonth: monthName,
          weekdays,
          previousMonth: { label: words.month.prev, disabledReason: why.month.prev },
          nextMonth: { label: words.month.next, disabledReason: why.month.next },
          announceMonth: (month) => announceMonth(month, offer),
          note: (month) => noteOf(month, offer),
          legend,
        }}
        times={date === null ? undefined : timesOf(date, props)}
      />
      {date === null
        ? null
        : closedPartsOf(date, offer).map((text) => (
            <Text key={text} size="sm" tone="muted">
              {text}
            </Text>
          ))}
    </>
  );
}

const announceDay = (date: LocalDate, offer: Offer): string =>
  words.times.announce({ date: formatDate(date), count: freeTimes(date, offer).length });

function timesOf(
  date: LocalDate,
  { offer, time, durationMinutes, onTime }: SlotPickerProps,
): DateTimePickerTimes {
  return {
    heading: formatDate(date),
    label: words.times.label({ date: formatDate(date) }),
    times: describeTimes(date, offer, { chosen: time, duration: durationMinutes }),
    value: time ?? undefined,
    onChange: onTime,
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
