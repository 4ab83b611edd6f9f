'use client';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { warnInDev } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './TimeSlotPicker.css.ts';

/** The state of a time; only `free` can be chosen. */
export type TimeSlotPickerState = 'free' | 'booked' | 'past' | 'yours';

export interface TimeSlotPickerItem {
  /** Its value, `HH:MM`, 24 hours. */
  time: string;
  state: TimeSlotPickerState;
  /** Its text, for example "2:00 pm". */
  text: string;
  /** Text beside it: "to 3:00 pm" for a free time, "booked" or "past" for others. */
  note?: string;
  /** Accessible name. */
  label: string;
  /** Why it cannot be chosen; shown below the list while the time has the focus. */
  disabledReason?: string;
}

export interface TimeSlotPickerProps {
  /** Accessible name, for example "Times on Saturday 12 December 2026". */
  label: string;
  /** The times of the day, in order. */
  times: readonly TimeSlotPickerItem[];
  /** The chosen time, `HH:MM`. */
  value?: string | undefined;
  /** Called with a newly chosen time, always a free one. */
  onChange: (time: string) => void;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The times of a day, one of which can be chosen. Arrow keys move over all times, also those that cannot be chosen, so
 * that their reason can be read out; Space or Enter chooses.
 */
export function TimeSlotPicker({ label, times: given, value, onChange }: TimeSlotPickerProps) {
  const times = given.filter(isFirst);
  if (process.env.NODE_ENV !== 'production') warnAboutProps(given, value);
  const reasonId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const tabStop = [focused, value, times.find((item) => item.state === 'free')?.time, times[0]?.time].find(
    (time) => times.some((item) => item.time === time),
  );
  const disabledReason = times.find((item) => item.time === focused && item.state !== 'free')?.disabledReason;

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const index = times.findIndex((item) => item.time === tabStop);
    if (!step || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = list.current?.querySelectorAll<HTMLElement>('[role=radio]')[step(index, times.length)];
    next?.focus();
  };

  return (
    <div className={css.frame}>
      <div ref={list} role="radiogroup" aria-label={label} className={css.list}>
        {times.map((item) => (
          <Time
            key={item.time}
            item={item}
            isChosen={item.state === 'free' && item.time === value}
            isTabStop={item.time === tabStop}
            reasonId={item.time === focused && disabledReason ? reasonId : undefined}
            onFocus={() => setFocused(item.time)}
            onBlur={() => setFocused(undefined)}
            onKeyDown={walk}
            onChoose={() => onChange(item.time)}
          />
        ))}
      </div>
      <p id={reasonId} className={css.disabledReason}>
        {disabledReason}
      </p>
    </div>
  );
}

/** Whether no earlier item has the same time. */
const isFirst = ({ time }: TimeSlotPickerItem, index: number, all: readonly TimeSlotPickerItem[]) =>
  all.findIndex((other) => other.time === time) === index;

function warnAboutProps(times: readonly TimeSlotPickerItem[], value: string | undefined) {
  times.forEach((item, index) => {
    const { time } = item;
    warnInDev(
      !/^([01]\d|2[0-3]):[0-5]\d$/.test(time),
      'TimeSlotPicker',
      `times[${index}].time="${time}" is no time. Write HH:MM of 24 hours, for example "15:00".`,
    );
    warnInDev(
      !isFirst(item, index, times),
      'TimeSlotPicker',
      `times[${index}].time="${time}" is there already, so it is left out. Give each time once.`,
    );
  });
  const state = times.find((item) => item.time === value)?.state;
  warnInDev(
    value !== undefined && state !== 'free',
    'TimeSlotPicker',
    `value="${value}" is ${state ?? 'not among the times'} and is shown as not chosen. Give a free time, or none.`,
  );
}

interface TimeProps {
  item: TimeSlotPickerItem;
  isChosen: boolean;
  isTabStop: boolean;
  reasonId: string | undefined;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

function Time({ item, isChosen, isTabStop, reasonId, onChoose, ...events }: TimeProps) {
  const isFree = item.state === 'free';
  return (
    <button
      type="button"
      // Buttons, not radio inputs: those would choose with every arrow key, and could not be focused while disabled.
      role="radio"
      aria-checked={isChosen}
      aria-disabled={isFree ? undefined : true}
      aria-describedby={reasonId}
      tabIndex={isTabStop ? 0 : -1}
      className={css.time({ look: isChosen ? 'chosen' : item.state })}
      {...events}
      onClick={(event) => {
        // Safari does not focus a button on tap; a time that cannot be chosen needs the focus to show its reason.
        event.currentTarget.focus();
        if (isFree) onChoose();
      }}
    >
      <span className={hidden}>{item.label}</span>
      <span className={css.textBlock({ look: item.state })} aria-hidden="true">
        {item.text}
      </span>
      {item.note ? (
        <span className={css.note({ look: isChosen ? 'chosen' : item.state })} aria-hidden="true">
          {item.note}
        </span>
      ) : null}
      {isChosen ? (
        <span className={css.check}>
          <Icon name="check" />
        </span>
      ) : null}
    </button>
  );
}
