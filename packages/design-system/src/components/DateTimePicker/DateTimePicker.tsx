'use client';

import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../private/focusField.ts';
import { prefersReducedMotion } from '../../private/prefersReducedMotion.ts';
import { Button } from '../Button/Button.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { TimeSlotPicker } from '../TimeSlotPicker/TimeSlotPicker.tsx';
import type { TimeSlotPickerProps } from '../TimeSlotPicker/TimeSlotPicker.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './DateTimePicker.css.ts';

export interface DateTimePickerTimes extends TimeSlotPickerProps {
  /** The chosen date, as the heading of the list, at the level of the month's. */
  heading: string;
}

export interface DateTimePickerProps {
  /** Its id, for the footer's `pickerId`. */
  id: string;
  dates: DatePickerProps;
  /** The times of the chosen date; the prompt is shown without them. */
  times?: DateTimePickerTimes | undefined;
  /** Shown before a date is chosen, for example "Choose a date to see its times." */
  prompt: string;
  /** Announced by screen readers: the chosen date and its number of free times. */
  announcement?: string | undefined;
}

export interface DateTimePickerFooterProps {
  /** Id of the picker, which receives the focus when Next is pressed too early. */
  pickerId: string;
  /** The selection so far: a bold line and a muted one. Empty before a date is chosen. */
  chosen?: { title: string; detail?: string } | undefined;
  /**
   * The button, which calls `onPress` or submits the form with the id `form`. With `disabledReason` it is disabled: the
   * reason is shown beside it, and pressing it moves the focus to the picker.
   */
  next: { label: string; disabledReason?: string | undefined } & (
    | { onPress: () => void; form?: never }
    | { form: string; onPress?: never }
  );
}

/** A date picker and the times of the chosen date: side by side, or below each other on a phone. */
export function DateTimePicker({ id, dates, times, prompt, announcement }: DateTimePickerProps) {
  const side = useRef<HTMLElement>(null);
  const Heading = `h${dates.headingLevel ?? 3}` as const;
  const chooseDate = (date: string) => {
    // The times must be rendered before they can be scrolled into view.
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
              <Heading className={css.heading}>{times.heading}</Heading>
              <TimeSlotPicker
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

/** On a phone the times are below the fold: choosing a date scrolls them into view. */
function reveal(times: HTMLElement | null) {
  const isBelow = times !== null && times.getBoundingClientRect().top > window.innerHeight * 0.6;
  if (isBelow)
    times.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** The selection so far and the next button, for the footer of a dialog with a picker. */
export function DateTimePickerFooter({ pickerId, chosen, next }: DateTimePickerFooterProps) {
  const reasonId = useId();
  const { disabledReason, onPress, form, label } = next;
  return (
    <div className={css.footer}>
      <div className={css.chosenSlot}>
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
        {...(form !== undefined && { type: 'submit', form })}
        {...(onPress && { onClick: onPress })}
        isDisabled={disabledReason !== undefined}
        onDisabledClick={() => {
          const picker = document.getElementById(pickerId);
          if (picker) focusField(picker);
        }}
        {...(disabledReason ? { describedBy: reasonId } : {})}
      >
        {label}
      </Button>
    </div>
  );
}
