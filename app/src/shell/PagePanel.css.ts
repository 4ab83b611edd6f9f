import { media } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const panel = style({ maxWidth: '30rem', width: '100%', marginInline: 'auto' });

/** With the card's own padding as far from its edges as in a dialog. */
export const content = style({ '@media': { [media.tablet]: { padding: 20 } } });
