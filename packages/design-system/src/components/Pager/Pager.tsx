import { Anchor } from '../../private/Anchor.tsx';
import { visiblePages } from './pages.ts';
import type { PagerPart } from './pages.ts';
import type { PagerProps } from './Pager.types.ts';
import * as css from './Pager.css.ts';

export type { PagerProps, PagerWords } from './Pager.types.ts';

/** The way through the pages of a list: back, some numbers, onward. Every page is a link of its own. */
export function Pager({ page, pages, href, words, margin = 1, range = 2 }: PagerProps) {
  return (
    <nav className={css.pager} aria-label={words.label}>
      <Turn words={words.previous} href={page > 1 ? href(page - 1) : undefined} rel="prev" />
      <ol className={css.pages}>
        {visiblePages(page, pages, margin, range).map((part, index) => (
          <li key={part === 'gap' ? `gap${index}` : part}>
            <Part part={part} page={page} pages={pages} href={href} words={words} />
          </li>
        ))}
      </ol>
      <Turn words={words.next} href={page < pages ? href(page + 1) : undefined} rel="next" />
    </nav>
  );
}

interface TurnProps {
  words: { text: string; suffix: string };
  href: string | undefined;
  rel: 'prev' | 'next';
}

function Turn({ words, href, rel }: TurnProps) {
  const content = (
    <span>
      {words.text}
      <span className={css.hidden}> {words.suffix}</span>
    </span>
  );
  if (href === undefined) return <span className={css.noTurn}>{content}</span>;
  return (
    <Anchor href={href} rel={rel} className={css.turn}>
      {content}
    </Anchor>
  );
}

function Part({
  part,
  page,
  pages,
  href,
  words,
}: Pick<PagerProps, 'page' | 'pages' | 'href' | 'words'> & { part: PagerPart }) {
  if (part === 'gap') {
    return (
      <span className={css.gap}>
        <span aria-hidden="true">…</span>
        <span className={css.hidden}>{words.gap}</span>
      </span>
    );
  }
  const isCurrent = part === page;
  return (
    <Anchor
      href={href(part)}
      className={css.page}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCurrent ? words.current(part, pages) : words.page(part)}
    >
      {part}
    </Anchor>
  );
}
