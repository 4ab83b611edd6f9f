import { firstTwice } from '../../private/firstTwice.ts';
import { warning } from '../../private/warning.ts';
import type { DescriptionListProps } from './DescriptionList.types.ts';
import * as css from './DescriptionList.css.ts';

export type { DescriptionListItem, DescriptionListProps } from './DescriptionList.types.ts';

/** Facts in rows: the term on the left, what it is worth beside it. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const hasActions = items.some(({ action }) => Boolean(action));
  if (process.env.NODE_ENV !== 'production') warnOf(items);
  return (
    <div className={css.frame}>
      <dl className={css.list({ columns })}>
        {items.map((item) => (
          <div key={item.term} className={css.row({ hasActions })}>
            <dt className={css.term}>{item.term}</dt>
            <dd className={css.description({ hasActions })}>{item.description}</dd>
            {item.action ? <dd className={css.action}>{item.action}</dd> : null}
          </div>
        ))}
      </dl>
    </div>
  );
}

function warnOf(items: DescriptionListProps['items']) {
  const twin = firstTwice(items.map(({ term }) => term));
  warning(
    twin !== undefined,
    'DescriptionList',
    `two facts are called "${twin}". Give each a term of its own, or put both into one description.`,
  );
}
