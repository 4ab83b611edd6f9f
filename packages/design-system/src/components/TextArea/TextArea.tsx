import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { warning } from '../../private/warning.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { counter as counterStyle } from './TextArea.css.ts';
import type { CharacterCount, CharacterCounter, TextAreaProps } from './TextArea.types.ts';

export type { CharacterCount, CharacterCounter, TextAreaProps } from './TextArea.types.ts';

/** How long nothing is typed before the count is spoken: in the midst of a word it would only be in the way. */
const PAUSE = 1000;

function countOf(count: number, max: number): CharacterCount {
  return { count, max, over: Math.max(0, count - max) };
}

/** What is said of the count: nothing until nine tenths are written. */
function aloud({ text, counter }: { text: string; counter: CharacterCounter }): string {
  const count = countOf(text.length, counter.max);
  if (count.over > 0) return counter.tooLong(count);
  return count.count >= counter.max * 0.9 ? counter.spoken(count) : '';
}

/** Several lines of text, counted where only so much fits. */
export function TextArea(props: TextAreaProps) {
  const { counter, value, defaultValue = '', rows = 3, isReadOnly = false, disabledReason } = props;
  const [own, setOwn] = useState(defaultValue);
  const [spoken, setSpoken] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countId = useId();
  warning(counter !== undefined && counter.max < 1, 'TextArea', 'write a `counter.max` of 1 or more.');

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    const text = event.target.value;
    setOwn(text);
    if (counter) {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setSpoken(aloud({ text, counter })), PAUSE);
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
            <VisuallyHidden isLive>{spoken}</VisuallyHidden>
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={props.ref}
          rows={rows}
          name={props.name}
          value={value}
          defaultValue={value === undefined ? defaultValue : undefined}
          onChange={change}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          readOnly={isReadOnly || disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
