import type { ReactNode } from 'react';

/** One question with its answer. */
export interface AccordionItem {
  /** Key, unique in the list. */
  key: string;
  /** What is asked; always seen. */
  heading: string;
  /** What opens under it. */
  content: ReactNode;
  /** Open at first. @default false */
  isOpen?: boolean;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The questions; opening one closes the other. */
  items: readonly AccordionItem[];
  /** Heading level of each question. @default 2 */
  headingLevel?: 2 | 3;
  /** Called with the key that is open now, or with nothing. */
  onToggle?: (key: string | undefined) => void;
}
