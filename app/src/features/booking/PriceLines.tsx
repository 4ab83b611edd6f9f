import type { Style } from '@plaitful/api-client/contract';
import { estimateStyle } from '@plaitful/domain/estimate';
import { offerChanged, priceLines as labels } from '@plaitful/messages/en-CA/bookingOptions';
import { formatCents, formatDuration } from '@plaitful/messages/format';
import { useBooking } from './bookingState.ts';
import * as css from './PriceLines.css.ts';

interface PriceLinesProps {
  style: Style;
  optionIds: readonly number[];
}

/** The style and each chosen option with its price. */
export function PriceLines({ style, optionIds }: PriceLinesProps) {
  const { styleCents, options } = estimateStyle(style, optionIds);
  return (
    <ul className={css.lines}>
      <li className={css.line}>
        <span>{style.style}</span> <span>{formatCents(styleCents)}</span>
      </li>
      {options.map(({ optionId, priceCents, ...option }) => (
        <li key={optionId} className={css.line}>
          <span>{labels.option(option)}</span>{' '}
          <span>{priceCents === 0 ? labels.included : labels.added({ price: formatCents(priceCents) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** That price or duration of a style with options changed, or that an option is gone. */
export function OfferChanged() {
  const { style, optionIds, problem } = useBooking().snapshot.context;
  const { totalCents, depositCents, minutes } = estimateStyle(style, optionIds);
  const text = offerChanged({
    total: formatCents(totalCents),
    deposit: formatCents(depositCents),
    durationSpoken: formatDuration(minutes),
    isGone: problem?.kind === 'refused' && problem.code === 'options_invalid',
  });
  return <span>{text}</span>;
}
