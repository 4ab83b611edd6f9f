import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { MultiDatePicker, type MultiDatePickerDay } from '@plaitful/design-system/MultiDatePicker';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { Select } from '@plaitful/design-system/Select';
import { Text } from '@plaitful/design-system/Text';
import { getWeekday, weekdays, type LocalDate } from '@plaitful/domain/studio-time';
import { bulkAvailability as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { formatDate, formatDateShort, formatHours } from '@plaitful/messages/format';
import { useBusiness } from '../../../../shell/business.tsx';
import { monthName, timeOptions } from '../calendarLabels.ts';
import { toggleAll } from './addAvailability.ts';
import type { AddAvailabilityState } from './useAddAvailabilityForm.ts';
import * as css from './addAvailability.css.ts';

/** All styles, those of a service, or single ones. */
export function ChooseStyles({ offer: { form, groups, errors, change } }: { offer: AddAvailabilityState }) {
  const all = groups.flatMap(({ styles }) => styles.map(({ styleId }) => styleId));
  const chosen = form.styleIds;
  const set = (ids: readonly number[]) => change({ styleIds: toggleAll(chosen, ids) });
  const hasAll = (ids: readonly number[]) => ids.every((id) => chosen.includes(id));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{labels.styles.legend}</legend>
      <Checkbox
        label={labels.styles.all}
        isChecked={hasAll(all)}
        error={errors.styles}
        onChange={() => set(all)}
      />
      <details className={css.fold}>
        <summary className={css.summary}>
          {labels.styles.choose}
          <span className={css.count}>
            {labels.styles.chosen({ count: chosen.length, total: all.length })}
          </span>
        </summary>
        {groups.map((group) => {
          const ids = group.styles.map(({ styleId }) => styleId);
          return (
            <div key={group.serviceId} className={css.serviceGroup}>
              <Checkbox
                label={labels.styles.service(group)}
                isChecked={hasAll(ids)}
                onChange={() => set(ids)}
              />
              <div className={css.styles}>
                {group.styles.map(({ styleId, style }) => (
                  <Checkbox
                    key={styleId}
                    label={style}
                    isChecked={chosen.includes(styleId)}
                    onChange={() => set([styleId])}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </details>
    </fieldset>
  );
}

/** Chosen weekdays until a date, or days picked in the calendar. */
export function ChooseDates({ offer }: { offer: AddAvailabilityState }) {
  const { form, days, errors, change } = offer;
  const isWrong = ['weekdays', 'from', 'until', 'picked'].some((field) => field in errors);
  return (
    <div className={css.group}>
      <RadioGroup
        label={labels.dates.legend}
        orientation="horizontal"
        options={[
          { value: 'weekly', label: labels.dates.weekly },
          { value: 'picked', label: labels.dates.picked },
        ]}
        value={form.way}
        onChange={(way) => change({ way })}
      />
      {form.way === 'weekly' ? <Weekly offer={offer} /> : <Picked offer={offer} />}
      <Holidays offer={offer} />
      <Text size="sm" tone="muted">
        {isWrong ? (errors.picked ?? '') : labels.dates.count({ count: days })}
      </Text>
    </div>
  );
}

/** Asked only where some of the days are holidays. */
function Holidays({ offer: { form, holidays, change } }: { offer: AddAvailabilityState }) {
  if (holidays.length === 0) return null;
  return (
    <Checkbox
      label={labels.dates.holidays.leaveOut({ count: holidays.length })}
      isChecked={form.leavesOutHolidays}
      onChange={({ currentTarget }) => change({ leavesOutHolidays: currentTarget.checked })}
    >
      {holidays
        .map(({ name, date }) => labels.dates.holidays.named({ name, date: formatDateShort(date) }))
        .join('; ')}
    </Checkbox>
  );
}

function Weekly({ offer: { form, errors, today, change } }: { offer: AddAvailabilityState }) {
  return (
    <>
      <fieldset className={css.weekdays}>
        <legend className={css.legend}>{labels.dates.weekdays}</legend>
        {weekdays.map((weekday, index) => (
          <Checkbox
            key={weekday}
            label={picker.weekdays[index] ?? weekday}
            isChecked={form.weekdays.includes(weekday)}
            error={index === 0 ? errors.weekdays : undefined}
            onChange={({ currentTarget }) =>
              change({
                weekdays: weekdays.filter((other) =>
                  other === weekday ? currentTarget.checked : form.weekdays.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={css.fieldPair}>
        {(['from', 'until'] as const).map((end) => (
          <DateField
            key={end}
            label={labels.dates[end]}
            invalidError={labels.dates.wrongDate}
            min={today}
            value={form[end]}
            error={errors[end]}
            onChange={({ currentTarget }) => change({ [end]: currentTarget.value })}
          />
        ))}
      </div>
    </>
  );
}

function Picked({ offer: { form, today, change } }: { offer: AddAvailabilityState }) {
  const { hours } = useBusiness();
  const open = new Set<string>(hours.map(({ weekday }) => weekday));
  const describe = (date: LocalDate): MultiDatePickerDay => {
    const said = { date: formatDate(date) };
    const isPast = date < today;
    const label = form.picked.includes(date) ? labels.dates.day.chosen(said) : labels.dates.day.open(said);
    return {
      label: isPast ? labels.dates.day.past(said) : label,
      isPast,
      isToday: date === today,
      isUsuallyClosed: !open.has(getWeekday(date)),
    };
  };
  return (
    <MultiDatePicker
      label={(month) => picker.calendar({ month: monthName(month) })}
      value={form.picked}
      onChange={(picked) => change({ picked })}
      onOpen={(date) => {
        if (form.picked.includes(date)) change({ picked: form.picked.filter((other) => other !== date) });
      }}
      onRemoveBooked={() => undefined}
      describeDay={describe}
      describeRange={({ first, last, dates }) =>
        labels.dates.range({
          first: formatDateShort(first),
          last: formatDateShort(last),
          count: dates.length,
        })
      }
      firstDate={today}
      defaultFocusedDate={form.picked[0] ?? today}
      formatMonth={monthName}
      weekdays={picker.weekdays}
      previousMonth={{ label: picker.month.prev, disabledReason: labels.dates.earlier }}
      nextMonth={{ label: picker.month.next }}
      announceMonth={monthName}
      legend={[
        { variant: 'empty', text: labels.dates.legendChosen },
        { variant: 'usuallyClosed', text: labels.dates.legendUsuallyClosed },
      ]}
    />
  );
}

/** The opening hours of each day, or others that are the same on each. */
export function ChooseHours({ offer: { form, errors, change } }: { offer: AddAvailabilityState }) {
  const { hours } = useBusiness();
  const own = form.hours;
  const first = hours[0];
  const usual = { from: first?.from ?? '10:00', to: first?.to ?? '18:00' };
  return (
    <div className={css.group}>
      <RadioGroup
        label={labels.hours.legend}
        options={[
          { value: 'opening', label: labels.hours.opening({ hours: formatHours(hours) }) },
          { value: 'own', label: labels.hours.own },
        ]}
        value={own === null ? 'opening' : 'own'}
        onChange={(way) => change({ hours: way === 'opening' ? null : usual })}
      />
      {own === null ? null : (
        <div className={css.fieldPair}>
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={labels.hours[end]}
              options={timeOptions(own[end])}
              value={own[end]}
              error={end === 'to' ? errors.hours : undefined}
              onChange={({ currentTarget }) => change({ hours: { ...own, [end]: currentTarget.value } })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
