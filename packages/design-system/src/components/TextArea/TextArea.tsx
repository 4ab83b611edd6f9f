'use client';

import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warnInDev } from '../../private/warning.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TextArea.css.ts';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';

export interface CharacterCount {
  count: number;
  /** The maximum number of characters. */
  max: number;
  /** Characters above the maximum; 0 within it. */
  over: number;
}

/** A character counter that is also announced near the limit; text above the limit stays, with an error. */
export interface CharacterCounter {
  /** The maximum number of characters. */
  max: number;
  /** Shown below the field: `12/255`. */
  text: (count: CharacterCount) => string;
  /** For screen readers, on focus and near the limit: `240 of 255 characters`. */
  spoken: (count: CharacterCount) => string;
  /** The error above the limit; `error` takes precedence. */
  tooLong: (count: CharacterCount) => string;
}

export type TextAreaProps = FieldName &
  FieldMessageProps &
  InputProps<HTMLTextAreaElement> & {
    /** No counter when left out. */
    counter?: CharacterCounter;
    /** The initial number of lines; it grows with its text and can be resized. @default 3 */
    rows?: 1 | 2 | 3 | 4 | 5 | 6;
  };

/** The pause in typing, in ms, after which the count is announced. */
const announceDelay = 1000;

function formatCount(count: number, max: number): CharacterCount {
  return { count, max, over: Math.max(0, count - max) };
}

/** The announcement of the count: none below nine tenths of the limit. */
function announcement({ text, counter }: { text: string; counter: CharacterCounter }): string {
  const count = formatCount(text.length, counter.max);
  if (count.over > 0) return counter.tooLong(count);
  return count.count >= counter.max * 0.9 ? counter.spoken(count) : '';
}

/** A field for several lines of text, with an optional character counter. */
export function TextArea(props: TextAreaProps) {
  const { counter, value, defaultValue = '', rows = 3, isReadOnly = false, disabledReason } = props;
  const [own, setOwn] = useState(defaultValue);
  const [announced, setAnnounced] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countId = useId();
  warnInDev(counter !== undefined && counter.max < 1, 'TextArea', 'write a `counter.max` of 1 or more.');

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const text = event.target.value;
    setOwn(text);
    if (counter) {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setAnnounced(announcement({ text, counter })), announceDelay);
    }
    props.onChange?.(event);
  }

  const count = counter && formatCount((value ?? own).length, counter.max);
  const isOver = count !== undefined && count.over > 0;
  return (
    <Field
      {...props}
      error={props.error ?? (isOver ? counter?.tooLong(count) : undefined)}
      isTall
      describedBy={counter && countId}
      aside={
        count && (
          <span className={css.counter({ isOver })}>
            <span aria-hidden="true">{counter?.text(count)}</span>
            <span id={countId} hidden>
              {counter?.spoken(count)}
            </span>
            <VisuallyHidden isLive>{announced}</VisuallyHidden>
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...inputAttributes(props)}
          className={`${control.className} ${css.rows[rows]}`}
          rows={rows}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={change}
          readOnly={isReadOnly || disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
