import { Fragment, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './CopyField.css.ts';

export interface CopyFieldProps {
  /** What the value is, for example "Amount". */
  label: string;
  /** What is shown, and copied unless `copyValue` says otherwise. */
  value: string;
  /** What is copied, where it differs from what is shown. @default value */
  copyValue?: string;
  /** Words of the button before and after, and what is said. */
  words: {
    /** "Copy". */
    copy: string;
    /** "Copied", seen for three seconds. */
    copied: string;
    /** Heard after copying, for example "Amount copied". */
    announce: string;
    /** Seen and heard when the browser refuses. */
    failed: string;
  };
}

export interface CopyListProps {
  /** The values that belong together. */
  items: readonly CopyFieldProps[];
}

/** A value of more characters, such as an address on the web, has the line to itself. */
const longer = 40;

/** How long "Copied" stays, in ms. */
const shownFor = 3000;

/** Values that are copied one by one, in one frame. */
export function CopyList({ items }: CopyListProps) {
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
  return <CopyList items={[props]} />;
}

/** An address that has to break does so behind its @, rather than in the middle of a word. */
const breakable = (value: string) =>
  value.split(/(?<=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

function Field({ label, value, copyValue = value, words }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    // Cleared first, so that copying twice is said twice.
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
      <dl className={css.words}>
        <dt id={`${id}label`} className={css.label}>
          {label}
        </dt>
        <dd className={isLong ? css.longValue : css.value}>{breakable(value)}</dd>
      </dl>
      <button
        type="button"
        className={css.button}
        aria-labelledby={`${id}words ${id}label`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span id={`${id}words`} className={css.buttonWords}>
          <span className={isCopied ? css.away : css.oneOfTwo}>{words.copy}</span>
          <span className={isCopied ? css.oneOfTwo : css.away}>{words.copied}</span>
        </span>
      </button>
      <span role="status" className={outcome === 'failed' ? css.failed : hidden}>
        {outcome === 'copied' ? words.announce : null}
        {outcome === 'failed' ? words.failed : null}
      </span>
    </div>
  );
}
