import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { Table } from './parts/Table.tsx';
import { warnOf } from './parts/warnings.ts';
import type { PageSizes, PaginatedTableProps } from './PaginatedTable.types.ts';
import * as css from './PaginatedTable.css.ts';

export type {
  PageSizes,
  PaginatedTableProps,
  PaginatedTableWords,
  TableActions,
  TableCardPlace,
  TableColumn,
  TableSort,
  TableSorting,
  TableState,
} from './PaginatedTable.types.ts';

/** Rows and columns that are read, not edited, a page of them at a time. In a narrow place every row is drawn as a card. */
export function PaginatedTable<Row>(props: PaginatedTableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') warnOf(props);
  const { pageSize, total, words, pageSizes, state, cardsBelow = 640 } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const before = (Math.min(props.page, pages) - 1) * pageSize;
  const hasFoot = total > 0 && state?.kind !== 'empty' && state?.kind !== 'error';
  const look = css.feet[cardsBelow];
  return (
    <div className={css.frame}>
      <Table {...props} />
      {hasFoot ? (
        <div className={look.foot}>
          <div className={look.facts}>
            <bdi>{words.range(before + 1, Math.min(before + pageSize, total), total)}</bdi>
            {pageSizes ? <PageSizeChoice {...pageSizes} pageSize={pageSize} /> : null}
          </div>
          <div className={look.pager}>
            <Pager {...pagerTarget(props)} page={props.page} pages={pages} words={words.pager} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function pagerTarget<Row>({ href, onTurn }: PaginatedTableProps<Row>) {
  return href ? { href } : { onTurn };
}

function PageSizeChoice({ label, options, onChange, pageSize }: PageSizes & { pageSize: number }) {
  const id = useId();
  return (
    <span className={css.sizes}>
      <label htmlFor={id}>{label}</label>
      <span className={css.choice}>
        <select
          id={id}
          className={css.select}
          value={pageSize}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {options.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevronDown" />
        </span>
      </span>
    </span>
  );
}
