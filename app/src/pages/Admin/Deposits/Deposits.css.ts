import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;
const twoColumns = 'screen and (min-width: 700px) and (max-width: 939.98px)';
const beside = 'screen and (min-width: 940px)';

export const page = style({ display: 'grid', gap: space[4], maxWidth: 1040 });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [twoColumns]: {
      gridTemplateAreas: '"code what who" "code changes changes"',
      gridTemplateColumns: '110px minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'baseline',
    },
    [beside]: {
      gridTemplateColumns: '110px minmax(0, 3fr) minmax(0, 2fr) 196px',
      alignItems: 'baseline',
    },
  },
});

const getArea = (gridArea: string) => ({ '@media': { [twoColumns]: { gridArea } } });

const cell = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const what = style([cell, getArea('what')]);
export const who = style([cell, getArea('who')]);
export const changes = style(getArea('changes'));

/** Beside each other on a phone. */
export const codeAndAmount = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  minWidth: 0,
  '@media': {
    [twoColumns]: { display: 'grid', gridArea: 'code', justifyContent: 'start', gap: 2 },
    [beside]: { display: 'grid', justifyContent: 'start', gap: 2 },
  },
});

export const code = style({
  fontSize: text.lg,
  lineHeight: vars.leading.snug,
  fontWeight: weight.bold,
  letterSpacing: '0.08em',
});

export const left = style({ color: color.status.warning.foreground, fontWeight: weight.bold });
