import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { MultiDatePicker, type MultiDatePickerDay } from '@plaitful/design-system/MultiDatePicker';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Text } from '@plaitful/design-system/Text';
import { weekdayOf, weekdays, type LocalDate } from '@plaitful/domain/studio-time';
import { offering } from '@plaitful/messages/en-CA/adminCalendar';
import { picker } from '@plaitful/messages/en-CA/picker';
import { formatDate, formatDateShort } from '@plaitful/messages/format';
import { useBusiness } from '../../../../shell/business.tsx';
import { monthName } from '../calendarWords.ts';
import type { Offer } from './useOffer.ts';
import * as css from './offering.css.ts';

const words = offering.dates;

/** Chosen weekdays until a date, or days picked in the calendar. */
export function ChooseDates({ offer }: { offer: Offer }) {
  const { wish, days, errors, change } = offer;
  const isWrong = ['weekdays', 'from', 'until', 'picked'].some((field) => field in errors);
  return (
    <div className={css.group}>
      <RadioGroup
        legend={words.legend}
        orientation="horizontal"
        options={[
          { value: 'weekly', label: words.weekly },
          { value: 'picked', label: words.picked },
        ]}
        value={wish.way}
        onChange={(way) => change({ way })}
      />
      {wish.way === 'weekly' ? <Weekly offer={offer} /> : <Picked offer={offer} />}
      <Text size="sm" tone="muted">
        {isWrong ? (errors.picked ?? '') : words.count({ count: days })}
      </Text>
    </div>
  );
}

function Weekly({ offer: { wish, errors, today, change } }: { offer: Offer }) {
  return (
    <>
      <fieldset className={css.weekdays}>
        <legend className={css.legend}>{words.weekdays}</legend>
        {weekdays.map((weekday, index) => (
          <Checkbox
            key={weekday}
            label={picker.weekdays[index] ?? weekday}
            isChecked={wish.weekdays.includes(weekday)}
            error={index === 0 ? errors.weekdays : undefined}
            onChange={({ currentTarget }) =>
              change({
                weekdays: weekdays.filter((other) =>
                  other === weekday ? currentTarget.checked : wish.weekdays.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={css.pair}>
        <DateField
          label={words.from}
          invalidError={words.wrongDate}
          min={today}
          value={wish.from}
          error={errors.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <DateField
          label={words.until}
          invalidError={words.wrongDate}
          min={today}
          value={wish.until}
          error={errors.until}
          onChange={({ currentTarget }) => change({ until: currentTarget.value })}
        />
      </div>
    </>
  );
}

function Picked({ offer: { wish, today, change } }: { offer: Offer }) {
  const { hours } = useBusiness();
  const open = new Set<string>(hours.map(({ weekday }) => weekday));
  const describe = (date: LocalDate): MultiDatePickerDay => {
    const said = { date: formatDate(date) };
    const isPast = date < today;
    const label = wish.picked.includes(date) ? words.day.chosen(said) : words.day.open(said);
    return {
      label: isPast ? words.day.past(said) : label,
      isPast,
      isToday: date === today,
      isUsuallyClosed: !open.has(weekdayOf(date)),
    };
  };
  return (
    <MultiDatePicker
      label={(month) => picker.calendar({ month: monthName(month) })}
      value={wish.picked}
      onChange={(picked) => change({ picked })}
      onOpen={(date) => {
        if (wish.picked.includes(date)) change({ picked: wish.picked.filter((other) => other !== date) });
      }}
      onRemoveBooked={() => undefined}
      describeDay={describe}
      describeRange={({ first, last, dates }) =>
        words.range({ first: formatDateShort(first), last: formatDateShort(last), count: dates.length })
      }
      firstDate={today}
      defaultFocusedDate={wish.picked[0] ?? today}
      formatMonth={monthName}
      weekdays={picker.weekdays}
      previousMonth={{ label: picker.month.prev, disabledReason: words.earlier }}
      nextMonth={{ label: picker.month.next }}
      announceMonth={monthName}
      legend={[
        { variant: 'empty', text: words.legendChosen },
        { variant: 'usuallyClosed', text: words.legendUsuallyClosed },
      ]}
    />
  );
}
