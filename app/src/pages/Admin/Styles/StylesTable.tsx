import { Badge } from '@plaitful/design-system/Badge';
import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminStyles as words } from '@plaitful/messages/en-CA/adminStyles';
import { formatMoney, formatStyleDuration } from '@plaitful/messages/format';
import type { Style } from '../../../lib/api/types.ts';
import { useFoldedColumns } from '../../../features/lists/useFoldedColumns.tsx';
import type { Paging } from '../../../features/lists/usePaging.ts';
import { paths } from '../../../lib/paths.ts';
import { stylePicture } from '../../../features/styles/pictures.ts';
import type { StyleState } from '../../../features/styles/styleState.ts';
import * as css from './StylesPage.css.ts';

interface StylesTableProps {
  paging: Paging<Style>;
  state: TableState | undefined;
  freeDates: (style: Style) => number | undefined;
  onDelete: (style: Style) => void;
}

const { column } = words;

const folded = { service: 'style', deposit: 'price', dates: 'duration' };

export function StylesTable({ paging, state, freeDates, onDelete }: StylesTableProps) {
  const columns: TableColumn<Style>[] = [
    { key: 'image', header: column.image, cardSlot: 'lead', cell: (style) => <Picture style={style} /> },
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
    { key: 'dates', header: column.dates, cell: (style) => <FreeDates count={freeDates(style)} /> },
  ];
  const folding = useFoldedColumns(columns, folded, { headers: words.folded });
  return (
    <PaginatedTable
      {...paging}
      caption={words.title}
      {...folding}
      rowKey={({ styleId }) => styleId}
      state={state}
      note={(style) => (freeDates(style) === 0 ? words.noDates.hint : null)}
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
    <Inline gap={1} isWrapping={false} justify="end">
      <ButtonLink
        tone="quiet"
        size="sm"
        icon="pencil"
        href={paths.adminStyleUpdate.href(styleId)}
        state={{ style } satisfies StyleState}
        ariaLabel={words.edit.sr({ styleName })}
      >
        <span className={css.actionWords}>{words.edit.text}</span>
      </ButtonLink>
      <Button tone="quiet" size="sm" icon="trash" onClick={() => onDelete(style)}>
        <span className={css.actionWords}>{words.delete.text}</span>
        <VisuallyHidden> {styleName}</VisuallyHidden>
      </Button>
    </Inline>
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
      <Text element="span" tone="price" weight="bold">
        {formatMoney(value)}
      </Text>
      {discount > 0 ? (
        <>
          <VisuallyHidden> {words.was}</VisuallyHidden>{' '}
          <Text element="del" size="sm" tone="muted">
            {formatMoney(stylePrice)}
          </Text>
        </>
      ) : null}
    </>
  );
}

function FreeDates({ count }: { count: number | undefined }) {
  if (count === 0) return <Badge tone="waiting">{words.noDates.text}</Badge>;
  return count === undefined ? words.datesUnknown : words.dates({ count });
}
