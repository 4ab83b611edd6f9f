import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const column = style({ display: 'grid', alignContent: 'start', gap: space[6], minWidth: 0 });

/** Two columns on a large desktop: a card that opens moves only those below it. */
export const columns = style([
  column,
  {
    maxWidth: '720px',
    paddingTop: space[6],
    '@media': {
      'screen and (min-width: 1280px)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        maxWidth: 'none',
      },
    },
  },
]);

export const field = style({ maxWidth: '440px' });

export const address = style({ overflowWrap: 'anywhere' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderTop: 'none', paddingTop: 0 } },
});

export const rowText = style({ display: 'grid', gap: space[1], flex: '1 1 200px', minWidth: 0 });

export const rowFailure = style({ flexBasis: '100%' });

export const facts = style({ display: 'grid', gap: space[3], margin: 0 });

export const factTitle = style({ fontWeight: vars.weight.bold });

export const factText = style({ margin: 0, color: color.text.muted, maxWidth: '68ch' });
