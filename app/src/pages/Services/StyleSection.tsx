import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { Pager } from '@plaitful/design-system/Pager';
import { StyleGrid, StyleGridSkeleton } from '@plaitful/design-system/StyleCard';
import { Text } from '@plaitful/design-system/Text';
import { services } from '@plaitful/messages/en-CA/services';
import { useEffect, useRef } from 'react';
import { useStudioValues } from '../../shell/business.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { pagerWords } from '../../features/lists/pagerWords.ts';
import { paths } from '../../lib/paths.ts';
import { styleCard } from '../../features/styles/styleCard.ts';
import type { ReadyServices } from './useServices.ts';
import * as css from './ServicesPage.css.ts';

/** Styles on one page of the grid (product spec 9). */
const pageSize = 8;

interface StyleSectionProps {
  list: ReadyServices;
  /** The page of the grid, from 1; only used while no type is chosen. */
  page: number;
}

/** The grid under the types: all styles by pages, or all of the chosen type. */
export function StyleSection({ list, page }: StyleSectionProps) {
  const { chosen, styles } = list;
  const pages = Math.max(1, Math.ceil((styles?.length ?? 0) / pageSize));
  const current = Math.min(page, pages);
  const top = useTopAfterTurn(current);
  const visible = chosen ? styles : styles?.slice((current - 1) * pageSize, current * pageSize);
  return (
    <section className={`${wrap} ${css.end}`} aria-labelledby="styles">
      <div ref={top} className={css.gridHead}>
        <Heading level={2} size="2xl" id="styles">
          {chosen ? services.grid.ofType(chosen) : services.grid.all}
        </Heading>
        <span role="status">
          <Text element="span" size="sm" tone="muted" weight="semibold">
            {styles ? services.count({ count: styles.length }) : services.loading}
          </Text>
        </span>
        {chosen ? <Link href={paths.services.href()}>{services.empty.type.button}</Link> : null}
      </div>
      {visible === undefined ? <StyleGridSkeleton count={4} /> : null}
      {visible?.length === 0 ? <NoStyles typeName={chosen?.serviceName} /> : null}
      {visible && visible.length > 0 ? <StyleGrid styles={visible.map(styleCard)} /> : null}
      {!chosen && pages > 1 ? (
        <div className={css.pager}>
          <Pager
            page={current}
            pages={pages}
            href={(to) => paths.services.href({ page: to })}
            words={pagerWords(services.grid.all)}
          />
        </div>
      ) : null}
    </section>
  );
}

/** After a turn of the pages the grid begins at its top again; the first page shown moves nothing. */
function useTopAfterTurn(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}

/** Nothing to show: of a type, with the way to all styles; of all, with the studio's phone. */
function NoStyles({ typeName }: { typeName: string | undefined }) {
  const studio = useStudioValues();
  if (typeName === undefined) return <EmptyState title={services.empty.all(studio)} />;
  return (
    <EmptyState
      title={services.empty.type.text({ serviceName: typeName })}
      action={<ButtonLink href={paths.services.href()}>{services.empty.type.button}</ButtonLink>}
    />
  );
}
