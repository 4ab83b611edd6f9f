import type { ReactNode } from 'react';
import type { FormSummaryItem } from '../FormSummary/FormSummary.tsx';

export interface FormProps {
  /** Its fields and its button, one under another. */
  children: ReactNode;
  /** Called when it is sent; the browser itself judges and sends nothing. */
  onSubmit: () => void | Promise<void>;
  /**
   * What must be mended, once it was refused. The first summary after it was sent gets the focus, unless one has gone
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
