import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const beside = 'screen and (min-width: 640px)';
export const twoColumns = 'screen and (min-width: 1000px)';

/** On a phone the two buttons are at the lower edge instead. */
export const head = style({
  '@media': {
    [beside]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
      margin: `calc(-1 * ${space[3]}) 0 ${space[3]}`,
      paddingBlock: space[3],
      background: color.background.subtle,
    },
  },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  '@media': {
    [beside]: { position: 'static', padding: 0, border: 0, background: 'none' },
  },
});

// Keeps focused fields from being covered by the buttons.
globalStyle(`:root:has(${head})`, {
  scrollPaddingBlock: '16px 96px',
  '@media': { [beside]: { scrollPaddingBlock: '96px 16px' } },
});

export const columns = style({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginTop: space[4],
  '@media': {
    [beside]: { marginTop: 0 },
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const column = style({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const tags = style({ display: 'grid', gap: space[2], minWidth: 0 });

/** An answer of a few characters. */
export const duration = style({ maxWidth: 240 });

/** Not one of the extras above it. */
export const preparation = style({
  marginTop: space[2],
  borderTop: `1px solid ${color.border.subtle}`,
  paddingTop: space[6],
});

export const legend = style({ fontSize: vars.text.sm, fontWeight: vars.weight.bold });

export const hidden = style(visuallyHidden);
