'use client';

import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { breakable } from '../../private/breakable.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './CopyField.css.ts';

export interface CopyFieldProps {
  /** Label of the value, for example "Amount". */
  label: string;
  /** The value shown, and copied unless `copyValue` is given. */
  value: string;
  /** The value to copy, where it differs from the one shown. @default value */
  copyValue?: string;
  /** What screen readers say of the value, where it differs, such as a code letter by letter. @default value */
  spokenValue?: string;
  /** Labels of the button and announcements. */
  words: {
    /** "Copy". */
    copy: string;
    /** "Copied", shown for three seconds. */
    copied: string;
    /** Announced after copying, for example "Amount copied". */
    announce: string;
    /** Shown and announced when the browser refuses. */
    failed: string;
  };
}

export interface CopyFieldGroupProps {
  items: readonly CopyFieldProps[];
}

/** A value of more characters, such as a URL, takes the full width. */
const longer = 40;

/** How long "Copied" is shown, in ms. */
const shownFor = 3000;

/** A list of values, each with a button to copy it. */
export function CopyFieldGroup({ items }: CopyFieldGroupProps) {
  return (
    <div className={css.list}>
      {items.map((item) => (
        <Field key={item.label} {...item} />
      ))}
    </div>
  );
}

/** One value with the button that copies it. */
export function CopyField(props: CopyFieldProps) {
  return <CopyFieldGroup items={[props]} />;
}

function Field({ label, value, copyValue = value, spokenValue, words }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    // Cleared first, so that copying again is announced again.
    setOutcome('none');
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(copyValue);
      setOutcome('copied');
      timer.current = setTimeout(() => setOutcome('none'), shownFor);
    } catch {
      setOutcome('failed');
    }
  };
  const id = useId();
  const isCopied = outcome === 'copied';
  const isLong = value.length > longer;
  return (
    <div className={isLong ? css.longField : css.field}>
      <dl className={css.textBlock}>
        <dt id={`${id}label`} className={css.label}>
          {label}
        </dt>
        <dd className={isLong ? css.longValue : css.value}>
          {spokenValue === undefined ? (
            breakable(value)
          ) : (
            <>
              <span aria-hidden>{breakable(value)}</span>
              <span className={hidden}>{spokenValue}</span>
            </>
          )}
        </dd>
      </dl>
      <button
        type="button"
        className={css.button}
        aria-labelledby={`${id}words ${id}label`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span id={`${id}words`} className={css.buttonLabels}>
          <span className={isCopied ? css.hiddenLabel : css.visibleLabel}>{words.copy}</span>
          <span className={isCopied ? css.visibleLabel : css.hiddenLabel}>{words.copied}</span>
        </span>
      </button>
      <span role="status" className={outcome === 'failed' ? css.failed : hidden}>
        {outcome === 'none' ? '' : words[outcome === 'copied' ? 'announce' : 'failed']}
      </span>
    </div>
  );
}
