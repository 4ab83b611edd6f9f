import { useRef, type ReactNode } from 'react';
import { Anchor, type RouterLinkProps } from '../../private/Anchor.tsx';
import { warning } from '../../private/warning.ts';
import { visiblePages } from './pages.ts';
import type { PagerProps, PagerTarget } from './Pager.types.ts';
import * as css from './Pager.css.ts';

export type { PagerProps, PagerTarget, PagerWords } from './Pager.types.ts';

/** The way through the pages of a list: back, some numbers, onward. */
export function Pager({ words, margin = 1, range = 2, ...props }: PagerProps) {
  const { page, pages } = inBounds(props);
  const numbers = useRef<HTMLOListElement>(null);
  // At the first and the last page the part that was pressed goes away: the keyboard goes on at the page's number.
  const keepFocus = (to: number) => {
    if (to !== 1 && to !== pages) return;
    numbers.current?.querySelector<HTMLElement>(`[data-page="${to}"]`)?.focus({ preventScroll: true });
  };
  const turn = ({ text, suffix }: { text: string; suffix: string }, to: number, rel: 'prev' | 'next') => (
    <Turn {...target(props, to)} isOver={to < 1 || to > pages} rel={rel} onLeave={() => keepFocus(to)}>
      {text}
      <span className={css.hidden}> {suffix}</span>
    </Turn>
  );
  return (
    <nav className={css.pager} aria-label={words.label}>
      {turn(words.previous, page - 1, 'prev')}
      <ol ref={numbers} className={css.pages}>
        {visiblePages(page, pages, margin, range).map((part, index) => (
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
      <span role="status" className={css.hidden}>
        {words.turned(page, pages)}
      </span>
    </nav>
  );
}

/** The nearest page there is. */
function inBounds({ page, pages: asked }: Pick<PagerProps, 'page' | 'pages'>) {
  const pages = Math.max(1, asked);
  warning(
    !Number.isInteger(page) || page < 1 || page > pages,
    'Pager',
    `there is no page ${page}. Write a whole number from 1 to ${pages}.`,
  );
  return { pages, page: Math.min(Math.max(1, Math.trunc(page) || 1), pages) };
}

type PartTarget = { href: string; onTurn?: undefined } | { href?: undefined; onTurn: () => void };

function target({ href, onTurn }: PagerTarget, page: number): PartTarget {
  return href ? { href: href(page) } : { onTurn: () => onTurn(page) };
}

type PartProps = PartTarget &
  Pick<RouterLinkProps, 'className' | 'children' | 'rel' | 'aria-current' | 'aria-label'> & {
    'data-page'?: number;
    onLeave?: () => void;
  };

/** A page's link, or its button where it has no address. */
function Part({ href, onTurn, onLeave, rel, ...part }: PartProps) {
  if (href !== undefined)
    return <Anchor component="Pager" {...part} href={href} rel={rel} onClick={onLeave} />;
  const press = () => {
    onLeave?.();
    onTurn();
  };
  return <button type="button" {...part} onClick={press} />;
}

type TurnProps = PartTarget & {
  /** There is no page that way. */
  isOver: boolean;
  rel: 'prev' | 'next';
  onLeave: () => void;
  children: ReactNode;
};

function Turn({ isOver, children, ...to }: TurnProps) {
  if (isOver) {
    return (
      <span className={css.noTurn}>
        <span>{children}</span>
      </span>
    );
  }
  return (
    <Part {...to} className={css.turn}>
      <span>{children}</span>
    </Part>
  );
}

function Gap({ children }: { children: string }) {
  return (
    <span className={css.gap}>
      <span aria-hidden="true">…</span>
      <span className={css.hidden}>{children}</span>
    </span>
  );
}
