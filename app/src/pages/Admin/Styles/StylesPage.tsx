import { parseProblem } from '@plaitful/api-client/problem';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { toast } from '@plaitful/design-system/Toast';
import { freeDates, parseDayTimeMapping } from '@plaitful/domain/slots';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminStyles as labels } from '@plaitful/messages/en-CA/adminStyles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '@plaitful/api-client/contract';
import { useClock } from '../../../features/admin/useClock.ts';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { usePaging, type Paging } from '../../../features/lists/usePaging.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField, NoSearchResults } from '../../../features/admin/ListSearchField.tsx';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';
import { Badge } from '@plaitful/design-system/Badge';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatMoney, formatStyleDuration } from '@plaitful/messages/format';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { useStackedColumns } from '../../../features/lists/useMergedColumns.tsx';
import { stylePicture } from '../../../features/styles/pictures.ts';
import * as css from './StylesPage.css.ts';

const deleteStyleLabels = labels.delete;

function DeleteStyle({ style, onClose }: { style: Style | undefined; onClose: () => void }) {
  const cache = useQueryClient();
  const call = $api.useMutation('delete', '/api/styles/delete/{styleId}', {
    onSuccess: () => {
      toast.success(deleteStyleLabels.done);
      onClose();
    },
    onError: (error) => {
      if (!isBooked(error)) toast.error(deleteStyleLabels.failed);
    },
    onSettled: () => refreshStyles(cache),
  });
  const styleName = style?.style ?? '';
  return (
    <ConfirmCallDialog
      isOpen={style !== undefined}
      title={deleteStyleLabels.title({ styleName })}
      labels={{ ...deleteStyleLabels, confirming: deleteStyleLabels.confirming({ styleName }) }}
      call={call}
      error={style && call.error !== null ? <Refusal style={style} error={call.error} /> : undefined}
      onConfirm={() => {
        if (!style) return;
        const { styleId, etag } = style;
        call.mutate({ params: { path: { styleId }, header: { 'If-Match': etag } } });
      }}
      onClose={onClose}
    >
      <p>{deleteStyleLabels.ask}</p>
    </ConfirmCallDialog>
  );
}

/** Trying again would not help: the dialog says what would. */
function isBooked(error: unknown): boolean {
  const problem = parseProblem(error);
  return problem.kind === 'refused' && problem.code === 'style_has_bookings';
}

/** Why the server refused; where appointments use the style, with a link to them. */
function Refusal({ style, error }: { style: Style; error: unknown }) {
  const problem = parseProblem(error);
  if (problem.kind === 'offline' || problem.message === undefined)
    return <span>{deleteStyleLabels.failed}</span>;
  return (
    <>
      <span>{problem.message}</span>{' '}
      {isBooked(error) ? (
        <Link href={`${paths.adminBookings.href()}?style=${style.styleId}`}>
          {deleteStyleLabels.refusedLink}
        </Link>
      ) : null}
    </>
  );
}

const stylesPerPage = 8;

export function StylesPage() {
  const query = $api.useQuery('get', '/api/styles/all');
  const search = useListSearch();
  const found = (query.data ?? []).filter((style) => matches(style, search.q));
  const paging = usePaging(labels.title, found, stylesPerPage);
  const countFreeDates = useFreeDates();
  const [leaving, setLeaving] = useState<Style['styleId']>();
  const isWithoutHits = search.q !== undefined && query.data !== undefined && found.length === 0;
  return (
    <AdminPage
      heading={labels.title}
      actions={
        <ButtonLink icon="plus" href={paths.adminStyleAdd.href()}>
          {labels.add}
        </ButtonLink>
      }
    >
      <ListSearchField search={search} labels={labels.search} count={query.data && found.length} />
      <StylesTable
        paging={paging}
        countFreeDates={countFreeDates}
        onDelete={({ styleId }) => setLeaving(styleId)}
        state={
          isWithoutHits
            ? { kind: 'empty', content: <NoSearchResults search={search} /> }
            : getTableState(query, {
                loading: labels.loading,
                empty: <EmptyState title={labels.empty} />,
                failed: admin.loadError,
                failedToast: labels.loadFailed,
              })
        }
      />
      <DeleteStyle
        style={query.data?.find(({ styleId }) => styleId === leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </AdminPage>
  );
}

function matches({ style, serviceName }: Style, q: string | undefined): boolean {
  const asked = q?.toLocaleLowerCase('en-CA');
  return (
    asked === undefined ||
    [style, serviceName].some((text) => text.toLocaleLowerCase('en-CA').includes(asked))
  );
}

function useFreeDates(): (style: Style) => number | undefined {
  const booked = $api.useQuery('get', '/api/booking/booked-services');
  const now = useClock().moment;
  return ({ styleId, dayTimeMapping }) =>
    booked.data &&
    freeDates({
      styleId,
      offered: parseDayTimeMapping(dayTimeMapping),
      booked: booked.data,
      now,
      openWeekdays: [],
    }).length;
}

interface StylesTableProps {
  paging: Paging<Style>;
  state: TableState | undefined;
  countFreeDates: (style: Style) => number | undefined;
  onDelete: (style: Style) => void;
}

const { column } = labels;

const merged = { service: 'style', deposit: 'price', dates: 'duration' };

function StylesTable({ paging, state, countFreeDates, onDelete }: StylesTableProps) {
  const columns: TableColumn<Style>[] = [
    {
      key: 'image',
      header: column.image,
      cardSlot: 'lead',
      isOneLine: true,
      cell: (style) => <Picture style={style} />,
    },
    { key: 'style', header: column.style, cardSlot: 'title', isRowHeader: true, cell: ({ style }) => style },
    { key: 'service', header: column.service, cardSlot: 'detail', cell: ({ serviceName }) => serviceName },
    {
      key: 'price',
      header: column.price,
      isOneLine: true,
      align: 'end',
      cell: (style) => <Price {...style} />,
    },
    {
      key: 'duration',
      header: column.duration,
      isOneLine: true,
      cell: ({ styleDuration }) => formatStyleDuration(styleDuration),
    },
    {
      key: 'deposit',
      header: column.deposit,
      isOneLine: true,
      align: 'end',
      cell: ({ styleDeposit }) => formatMoney(styleDeposit),
    },
    { key: 'dates', header: column.dates, cell: (style) => <FreeDates count={countFreeDates(style)} /> },
  ];
  const layout = useStackedColumns(columns, merged, { headers: labels.merged, wide: 'style' });
  return (
    <PaginatedTable
      {...paging}
      caption={labels.title}
      {...layout}
      rowKey={({ styleId }) => styleId}
      state={state}
      note={(style) => (countFreeDates(style) === 0 ? labels.noDates.hint : null)}
      actions={{
        header: column.actions,
        // The card has room for both beside the picture.
        width: 'icon',
        cell: (style) => <RowActions style={style} onDelete={onDelete} />,
      }}
    />
  );
}

function RowActions({ style, onDelete }: { style: Style; onDelete: (style: Style) => void }) {
  const { style: styleName, styleId } = style;
  return (
    <div className={css.actions}>
      <Inline gap={1} isWrapping={false} justify="end">
        <ButtonLink
          variant="text"
          size="sm"
          icon="pencil"
          href={paths.adminStyleUpdate.href(styleId)}
          ariaLabel={labels.edit.sr({ styleName })}
        >
          <span className={css.actionLabel}>{labels.edit.text}</span>
        </ButtonLink>
        <Button variant="text" size="sm" icon="trash" onClick={() => onDelete(style)}>
          <span className={css.actionLabel}>{labels.delete.text}</span>
          <VisuallyHidden>{` ${styleName}`}</VisuallyHidden>
        </Button>
      </Inline>
    </div>
  );
}

function Picture({ style }: { style: Style }) {
  const { sources, src } = stylePicture(style);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="56px" />
      ))}
      <img src={src} alt="" loading="lazy" width={56} height={56} className={css.picture} />
    </picture>
  );
}

function Price({ value, stylePrice, discount }: Style) {
  return (
    <>
      <span className={css.price}>{formatMoney(value)}</span>
      {discount > 0 ? (
        <>
          <VisuallyHidden>{` ${labels.was}`}</VisuallyHidden>{' '}
          <Text element="del" size="sm" tone="muted">
            {formatMoney(stylePrice)}
          </Text>
        </>
      ) : null}
    </>
  );
}

function FreeDates({ count }: { count: number | undefined }) {
  if (count === 0) return <Badge tone="waiting">{labels.noDates.text}</Badge>;
  return <span>{count === undefined ? labels.datesUnknown : labels.dates({ count })}</span>;
}
