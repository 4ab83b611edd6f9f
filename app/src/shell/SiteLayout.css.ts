import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** At least as tall as the screen, with the footer at the end of it. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  overflowX: 'clip',
});

/**
 * As tall as the screen, so that no page moves the footer in sight when it comes or goes; above the footer, so that a plait may
 * lie over its edge.
 */
export const main = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  flexGrow: 1,
  minHeight: '100dvh',
  selectors: { '&:focus': { outline: 'none' } },
});
