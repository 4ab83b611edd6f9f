import type { Style } from '../../lib/api/types.ts';
import type { StyleCardProps } from '@plaitful/design-system/StyleCard';
import { services, style as words } from '@plaitful/messages/en-CA/services';
import {
  formatMoney,
  formatPercent,
  formatStyleDuration,
  formatStyleDurationInWords,
} from '@plaitful/messages/format';
import { paths } from '../../lib/paths.ts';
import { stylePicture } from './pictures.ts';
import type { StyleState } from './styleState.ts';

/** How wide a card's picture is beside the window: two, three or four cards in a row. */
const sizes = '(min-width: 900px) 22vw, (min-width: 600px) 30vw, 45vw';

/** A style as its card shows it: image, name, price, duration and deposit (product spec 2, Services). */
export function styleCard(style: Style): StyleCardProps & { key: number } {
  return {
    key: style.styleId,
    name: style.style,
    href: paths.style.href(style.styleId),
    state: { style } satisfies StyleState,
    picture: {
      ...stylePicture(style),
      alt: services.card.image({ styleName: style.style }),
      sizes,
    },
    discount:
      style.discount > 0 ? services.card.discount({ discount: formatPercent(style.discount) }) : undefined,
    price: formatMoney(style.value),
    wasPrice:
      style.discount > 0 ? { text: formatMoney(style.stylePrice), label: words.price.wasLabel } : undefined,
    duration: formatStyleDuration(style.styleDuration),
    durationSpoken: services.card.duration.spoken({
      durationSpoken: formatStyleDurationInWords(style.styleDuration),
    }),
    deposit: services.card.deposit({ deposit: formatMoney(style.styleDeposit) }),
  };
}
