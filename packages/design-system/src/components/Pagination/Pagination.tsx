'use client';

import { type ReactNode, useRef } from 'react';
import { RouterAnchor, type RouterLinkProps } from '../../private/RouterAnchor.tsx';
import { warnInDev } from '../../private/warning.ts';
import { visiblePages } from './pages.ts';
import { hidden } from '../../private/visuallyHidden.css.ts';
import * as css from './Pagination.css.ts';

/** Texts of {@link Pagination}; where there are two, the first is visible and the second is for screen readers. */
export interface PaginationWords {
  /** Accessible name, for example "Pages of styles". */
  label: string;
  /** "Prev", followed by "page" for screen readers. */
  previous: { text: string; suffix: string };
  /** "Next", followed by "page" for screen readers. */
  next: { text: string; suffix: string };
  /** For example "Page 2". */
  page: (page: number) => string;
  /** For example "Page 2 of 7, you are here". */
  current: (page: number, pages: number) => string;
  /** For example "Some pages are not shown". */
  gap: string;
  /** Announced after a page change, for example "Page 2 of 7 shown". */
  turned: (page: number, pages: number) => string;
}

/** Pages with URLs are links, so that they can be opened in new tabs and Back works. */
interface ByAddress {
  /** The URL of a page. */
  href: (page: number) => string;
  onPageChange?: undefined;
}

/** Pages without URLs, as in a dialog, are buttons. */
interface ByEvent {
  href?: undefined;
  onPageChange: (page: number) => void;
}

/** Whether pages have URLs. */
export type PaginationTarget = ByAddress | ByEvent;

export type PaginationProps = PaginationTarget & {
  /** The current page, from 1. */
  page: number;
  /** The number of pages; it is also shown for one page. */
  pages: number;
  words: PaginationWords;
};

/** Pagination: previous, page numbers and next. */
export function Pagination({ words, ...props }: PaginationProps) {
  const { page, pages } = inBounds(props);
  const numbers = useRef<HTMLOListElement>(null);
  // On the first and the last page the pressed button disappears: the focus moves to the number of the current page.
  const keepFocus = (to: number) => {
    if (to !== 1 && to !== pages) return;
    numbers.current?.querySelector<HTMLElement>(`[data-page="${to}"]`)?.focus({ preventScroll: true });
  };
  const turn = ({ text, suffix }: { text: string; suffix: string }, to: number, rel: 'prev' | 'next') => (
    <Turn {...target(props, to)} isOver={to < 1 || to > pages} rel={rel} onLeave={() => keepFocus(to)}>
      <span>{text}</span>
      <span className={hidden}> {suffix}</span>
    </Turn>
  );
  return (
    <nav className={css.pagination} aria-label={words.label}>
      {turn(words.previous, page - 1, 'prev')}
      <ol ref={numbers} className={css.pages}>
        {visiblePages(page, pages).map((part, index) => (
          <li key={part === 'gap' ? `gap${index}` : part} data-gap={part === 'gap' ? '' : undefined}>
            {part === 'gap' ? (
              <Gap>{words.gap}</Gap>
            ) : (
              <Part
                {...target(props, part)}
                className={css.page}
                data-page={part}
                aria-current={part === page ? 'page' : undefined}
                aria-label={part === page ? words.current(part, pages) : words.page(part)}
              >
                {part}
              </Part>
            )}
          </li>
        ))}
      </ol>
      {turn(words.next, page + 1, 'next')}
      <span role="status" className={hidden}>
        {words.turned(page, pages)}
      </span>
    </nav>
  );
}

/** The nearest existing page. */
function inBounds({ page, pages: asked }: Pick<PaginationProps, 'page' | 'pages'>) {
  const pages = Math.max(1, asked);
  warnInDev(
    !Number.isInteger(page) || page < 1 || page > pages,
    'Pagination',
    `there is no page ${page}. Write a whole number from 1 to ${pages}.`,
  );
  return { pages, page: Math.min(Math.max(1, Math.trunc(page) || 1), pages) };
}

type PartTarget = { href: string; onPageChange?: undefined } | { href?: undefined; onPageChange: () => void };

function target({ href, onPageChange }: PaginationTarget, page: number): PartTarget {
  return href ? { href: href(page) } : { onPageChange: () => onPageChange(page) };
}

type PartProps = PartTarget &
  Pick<RouterLinkProps, 'className' | 'children' | 'rel' | 'aria-current' | 'aria-label'> & {
    'data-page'?: number;
    onLeave?: () => void;
  };

/** A page's link, or a button where it has no URL. */
function Part({ href, onPageChange, onLeave, rel, ...part }: PartProps) {
  if (href !== undefined)
    return <RouterAnchor component="Pagination" {...part} href={href} rel={rel} onClick={onLeave} />;
  const press = () => {
    onLeave?.();
    onPageChange();
  };
  return <button type="button" {...part} onClick={press} />;
}

type TurnProps = PartTarget & {
  /** There is no page in this direction. */
  isOver: boolean;
  rel: 'prev' | 'next';
  onLeave: () => void;
  children: ReactNode;
};

function Turn({ isOver, children, ...to }: TurnProps) {
  if (isOver) {
    return (
      <span className={css.disabledPart}>
        <span>{children}</span>
      </span>
    );
  }
  return (
    <Part {...to} className={css.previousOrNext}>
      <span>{children}</span>
    </Part>
  );
}

function Gap({ children }: { children: string }) {
  return (
    <span className={css.ellipsis}>
      <span aria-hidden="true">…</span>
      <span className={hidden}>{children}</span>
    </span>
  );
}
