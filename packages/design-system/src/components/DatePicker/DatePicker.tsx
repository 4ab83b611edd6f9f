import { useEffect, useId, useRef } from 'react';
import { isCalm } from '../../private/isCalm.ts';
import { Button } from '../Button/Button.tsx';
import { Calendar } from '../Calendar/Calendar.tsx';
import { TimeList } from '../TimeList/TimeList.tsx';
import type { DatePickerFooterProps, DatePickerProps } from './DatePicker.types.ts';
import * as css from './DatePicker.css.ts';

export type { DatePickerFooterProps, DatePickerProps, DatePickerTimes } from './DatePicker.types.ts';

/** A date, then a time: side by side where there is room, one under the other on a phone. */
export function DatePicker({ id, calendar, times, prompt, announcement }: DatePickerProps) {
  const side = useRef<HTMLElement>(null);
  const shown = useRef(calendar.value);
  // On a phone the times lie below the fold: choosing another day brings them into view.
  useEffect(() => {
    if (shown.current === calendar.value) return;
    shown.current = calendar.value;
    const box = side.current;
    if (!box || !calendar.value) return;
    const isBelow = box.getBoundingClientRect().top > window.innerHeight * 0.6;
    if (isBelow) box.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [calendar.value]);
  return (
    <div id={id} className={css.frame}>
      <div className={css.columns}>
        <Calendar {...calendar} />
        <section ref={side} className={css.times}>
          {times ? (
            <>
              <h3 className={css.heading}>{times.heading}</h3>
              <TimeList
                key={calendar.value}
                label={times.label}
                times={times.times}
                value={times.value}
                onChange={times.onChange}
              />
            </>
          ) : (
            <p className={css.prompt}>{prompt}</p>
          )}
          <output className={css.hidden}>{announcement}</output>
        </section>
      </div>
    </div>
  );
}

/** What is chosen so far, and the way on; for the foot of the dialog around a picker. */
export function DatePickerFooter({ pickerId, chosen, next }: DatePickerFooterProps) {
  const whyId = useId();
  const { why, onPress, label } = next;
  return (
    <div className={css.footer}>
      <div className={css.chosen}>
        {chosen ? (
          <p>
            <strong className={css.chosenTitle}>{chosen.title}</strong>
            {chosen.detail}
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

/** The time list when there is one, else the calendar. */
function focusWhatIsMissing(pickerId: string) {
  const picker = document.getElementById(pickerId);
  const stop = '[tabindex="0"]';
  const missing =
    picker?.querySelector<HTMLElement>(`[role=radiogroup] ${stop}`) ??
    picker?.querySelector<HTMLElement>(`[role=grid] ${stop}`);
  missing?.focus();
}
