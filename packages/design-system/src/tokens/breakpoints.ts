/**
 * Widths in px from which a layout applies. Phones are below `tablet`; from `wide` on the admin side has room for its
 * labelled sidebar.
 */
export const breakpoints = { tablet: 600, desk: 900, wide: 1100 } as const;

export type Breakpoint = keyof typeof breakpoints;

// Apart from `media`, so that a script that needs one query does not contain all of them.
export const deskQuery = `screen and (min-width: ${breakpoints.desk}px)`;
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Media queries for style sheets: `'@media': { [media.desk]: { … } }`. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desk: deskQuery,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  phone: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesk: `screen and (max-width: ${breakpoints.desk - 0.02}px)`,
  /** A page zoomed to 400 %, or a phone in landscape: too low for fixed bars. */
  low: 'screen and (max-height: 420px)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: reducedMotionQuery,
  forcedColors: '(forced-colors: active)',
} as const;
