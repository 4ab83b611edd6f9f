import type { CalendarLegendItem } from '../Calendar.types.ts';
import * as css from '../Calendar.css.ts';

/** The key: a sample day and its words for each look. */
export function CalendarLegend({ items }: { items: readonly CalendarLegendItem[] | undefined }) {
  if (!items?.length) return null;
  return (
    <ul className={css.legend}>
      {items.map((item) => (
        <li key={item.look} className={css.legendItem}>
          <span className={css.sample({ look: item.look })} aria-hidden="true">
            8
          </span>
          {item.text}
        </li>
      ))}
    </ul>
  );
}
