import { heroIllustration } from '@plaitful/illustrations/hero';
import { styleIllustration, type StyleKey } from '@plaitful/illustrations/style';

const asUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const heroUrl = asUrl(heroIllustration());

/** A girl without a background, to be shown on the page's. */
export const styleUrl = (style: StyleKey) => asUrl(styleIllustration({ style, ground: 'none' }));
