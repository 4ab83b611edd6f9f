import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isCalm } from '../../private/isCalm.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { TimeList } from '../TimeList/TimeList.tsx';
import type { DateTimePickerFooterProps, DateTimePickerProps } from './DateTimePicker.types.ts';
import * as css from './DateTimePicker.css.ts';

export type {
  DateTimePickerFooterProps,
  DateTimePickerProps,
  DateTimePickerTimes,
} from './DateTimePicker.types.ts';

/** A date, then a time: side by side where there is room, one under the other on a phone. */
export function DateTimePicker({ id, dates, times, prompt, announcement }: DateTimePickerProps) {
  const side = useRef<HTMLElement>(null);
  const chooseDate = (date: string) => {
    // The times of the day have to stand there before they can be brought into view.
    flushSync(() => dates.onChange(date));
    reveal(side.current);
  };
  return (
    <div id={id} className={css.frame}>
      <div className={css.columns}>
        <DatePicker {...dates} onChange={chooseDate} />
        <section ref={side} className={css.times}>
          {times ? (
            <>
              <h3 className={css.heading}>{times.heading}</h3>
              <TimeList
                key={dates.value}
                label={times.label}
                times={times.times}
                value={times.value}
                onChange={times.onChange}
              />
            </>
          ) : (
            <p className={css.prompt}>{prompt}</p>
          )}
          <span role="status" className={css.hidden}>
            {announcement}
          </span>
        </section>
      </div>
    </div>
  );
}

/** On a phone the times lie below the fold: choosing a day brings them into view. */
function reveal(times: HTMLElement | null) {
  const isBelow = times !== null && times.getBoundingClientRect().top > window.innerHeight * 0.6;
  if (isBelow) times.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
}

/** What is chosen so far, and the way on; for the foot of the dialog around a picker. */
export function DateTimePickerFooter({ pickerId, chosen, next }: DateTimePickerFooterProps) {
  const whyId = useId();
  const { why, onPress, label } = next;
  return (
    <div className={css.footer}>
      <div className={css.chosen}>
        {chosen ? (
          <p>
            <strong className={css.chosenTitle}>
              <bdi>{chosen.title}</bdi>
            </strong>
            <bdi>{chosen.detail}</bdi>
          </p>
        ) : null}
        {why ? <p id={whyId}>{why}</p> : null}
      </div>
      <Button
        size="lg"
        trailingIcon="arrowRight"
        onClick={onPress}
        isNotReady={why !== undefined}
        onNotReady={() => focusWhatIsMissing(pickerId)}
        {...(why ? { describedBy: whyId } : {})}
      >
        {label}
      </Button>
    </div>
  );
}

/** Moves to the time list when there is one, else to the calendar. */
function focusWhatIsMissing(pickerId: string) {
  const picker = document.getElementById(pickerId);
  const stop = '[tabindex="0"]';
  const missing =
    picker?.querySelector<HTMLElement>(`[role=radiogroup] ${stop}`) ??
    picker?.querySelector<HTMLElement>(`[role=grid] ${stop}`);
  missing?.focus();
}
