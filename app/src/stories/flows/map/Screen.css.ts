import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight, radius } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
});

export const screen = {
  Phone: style([base, { width: 390, maxWidth: '100%', justifySelf: 'center' }]),
  Desk: base,
};

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});

export const state = style({ flexBasis: '100%', fontSize: text.sm, overflowWrap: 'anywhere' });
export const widths = style({ display: 'flex', gap: space[1] });

export const width = style({
  minHeight: vars.size.target,
  paddingInline: space[4],
  border: `2px solid ${color.border.control}`,
  borderRadius: radius.control,
  background: color.surface.raised,
  font: 'inherit',
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.action.quiet.foreground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.action.quiet.background.hover },
    '&[aria-pressed="true"]': {
      borderColor: color.action.primary.background.rest,
      background: color.action.primary.background.rest,
      color: color.action.primary.foreground,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginInlineStart: 'auto',
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.link,
});

export const place = style({
  overflow: 'clip',
  minHeight: 560,
  border: `2px solid ${color.border.soft}`,
  borderRadius: radius.card,
  background: color.ground.page,
});

export const frame = style({ display: 'block', maxWidth: 'none', border: 0, transformOrigin: '0 0' });
