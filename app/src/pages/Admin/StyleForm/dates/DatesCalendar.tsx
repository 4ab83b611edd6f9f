import { MultiDatePicker, type MultiDatePickerDay } from '@plaitful/design-system/MultiDatePicker';
import { toast } from '@plaitful/design-system/Toast';
import { listDates, getMisalignedTimes } from '@plaitful/domain/availability-editor';
import { generateSlotTimes } from '@plaitful/domain/slots';
import { getWeekday, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { styleDates as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { formatDate, formatDateShort, formatMonth, formatTime } from '@plaitful/messages/format';
import { useMemo, type MouseEvent } from 'react';
import { useBusiness } from '../../../../shell/business.tsx';
import type { CopyTimesState } from './useCopyTimes.ts';
import type { DatesEditor } from './useDatesEditor.ts';

interface DatesCalendarProps {
  editor: DatesEditor;
  copy: CopyTimesState;
  choice: 'day' | 'range';
}

const getMonth = (month: string): string => formatMonth(`${month}-01`);

/** "3:30", short enough for a cell of the calendar. */
const shortTime = (time: LocalTime): string => formatTime(time).replace(/\s[ap]m$/, '');

/** The month with every date and its times. While days are picked for copying, a press picks instead of opening. */
export function DatesCalendar({ choice, editor, copy }: DatesCalendarProps) {
  const { dates, openDate, now } = editor;
  const describeDay = useDescribeDay(editor, copy);
  const chosen = listDates(dates);
  const shown = copy.isPicking ? [...new Set([...chosen, ...copy.picked])] : chosen;
  const change = (next: readonly LocalDate[]) => {
    if (copy.isPicking) copy.setPicked([...copy.picked, ...next.filter((date) => !shown.includes(date))]);
    else editor.choose(next);
  };
  const open = (date: LocalDate) => {
    if (!copy.isPicking) editor.open(date);
    else if (shown.includes(date)) copy.setPicked(toggled(copy.picked, date));
  };
  const tellOfPast = ({ target }: MouseEvent) => {
    const day = target instanceof Element ? target.closest<HTMLElement>('[data-date]') : null;
    const date = day?.dataset['date'];
    if (date !== undefined && date < now.date) toast.error(labels.past);
  };
  return (
    <div onClickCapture={tellOfPast}>
      <MultiDatePicker
        label={(month) => picker.calendar({ month: getMonth(month) })}
        value={shown}
        onChange={change}
        openDate={openDate}
        onOpen={open}
        onRemoveBooked={(date) => {
          if (!copy.isPicking) editor.remove(date);
        }}
        describeDay={describeDay}
        selectionMode={choice}
        describeRange={({ first, last, dates: within }) =>
          labels.range({ first: formatDateShort(first), last: formatDateShort(last), count: within.length })
        }
        firstDate={now.date}
        defaultFocusedDate={openDate ?? chosen.find((date) => date >= now.date)}
        formatMonth={getMonth}
        weekdays={picker.weekdays}
        previousMonth={{ label: picker.month.prev, disabledReason: labels.month.why }}
        nextMonth={{ label: picker.month.next }}
        announceMonth={getMonth}
        legend={(['available', 'chosen', 'open', 'planned', 'empty', 'booked'] as const).map((variant) => ({
          variant,
          text: labels.legend[variant],
        }))}
      />
    </div>
  );
}

const toggled = (picked: readonly LocalDate[], date: LocalDate): LocalDate[] =>
  picked.includes(date) ? picked.filter((other) => other !== date) : [...picked, date];

/** Called for each day of the month at each render, so it only looks things up. */
function useDescribeDay(
  { dates, durationMinutes, bookings, openDate, now }: DatesEditor,
  copy: CopyTimesState,
) {
  const { hours } = useBusiness();
  const openWeekdays = new Set<string>(hours.map(({ weekday }) => weekday));
  const grid = useMemo(() => generateSlotTimes(durationMinutes ?? 0), [durationMinutes]);
  const planned = new Set(copy.planned);
  const copied = openDate === undefined ? [] : (dates[openDate] ?? []);
  return (date: LocalDate): MultiDatePickerDay => {
    const own = dates[date];
    const isPlanned = planned.has(date);
    const times = isPlanned ? [...new Set([...(own ?? []), ...copied])].toSorted() : (own ?? []);
    const held = own?.filter((time) => bookings.booked[date]?.includes(time)) ?? [];
    const wrong = durationMinutes === undefined ? [] : getMisalignedTimes(own ?? [], grid);
    const isPast = date < now.date;
    const isUsuallyClosed = !openWeekdays.has(getWeekday(date));
    return {
      label: isPast
        ? labels.day.past({ date: formatDate(date) })
        : getLabel(date, own, [
            held.length > 0 && labels.day.booked({ count: held.length }),
            wrong.length > 0 && labels.day.offGridTimes({ count: wrong.length }),
            isPlanned && labels.day.planned,
            date === openDate && labels.day.isOpen,
          ]),
      isPast,
      isUsuallyClosed,
      isToday: date === now.date,
      isBooked: held.length > 0,
      isPlanned,
      times: times.map(shortTime),
      ...(times.length > 0 && { caption: labels.day.caption({ count: times.length }) }),
      ...(isPast && { note: labels.past }),
      ...(!isPast && isUsuallyClosed && { note: labels.closedDay }),
    };
  };
}

function getLabel(of: LocalDate, own: readonly LocalTime[] | undefined, facts: readonly (string | false)[]) {
  const date = formatDate(of);
  const first = own ? labels.day.chosen({ date, count: own.length }) : labels.day.open({ date });
  return [first, ...facts.filter((fact) => fact !== false)].join(', ');
}
