import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../private/prefersReducedMotion.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { TimeList } from '../TimeList/TimeList.tsx';
import type { TimeListProps } from '../TimeList/TimeList.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './DateTimePicker.css.ts';

/** The times of the chosen date. */
export interface DateTimePickerTimes extends TimeListProps {
  /** The chosen date in words, above the list. */
  heading: string;
}

export interface DateTimePickerProps {
  /** Its id, for the footer. */
  id: string;
  /** The days. */
  dates: DatePickerProps;
  /** The times of the chosen date; without them the prompt stands in their place. */
  times?: DateTimePickerTimes | undefined;
  /** What to do first, for example "Choose a date to see its times." */
  prompt: string;
  /** Says the chosen date and how many of its times are free (for screen readers). */
  announcement?: string | undefined;
}

export interface DateTimePickerFooterProps {
  /** Id of the picker: pressing Next too early moves to what it still lacks. */
  pickerId: string;
  /** The choice so far: a strong line and a quiet one. Nothing is said before there is a choice. */
  chosen?: { title: string; detail?: string } | undefined;
  /** The button; with `why` it stays in reach, the reason stands beside it, and pressing it moves to the picker. */
  next: { label: string; disabledReason?: string | undefined; onPress: () => void };
}

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
          <span role="status" className={hidden}>
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
  if (isBelow)
    times.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** What is chosen so far, and the way on; for the foot of the dialog around a picker. */
export function DateTimePickerFooter({ pickerId, chosen, next }: DateTimePickerFooterProps) {
  const reasonId = useId();
  const { disabledReason, onPress, label } = next;
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
        {disabledReason ? <p id={reasonId}>{disabledReason}</p> : null}
      </div>
      <Button
        size="lg"
        trailingIcon="arrowRight"
        onClick={onPress}
        isNotReady={disabledReason !== undefined}
        onNotReady={() => focusWhatIsMissing(pickerId)}
        {...(disabledReason ? { describedBy: reasonId } : {})}
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
