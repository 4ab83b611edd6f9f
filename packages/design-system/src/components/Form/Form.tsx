import { useEffect, useRef } from 'react';
import { FormSummary } from '../FormSummary/FormSummary.tsx';
import { form } from './Form.css.ts';
import type { FormProps } from './Form.types.ts';

export type { FormProps } from './Form.types.ts';

/** Fields that are sent together, and above them what must be mended after a refusal. */
export function Form({ children, onSubmit, summary, id, ariaLabel }: FormProps) {
  const summaryRef = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  // Whoever judges the form may take a while: the summary comes with some later rendering, and a second refusal in the
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
