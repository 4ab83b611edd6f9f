import {
  DateTimePicker,
  DateTimePickerFooter,
  type DateTimePickerTimes,
} from '@plaitful/design-system/DateTimePicker';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Text } from '@plaitful/design-system/Text';
import { ButtonLink } from '@plaitful/design-system/Link';
import { freeTimes, nextFreeDate, type SlotAvailability, type Slot } from '@plaitful/domain/slots';
import { addMinutes, toStudioTime, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import type { NextDisabledReason } from '@plaitful/flows/booking/rules';
import {
  picker as labels,
  time as timeLabels,
  disabledReasons,
} from '@plaitful/messages/en-CA/dateTimePicker';
import { formatDate, formatDuration, formatTime } from '@plaitful/messages/format';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { paths } from '../../lib/paths.ts';
import {
  formatMonthAnnouncement,
  formatClosedRanges,
  getDayLabel,
  getTimeLabels,
  firstFreeDate,
  nextDisabledLabels,
  formatMonthName,
  getMonthNote,
} from './slotLabels.ts';

interface SlotPickerProps {
  pickerId: string;
  offer: SlotAvailability;
  date: LocalDate | null;
  time: LocalTime | null;
  /** A date chosen before that has become fully booked: the calendar opens near it. */
  lostDate?: LocalDate | null;
  durationMinutes: number;
  onDate: (date: LocalDate) => void;
  onTime: (time: LocalTime) => void;
}

const weekdays = labels.weekdays;

const legend = [
  { variant: 'free', text: labels.legend.free },
  { variant: 'chosen', text: labels.legend.chosen },
  { variant: 'full', text: labels.legend.full },
  { variant: 'notOffered', text: labels.legend.notOffered },
] as const;

const lastOffered = ({ offered }: SlotAvailability): LocalDate | undefined =>
  Object.keys(offered).toSorted().at(-1);

/** The day of the appointment that is moved, if the calendar shows it. */
function getOwnDate(offer: SlotAvailability): LocalDate | undefined {
  const own = offer.yours?.date;
  const last = lastOffered(offer);
  return own && last && offer.now.date <= own && own <= last ? own : undefined;
}

export function SlotPicker(props: SlotPickerProps) {
  const { pickerId, offer, date, time, lostDate = null, onDate } = props;
  const { hours } = useStudioValues();
  const first = firstFreeDate(offer);
  if (first === undefined) return <NoTimes isShort={Boolean(offer.tooShort?.length)} />;
  const near = lostDate === null ? getOwnDate(offer) : nextFreeDate(lostDate, offer);
  return (
    <>
      <DateTimePicker
        id={pickerId}
        prompt={labels.times.prompt}
        announcement={date === null ? undefined : announceDay(date, offer, time)}
        dates={{
          label: (month) => labels.calendar({ month: formatMonthName(month) }),
          value: date ?? undefined,
          onChange: onDate,
          describeDay: (day) => getDayLabel(day, offer, { chosen: date, hours }),
          firstDate: offer.now.date,
          lastDate: lastOffered(offer),
          defaultFocusedDate: date ?? near ?? first,
          formatMonth: formatMonthName,
          weekdays,
          previousMonth: { label: labels.month.prev, disabledReason: disabledReasons.month.prev },
          nextMonth: { label: labels.month.next, disabledReason: disabledReasons.month.next },
          announceMonth: (month) => formatMonthAnnouncement(month, offer),
          note: (month) => getMonthNote(month, offer),
          legend,
        }}
        times={date === null ? undefined : getTimes(date, props)}
      />
      {date === null
        ? null
        : formatClosedRanges(date, offer).map((text) => (
            <Text key={text} size="sm" tone="muted">
              {text}
            </Text>
          ))}
    </>
  );
}

function announceDay(date: LocalDate, offer: SlotAvailability, time: LocalTime | null): string {
  const count = freeTimes(date, offer).length;
  return count === 1 && time !== null
    ? labels.times.announceOnly({ date: formatDate(date), time: formatTime(time) })
    : labels.times.announce({ date: formatDate(date), count });
}

function getTimes(
  date: LocalDate,
  { offer, time, durationMinutes, onTime }: SlotPickerProps,
): DateTimePickerTimes {
  return {
    heading: formatDate(date),
    label: labels.times.label({ date: formatDate(date) }),
    times: getTimeLabels(date, offer, { chosen: time, duration: durationMinutes }),
    value: time ?? undefined,
    onChange: onTime,
  };
}

function NoTimes({ isShort }: { isShort: boolean }) {
  const studio = useStudioValues();
  const { text, hint } = isShort ? labels.none.tooShort : labels.none;
  return (
    <EmptyState
      title={text}
      text={hint(studio)}
      action={<ButtonLink href={paths.services.href()}>{labels.none.button}</ButtonLink>}
    />
  );
}

interface SlotPickerIntroProps {
  styleName: string;
  durationMinutes: number;
}

export function SlotPickerIntro({ styleName, durationMinutes }: SlotPickerIntroProps) {
  const { city, timeZone } = useBusiness();
  const durationSpoken = formatDuration(durationMinutes);
  return (
    <>
      <span>{labels.intro({ styleName, durationSpoken })}</span>{' '}
      {isElsewhere(timeZone) ? <span>{timeLabels.zoneNote({ city })}</span> : null}
    </>
  );
}

function isElsewhere(timeZone: string): boolean {
  const now = new Date();
  const here = toStudioTime(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const there = toStudioTime(now, timeZone);
  return here.date !== there.date || here.time !== there.time;
}

interface SlotPickerFooterProps {
  pickerId: string;
  slot: Slot | null;
  detail?: string;
  durationMinutes: number;
  disabledReason: NextDisabledReason | null;
  onNext: () => void;
}

export function SlotPickerFooter({
  pickerId,
  slot,
  detail,
  durationMinutes,
  disabledReason,
  onNext,
}: SlotPickerFooterProps) {
  const chosen = slot && {
    title: labels.chosen({
      date: formatDate(slot.date),
      time: formatTime(slot.time),
      endTime: formatTime(addMinutes(slot.time, durationMinutes)),
    }),
    ...(detail !== undefined && { detail }),
  };
  return (
    <DateTimePickerFooter
      pickerId={pickerId}
      chosen={chosen ?? undefined}
      next={{
        label: labels.next,
        disabledReason: disabledReason === null ? undefined : nextDisabledLabels[disabledReason],
        onPress: onNext,
      }}
    />
  );
}
