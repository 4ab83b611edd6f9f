'use client';

import { type MouseEvent, useId, type ReactNode } from 'react';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import type { HeadingLevel } from '../../private/variants.ts';
import { chevronDown } from '../Icon/paths.ts';
import * as css from './Accordion.css.ts';

export interface AccordionItem {
  /** Key, unique within the accordion. */
  key: string;
  /** The question; always visible. */
  heading: string;
  /** The answer, shown below the question while it is open. */
  content: ReactNode;
  /** Open initially. @default false */
  isOpen?: boolean;
}

export interface AccordionProps {
  /** The questions. Opening one closes the others. */
  items: readonly AccordionItem[];
  /** The level of the questions in the document outline. @default 2 */
  headingLevel?: HeadingLevel;
}

/**
 * Questions with expandable answers, built on `<details name>`: answers open before any script has run, the browser's
 * page search finds and opens them, and opening one closes the others.
 */
export function Accordion({ items, headingLevel = 2 }: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(items);
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul>
      {items.map(({ key, heading, content, isOpen }) => (
        <li key={key} className={css.item}>
          {/* It may have been opened before hydration, and stays so. */}
          <details className={css.disclosure} name={name} open={isOpen} suppressHydrationWarning>
            <summary className={css.summary} onClick={toggleInPlace}>
              <Heading className={css.heading}>{heading}</Heading>
              <svg className={css.indicator} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={chevronDown} />
              </svg>
            </summary>
            <div className={css.content}>{content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The heading stays where it was pressed, although an answer above it closes. */
function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget;
  const details = summary.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  const { top } = summary.getBoundingClientRect();
  event.preventDefault();
  details.open = !details.open;
  window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
}

function warnAboutProps(items: readonly AccordionItem[]) {
  const duplicate = firstDuplicate(items.map(({ key }) => key));
  warnInDev(
    duplicate !== undefined,
    'Accordion',
    `two items have the key "${duplicate}": give every item its own.`,
  );
  warnInDev(
    items.filter(({ isOpen }) => isOpen).length > 1,
    'Accordion',
    'several items are open though only one can be: open one of them.',
  );
}
