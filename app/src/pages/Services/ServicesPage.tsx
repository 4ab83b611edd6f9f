import type { ServiceType, Style } from '@plaitful/api-client/contract';
import { type ApiProblem, parseProblem } from '@plaitful/api-client/problem';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { Pagination } from '@plaitful/design-system/Pagination';
import { Plait } from '@plaitful/design-system/Plait';
import { Loader } from '@plaitful/design-system/Loader';
import { StyleGridSkeleton, StyleGrid, type StyleCardProps } from '@plaitful/design-system/StyleCard';
import { Text } from '@plaitful/design-system/Text';
import { services, style as labels } from '@plaitful/messages/en-CA/services';
import {
  formatMoney,
  formatPercent,
  formatStyleDuration,
  formatStyleDurationLong,
} from '@plaitful/messages/format';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './ServicesPage.css.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { paginationLabels } from '../../features/lists/usePaging.ts';
import { paths, type ServicesQuery } from '../../lib/paths.ts';
import { stylePicture } from '../../features/styles/pictures.ts';
import type { StyleNavigationState } from '../../features/styles/styleLinkState.ts';
import { $api } from '../../lib/api/client.ts';
import { ChipLinks } from './ChipLinks.tsx';
import { ServiceTypes } from './ServiceTypes.tsx';
import { filterStyles, listFilterChoices, parseStyleFilter, type StyleFilter } from './styleFilter.ts';

/** Width of a card's picture in the viewport: two or four cards in a row. */
const sizes = '(min-width: 720px) 22vw, 45vw';

const { from } = services.card;

function styleCard(style: Style): StyleCardProps & { key: number } {
  return {
    key: style.styleId,
    name: style.style,
    href: paths.style.href(style.styleId),
    state: { style } satisfies StyleNavigationState,
    picture: {
      ...stylePicture(style),
      alt: services.card.image({ styleName: style.style }),
      sizes,
    },
    discount:
      style.discount > 0 ? services.card.discount({ discount: formatPercent(style.discount) }) : undefined,
    price: style.optionGroups ? from({ price: formatMoney(style.value) }) : formatMoney(style.value),
    originalPrice:
      style.discount > 0 ? { text: formatMoney(style.stylePrice), label: labels.price.wasLabel } : undefined,
    duration: formatStyleDuration(style.styleDuration),
    durationLabel: services.card.duration.spoken({
      durationSpoken: formatStyleDurationLong(style.styleDuration),
    }),
    deposit: services.card.deposit({ deposit: formatMoney(style.styleDeposit) }),
    description: style.styleShortDescription,
  };
}

const pageSize = 8;

interface StyleSectionProps {
  list: ReadyServices;
  filter: StyleFilter;
  /** From 1; only used while no type is chosen. */
  page: number;
}

function StyleSection({ list: { chosen, allStyles }, filter, page }: StyleSectionProps) {
  const ofType = chosen ? allStyles.filter(({ serviceId }) => serviceId === chosen.serviceId) : allStyles;
  const styles = filterStyles(ofType, filter);
  const pages = chosen ? 1 : Math.max(1, Math.ceil(styles.length / pageSize));
  const current = Math.min(page, pages);
  const top = useScrollToTop(current);
  const visible = chosen ? styles : styles.slice((current - 1) * pageSize, current * pageSize);
  return (
    <section className={`${wrap} ${css.stylesSection}`} aria-labelledby="styles">
      <div ref={top} className={css.gridHead}>
        <Heading level={2} size="2xl" id="styles">
          {chosen ? services.grid.ofType(chosen) : services.grid.all}
        </Heading>
        <span role="status">
          <Text element="span" size="sm" tone="muted" weight="semibold">
            {services.count({ count: styles.length })}
          </Text>
        </span>
        {chosen ? <Link href={paths.services.href(filter)}>{services.empty.type.button}</Link> : null}
      </div>
      <FilterChips styles={allStyles} query={{ ...filter, type: chosen?.serviceId }} />
      {visible.length > 0 ? (
        <StyleGrid styles={visible.map(styleCard)} />
      ) : (
        <NoStyles typeName={chosen?.serviceName} isFiltered={ofType.length > 0} />
      )}
      {pages > 1 ? (
        <div className={css.pagination}>
          <Pagination
            page={current}
            pages={pages}
            href={(to) => paths.services.href({ ...filter, page: to })}
            words={paginationLabels(services.grid.all)}
          />
        </div>
      ) : null}
    </section>
  );
}

interface FilterChipsProps {
  styles: readonly Style[];
  query: ServicesQuery;
}

function FilterChips({ styles, query }: FilterChipsProps) {
  const choices = listFilterChoices(styles, query);
  if (choices.length === 0) return null;
  return (
    <nav aria-label={services.filter.label}>
      <ul className={css.filterChips}>
        <ChipLinks
          chips={choices.map(({ name, value, label }) => {
            const isChosen = query[name] === value;
            const href = paths.services.href({ ...query, [name]: isChosen ? undefined : value });
            return { href, label, isChosen };
          })}
        />
      </ul>
    </nav>
  );
}

/** A page change scrolls to the top of the grid; the first page shown does not. */
function useScrollToTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}

interface NoStylesProps {
  typeName: string | undefined;
  isFiltered: boolean;
}

function NoStyles({ typeName, isFiltered }: NoStylesProps) {
  const studio = useStudioValues();
  const { all, type, filter } = services.empty;
  if (typeName === undefined && !isFiltered) return <EmptyState title={all(studio)} />;
  return (
    <EmptyState
      title={isFiltered ? filter.text : type.text({ serviceName: typeName ?? '' })}
      // The heading gets the focus of the link, which is gone then.
      action={
        <ButtonLink href={`${paths.services.href()}#styles`}>
          {isFiltered ? filter.button : type.button}
        </ButtonLink>
      }
    />
  );
}

function parseNumber(text: string | null): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

export function ServicesPage() {
  const [search] = useSearchParams();
  const list = useServices(parseNumber(search.get('type')));
  const filter = parseStyleFilter(search);
  return (
    <PageHead>
      <div className={`${wrap} ${css.head}`}>
        <Heading level={1}>{services.title}</Heading>
        <Text size="lg" tone="muted">
          {services.text}
        </Text>
      </div>
      {list.state === 'ready' ? (
        <>
          <ServiceTypes types={list.types} styles={list.allStyles} chosen={list.chosen} filter={filter} />
          <div className={css.plaitLine}>
            <Plait size="list" />
          </div>
          <StyleSection list={list} filter={filter} page={parseNumber(search.get('page')) ?? 1} />
        </>
      ) : null}
      {list.state === 'loading' ? <ServicesLoading /> : null}
      {list.state === 'failed' ? (
        <div className={`${wrap} ${css.listState}`}>
          <LoadErrorState title={services.error.text} problem={list.problem} onRetry={list.retry} />
        </div>
      ) : null}
    </PageHead>
  );
}

function ServicesLoading() {
  return (
    <div className={`${wrap} ${css.listState}`}>
      <Loader label={services.loading} />
      <StyleGridSkeleton count={8} />
    </div>
  );
}

type Services =
  | { state: 'loading' }
  | { state: 'failed'; problem: ApiProblem; retry: () => void }
  | ReadyServices;

interface ReadyServices {
  state: 'ready';
  types: readonly ServiceType[];
  allStyles: readonly Style[];
  chosen: ServiceType | undefined;
}

function useServices(typeId: number | undefined): Services {
  const types = $api.useQuery('get', '/api/service-type/service/all');
  const all = $api.useQuery('get', '/api/styles/all');
  // Loaded data stays when refetching fails.
  const failed = [types, all].filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first !== undefined) {
    return {
      state: 'failed',
      problem: parseProblem(first.error),
      retry: () => failed.forEach((query) => void query.refetch()),
    };
  }
  if (!types.data || !all.data) return { state: 'loading' };
  const chosen = types.data.find((type) => type.serviceId === typeId);
  return { state: 'ready', types: types.data, allStyles: all.data, chosen };
}
