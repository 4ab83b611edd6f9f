import type { ReactNode } from 'react';
import * as css from './month.css.ts';

interface MonthLegendProps {
  items: readonly { look: string; text: string; className: string; sample: ReactNode }[] | undefined;
}

/** The key: a sample day and its words for each look. */
export function MonthLegend({ items }: MonthLegendProps) {
  if (!items?.length) return null;
  return (
    <ul className={css.legend}>
      {items.map(({ look, text, className, sample }) => (
        <li key={look} className={css.legendItem}>
          <span className={`${css.sample} ${className}`} aria-hidden="true">
            {sample}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
