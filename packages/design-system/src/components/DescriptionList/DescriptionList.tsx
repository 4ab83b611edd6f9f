import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionListItem {
  term: string;
  description: ReactNode;
  /** An action beside the value, for example a button that copies it. */
  action?: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** One column, or two where there is room. @default 1 */
  columns?: 1 | 2;
}

/** Terms on the left, values beside them. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const hasActions = items.some(({ action }) => Boolean(action));
  if (process.env.NODE_ENV !== 'production') warnAboutProps(items);
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

function warnAboutProps(items: DescriptionListProps['items']) {
  const twin = firstDuplicate(items.map(({ term }) => term));
  warnInDev(
    twin !== undefined,
    'DescriptionList',
    `two facts are called "${twin}". Give each a term of its own, or put both into one description.`,
  );
}
