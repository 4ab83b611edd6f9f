import { media } from '@plaitful/design-system/tokens';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { options as labels } from '@plaitful/messages/en-CA/options';
import { formatCents, formatDuration, formatDurationShort } from '@plaitful/messages/format';
import { useCountTo } from './useCountTo.ts';
import * as css from './options.css.ts';

interface TotalProps {
  cents: number;
  minutes: number;
}

/** Price and duration of what is chosen; counts to a change, and says it once. */
export function Total({ cents, minutes }: TotalProps) {
  const isStill = useMediaQuery(media.reducedMotion);
  const shownCents = useCountTo(cents, { step: 100, isStill });
  const shownMinutes = useCountTo(minutes, { step: 5, isStill });
  const spoken = { price: formatCents(cents), durationSpoken: formatDuration(minutes) };
  return (
    <div className={css.total}>
      <p aria-hidden="true" className={css.seenTotal}>
        <span className={css.price}>{formatCents(shownCents)}</span>{' '}
        <span>{labels.about({ duration: formatDurationShort(shownMinutes) })}</span>
      </p>
      <VisuallyHidden isLive>{labels.totalSpoken(spoken)}</VisuallyHidden>
    </div>
  );
}
