import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The list, with room above it where the page scrolls to it. */
export const list = style({ display: 'grid', gap: vars.space[4], scrollMarginTop: vars.space[4] });
