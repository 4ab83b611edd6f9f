import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const beside = 'screen and (min-width: 840px)';

export const page = style({ display: 'grid', gap: space[4], maxWidth: 960 });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  '@media': {
    [beside]: {
      gridTemplateColumns: '110px minmax(0, 1fr) minmax(0, 1fr) 216px',
      alignItems: 'center',
    },
  },
});

export const cell = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });

/** Beside each other on a phone. */
export const codeAndAmount = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minWidth: 0,
  '@media': { [beside]: { display: 'grid', justifyContent: 'start', gap: 2 } },
});

export const code = style({
  fontSize: text.lg,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
});

export const left = style({ color: color.status.warning.foreground, fontWeight: weight.bold });
