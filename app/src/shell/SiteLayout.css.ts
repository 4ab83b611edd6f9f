import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({ overflowX: 'clip' });

/**
 * As tall as the screen, so that a short page does not move the footer; above the footer, so that a plait may overlap
 * its edge.
 */
export const main = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  minHeight: '100dvh',
  selectors: { '&:focus': { outline: 'none' } },
});

export const address = style({ fontStyle: 'normal' });
