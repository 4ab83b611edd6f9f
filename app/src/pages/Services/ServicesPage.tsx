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
import { useSearchParams, Link as RouterLink } from 'react-router-dom';
import { Carousel } from '@plaitful/design-system/Carousel';
import { Icon } from '@plaitful/design-system/Icon';
import { Picture } from '@plaitful/design-system/Picture';
import { carousel } from '@plaitful/messages/en-CA/pagination';
import * as css from './ServicesPage.css.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { paginationLabels } from '../../features/lists/usePaging.ts';
import { paths } from '../../lib/paths.ts';
import { stylePicture } from '../../features/styles/pictures.ts';
import type { StyleNavigationState } from '../../features/styles/styleLinkState.ts';
import { $api } from '../../lib/api/client.ts';
import { carouselLabels, createCarouselRotation } from '../../features/lists/carouselLabels.ts';

/** Width of a card's picture in the viewport: two, three or four cards in a row. */
const sizes = '(min-width: 900px) 22vw, (min-width: 600px) 30vw, 45vw';

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
    price: formatMoney(style.value),
    originalPrice:
      style.discount > 0 ? { text: formatMoney(style.stylePrice), label: labels.price.wasLabel } : undefined,
    duration: formatStyleDuration(style.styleDuration),
    durationLabel: services.card.duration.spoken({
      durationSpoken: formatStyleDurationLong(style.styleDuration),
    }),
    deposit: services.card.deposit({ deposit: formatMoney(style.styleDeposit) }),
  };
}

const pageSize = 8;

interface StyleSectionProps {
  list: ReadyServices;
  /** From 1; only used while no type is chosen. */
  page: number;
}

function StyleSection({ list, page }: StyleSectionProps) {
  const { chosen, styles } = list;
  const pages = Math.max(1, Math.ceil((styles?.length ?? 0) / pageSize));
  const current = Math.min(page, pages);
  const top = useScrollToTop(current);
  const visible = chosen ? styles : styles?.slice((current - 1) * pageSize, current * pageSize);
  return (
    <section className={`${wrap} ${css.stylesSection}`} aria-labelledby="styles">
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
        <div className={css.pagination}>
          <Pagination
            page={current}
            pages={pages}
            href={(to) => paths.services.href({ page: to })}
            words={paginationLabels(services.grid.all)}
          />
        </div>
      ) : null}
    </section>
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

function parseNumber(text: string | null): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

export function ServicesPage() {
  const [search] = useSearchParams();
  const list = useServices(parseNumber(search.get('type')));
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
          <TypeCarousel types={list.types} styles={list.allStyles} chosen={list.chosen} />
          <div className={css.plaitLine}>
            <Plait size="list" />
          </div>
          <StyleSection list={list} page={parseNumber(search.get('page')) ?? 1} />
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
  /** Undefined while the styles of the chosen type are loading. */
  styles: readonly Style[] | undefined;
}

function useServices(typeId: number | undefined): Services {
  const types = $api.useQuery('get', '/api/service-type/service/all');
  const all = $api.useQuery('get', '/api/styles/all');
  const chosen = types.data?.find((type) => type.serviceId === typeId);
  const ofType = $api.useQuery(
    'get',
    '/api/service-type/styles/{serviceId}',
    { params: { path: { serviceId: typeId ?? 0 } } },
    { enabled: chosen !== undefined },
  );
  // Loaded data stays when refetching fails.
  const failed = [types, all, ofType].filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first !== undefined) {
    return {
      state: 'failed',
      problem: parseProblem(first.error),
      retry: () => failed.forEach((query) => void query.refetch()),
    };
  }
  if (!types.data || !all.data) return { state: 'loading' };
  return {
    state: 'ready',
    types: types.data,
    allStyles: all.data,
    chosen,
    styles: chosen ? ofType.data : all.data,
  };
}

const slidesPerView = { phone: 1, largePhone: 2, tablet: 3 } as const;
const rotation = createCarouselRotation(2000);

interface TypeCarouselProps {
  types: readonly ServiceType[];
  /** A type shows the picture of its first style. */
  styles: readonly Style[];
  chosen: ServiceType | undefined;
}

function TypeCarousel({ types, styles, chosen }: TypeCarouselProps) {
  if (types.length === 0) {
    return (
      <div className={wrap}>
        <Text size="lg">{services.types.empty}</Text>
      </div>
    );
  }
  return (
    <nav aria-label={services.types.label} className={wrap}>
      <Carousel
        label={carousel.label({ listName: services.types.label, total: types.length })}
        slides={types.map((type, at) => ({
          key: String(type.serviceId),
          content: (
            <Tile
              type={type}
              style={styles.find(({ serviceId }) => serviceId === type.serviceId)}
              background={backgrounds[at % backgrounds.length] ?? 'cream'}
              isChosen={type.serviceId === chosen?.serviceId}
              isFirst={type.serviceId === (chosen ?? types[0])?.serviceId}
            />
          ),
        }))}
        words={carouselLabels}
        slidesPerView={slidesPerView}
        rotation={rotation}
        visibleKey={chosen && String(chosen.serviceId)}
      />
    </nav>
  );
}

const backgrounds = ['cream', 'pink', 'purple'] as const;

const isNamed = (name: string): name is keyof typeof services.types.line => name in services.types.line;

interface TileProps {
  type: ServiceType;
  style: Style | undefined;
  background: (typeof backgrounds)[number];
  isChosen: boolean;
  isFirst: boolean;
}

function Tile({ type: { serviceId, serviceName }, style, background, isChosen, isFirst }: TileProps) {
  return (
    <RouterLink
      to={paths.services.href({ type: serviceId })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={css.tile[background]}
    >
      <span className={css.tileText}>
        <span className={css.tileName}>{serviceName}</span>
        {isNamed(serviceName) ? (
          <span className={css.tileLine}>{services.types.line[serviceName]}</span>
        ) : null}
        {isChosen ? (
          <span className={css.tileMark}>
            <Icon name="check" />
          </span>
        ) : null}
      </span>
      {style === undefined ? null : (
        <span className={css.tilePicture}>
          <Picture {...stylePicture(style)} alt="" sizes="240px" crop="top" isPriority={isFirst} />
        </span>
      )}
    </RouterLink>
  );
}
