import * as month from '../../../private/month/month.css.ts';
import type { DatePickerDay as Day } from '../DatePicker.types.ts';
import * as css from '../DatePicker.css.ts';

interface DatePickerDayProps {
  /** The figure in the grid. */
  figure: number;
  day: Day;
  isChosen: boolean;
  isTabStop: boolean;
  /** Id of the line that says why the day cannot be chosen; only while it does. */
  whyId: string | undefined;
  /** Called when the day gets the keyboard. */
  onFocus: () => void;
  /** Called when the day is pressed and can be chosen. */
  onChoose: () => void;
}

/** One day: a cell of the grid with its button. */
export function DatePickerDay({ figure, day, isChosen, isTabStop, whyId, ...events }: DatePickerDayProps) {
  const isFree = day.state === 'free';
  const look = css.day({ look: isChosen ? 'chosen' : day.state });
  return (
    <td
      aria-selected={isFree ? isChosen : undefined}
      aria-disabled={isFree ? undefined : true}
      className={month.cell}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={isFree ? undefined : true}
        aria-current={day.isToday ? 'date' : undefined}
        aria-busy={day.state === 'loading' || undefined}
        aria-describedby={whyId}
        className={`${month.day} ${look} ${day.isToday ? month.today : ''}`}
        onFocus={events.onFocus}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button on tap; a day that cannot be chosen has to, or it could not say why.
          currentTarget.focus();
          if (isFree) events.onChoose();
        }}
      >
        <span className={month.hidden}>{day.label}</span>
        <span className={day.state === 'past' ? css.struck : undefined} aria-hidden="true">
          {figure}
        </span>
        {day.caption ? (
          <span
            className={
              day.isToday && day.state === 'gone' ? `${month.caption} ${month.todayCaption}` : month.caption
            }
            aria-hidden="true"
          >
            {day.caption}
          </span>
        ) : null}
      </button>
    </td>
  );
}
