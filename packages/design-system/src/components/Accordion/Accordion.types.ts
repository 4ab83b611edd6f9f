import type { ReactNode } from 'react';

/** One question with its answer. */
export interface AccordionItem {
  /** Key, unique in the list. */
  key: string;
  /** What is asked; always seen. */
  heading: string;
  /** What opens under it. */
  content: ReactNode;
  /**
   * Open at first.
   * @default false
   */
  isOpen?: boolean;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** The questions. */
  items: readonly AccordionItem[];
  /**
   * Whether several can be open; otherwise opening one closes the other.
   * @default false
   */
  hasManyOpen?: boolean;
  /** Keys of those that are open; the list follows when they change. Each item's `isOpen` says so at first when left out. */
  openKeys?: readonly string[];
  /**
   * Heading level of each question.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Called with the keys that are open now, whoever opened them: the reader, or the browser for a word searched for. */
  onToggle?: (openKeys: string[]) => void;
}
