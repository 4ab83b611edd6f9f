import type { DescriptionListProps } from './DescriptionList.types.ts';
import * as css from './DescriptionList.css.ts';

export type { DescriptionListItem, DescriptionListProps } from './DescriptionList.types.ts';

/** Facts in rows: the term on the left, what it is worth beside it. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <div className={css.frame}>
      <dl className={css.list({ columns })}>
        {items.map((item) => (
          <div key={item.term} className={css.row}>
            <dt className={css.term}>{item.term}</dt>
            <dd className={css.description}>{item.description}</dd>
            {item.action ? <dd className={css.action}>{item.action}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
