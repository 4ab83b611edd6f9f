import type { Booking } from '@plaitful/api-client/contract';
import { toCents } from '@plaitful/domain/money';
import { adds, chosenOptions as labels, included } from '@plaitful/messages/en-CA/options';
import { formatCents, formatMoney } from '@plaitful/messages/format';
import * as css from './BookedOptions.css.ts';

/** The style and what was chosen for it, each with its price, and their total. */
export function BookedOptions({ booking: { styleName, value, options = [] } }: { booking: Booking }) {
  const optionCents = options.reduce((sum, { price }) => sum + toCents(price), 0);
  const lines = [
    { key: 0, name: styleName, price: formatCents(toCents(value) - optionCents) },
    ...options.map(({ optionId: key, name, price }) => ({
      key,
      name,
      price: price > 0 ? adds({ what: formatMoney(price) }) : included,
    })),
  ];
  return (
    <ul className={css.lines}>
      {lines.map(({ key, name, price }) => (
        <li key={key} className={css.line}>
          <span>{name}</span> <span className={css.price}>{price}</span>
        </li>
      ))}
      <li className={css.total}>
        <span>{labels.total}</span> <span className={css.price}>{formatMoney(value)}</span>
      </li>
    </ul>
  );
}
