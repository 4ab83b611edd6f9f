import { type ReactNode, useEffect, useRef } from 'react';
import { FormSummary, type FormSummaryItem } from '../FormSummary/FormSummary.tsx';
import { form } from './Form.css.ts';

export interface FormProps {
  /** Its fields and its button, one under another. */
  children: ReactNode;
  /** Called when it is sent; the browser itself validates and sends nothing. */
  onSubmit: () => void | Promise<void>;
  /**
   * What must be corrected, once it was refused. The first summary after it was sent gets the focus, unless one has gone
   * on typing meanwhile. Nothing is shown while there are no items.
   */
  summary?: {
    /** `Please look at two fields`. */
    title: string;
    items: readonly FormSummaryItem[];
  };
  /** Its id, for a button elsewhere that sends it. */
  id?: string;
  /** Names it as a part of the page; none of its landmarks when left out. */
  ariaLabel?: string;
}

/** Fields that are sent together, and above them what must be corrected after a refusal. */
export function Form({ children, onSubmit, summary, id, ariaLabel }: FormProps) {
  const summaryRef = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  // Validation may take a while: the summary comes with some later rendering, and a second refusal in the
  // same words with one that changes nothing else.
  useEffect(() => {
    if (!isAwaited.current || !summaryRef.current) return;
    isAwaited.current = false;
    summaryRef.current.focus();
  });
  return (
    <form
      noValidate
      id={id}
      aria-label={ariaLabel}
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        isAwaited.current = true;
        void onSubmit();
      }}
      onInput={() => {
        isAwaited.current = false;
      }}
    >
      {summary && <FormSummary ref={summaryRef} {...summary} />}
      {children}
    </form>
  );
}
