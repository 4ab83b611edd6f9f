import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warning } from '../../private/warning.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { counter as counterStyle } from './TextArea.css.ts';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';

/** How much is written. */
export interface CharacterCount {
  /** Characters written. */
  count: number;
  /** Characters that fit. */
  max: number;
  /** Characters too many; 0 while it fits. */
  over: number;
}

/** Counts along, near the end aloud; what is too much stays, and the field says how much that is. */
export interface CharacterCounter {
  /** The most characters that are right. */
  max: number;
  /** Shown under the field: `12/255`. */
  text: (count: CharacterCount) => string;
  /** The same for the ear, as the field is reached and again near the limit: `240 of 255 characters`. */
  spoken: (count: CharacterCount) => string;
  /** What to do about more than fits; an `error` goes before it. */
  tooLong: (count: CharacterCount) => string;
}

export type TextAreaProps = FieldName &
  FieldMessageProps &
  InputProps<HTMLTextAreaElement> & {
    /** Not counted when left out. */
    counter?: CharacterCounter;
    /** Lines that are seen at first; it grows with what is written and can be pulled taller. @default 3 */
    rows?: number;
  };

/** In ms without typing before the count is spoken: in the midst of a word it would only be in the way. */
const announceDelay = 1000;

function countOf(count: number, max: number): CharacterCount {
  return { count, max, over: Math.max(0, count - max) };
}

/** What is said of the count: nothing until nine tenths are written. */
function announcement({ text, counter }: { text: string; counter: CharacterCounter }): string {
  const count = countOf(text.length, counter.max);
  if (count.over > 0) return counter.tooLong(count);
  return count.count >= counter.max * 0.9 ? counter.spoken(count) : '';
}

/** Several lines of text, counted where only so much fits. */
export function TextArea(props: TextAreaProps) {
  const { counter, value, defaultValue = '', rows = 3, isReadOnly = false, disabledReason } = props;
  const [own, setOwn] = useState(defaultValue);
  const [announced, setAnnounced] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countId = useId();
  warning(counter !== undefined && counter.max < 1, 'TextArea', 'write a `counter.max` of 1 or more.');

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const text = event.target.value;
    setOwn(text);
    if (counter) {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setAnnounced(announcement({ text, counter })), announceDelay);
    }
    props.onChange?.(event);
  }

  const count = counter && countOf((value ?? own).length, counter.max);
  const isOver = count !== undefined && count.over > 0;
  return (
    <Field
      {...props}
      error={props.error ?? (isOver ? counter?.tooLong(count) : undefined)}
      isTall
      describedBy={counter && countId}
      aside={
        count && (
          <span className={counterStyle({ isOver })}>
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
          rows={rows}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={change}
          readOnly={isReadOnly || disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
