'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary, type ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx';
import { form } from './Form.css.ts';

export interface FormProps {
  /** Its fields and buttons, below each other. */
  children: ReactNode;
  /** Called on submit; the browser neither validates nor sends anything. */
  onSubmit: () => void | Promise<void>;
  /**
   * Fields to correct after a submit. The first summary after a submit receives the focus, unless the user has
   * continued typing. Nothing is shown while it is empty.
   */
  summary?: {
    /** Title of the summary: `Please look at two fields`. */
    title: string;
    items: readonly ErrorSummaryItem[];
  };
  /** Its id, for a submit button outside of it. */
  id?: string;
  /** Makes it a landmark with this name; not a landmark when left out. */
  ariaLabel?: string;
}

/** A form with a summary of its errors above the fields. */
export function Form({ children, onSubmit, summary, id, ariaLabel }: FormProps) {
  const summaryRef = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  // Validation may be asynchronous: the summary appears in a later render, and may be the same after a second submit.
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
      {summary && <ErrorSummary ref={summaryRef} {...summary} />}
      {children}
    </form>
  );
}
