import { vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

const beside = 'screen and (min-width: 640px)';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.background.subtle,
  '@media': { [beside]: { flexDirection: 'row' } },
});

// The scroll bar's gutter has the background of the page.
globalStyle(`:root:not(:has(dialog:modal)):has(${frame})`, { background: vars.color.background.subtle });

export const main = style({
  flexGrow: 1,
  minWidth: 0,
  padding: `${space[4]} ${space[4]} ${space[12]}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [beside]: { padding: `${space[6]} ${space[6]} ${space[16]}` },
    'screen and (min-width: 1100px)': { padding: `28px 28px ${space[16]}` },
  },
});

export const content = style({ maxWidth: 1520 });
