import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, radius, space, text, weight } = vars;

export const panes = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  borderTop: `1px solid ${color.border.subtle}`,
  paddingTop: space[4],
  '@media': {
    'screen and (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(240px, 2fr)' },
  },
});

export const pane = style({
  minWidth: 0,
  borderRadius: radius.control,
  selectors: { '&:focus': { outline: 'none' }, '&:only-child': { gridColumn: '1 / -1' } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 116px), 1fr))',
  gap: space[2],
});

export const tile = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[1],
    minHeight: vars.size.control,
    padding: `${space[1]} ${space[3]}`,
    border: '2px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    fontSize: text.sm,
    textAlign: 'start',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.feedback} ease-out`,
    selectors: {
      '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
    },
  },
  variants: {
    look: {
      offered: {
        background: color.day.selected.background,
        borderColor: color.day.selected.background,
        color: color.day.selected.foreground,
        fontWeight: weight.bold,
        '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
      },
      open: {
        borderColor: color.border.subtle,
        color: color.text.body,
        selectors: {
          '&:hover': {
            background: color.action.secondary.background.hover,
            borderColor: color.border.control,
          },
        },
        '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
      },
      booked: {
        borderStyle: 'dashed',
        borderColor: color.text.price,
        backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${color.border.subtle} 7px 9px)`,
        color: color.text.price,
        fontWeight: weight.bold,
      },
      offGrid: {
        borderStyle: 'dashed',
        borderColor: color.status.warning.foreground,
        background: color.status.warning.background,
        color: color.status.warning.foreground,
        fontWeight: weight.bold,
      },
      past: { borderColor: color.border.subtle, color: color.text.muted, cursor: 'not-allowed' },
    },
  },
});

export const tileTime = style({ whiteSpace: 'nowrap' });
globalStyle(`${tile.classNames.variants.look.past} ${tileTime}`, { textDecoration: 'line-through' });

export const addTime = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
  maxWidth: 380,
});

export const month = style({ borderTop: `1px solid ${color.border.subtle}` });
export const monthName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.control,
  fontWeight: weight.bold,
  color: color.text.heading,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  borderTop: `1px solid ${color.border.subtle}`,
});
export const rowButton = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  flexGrow: 1,
  gap: space[2],
  minWidth: 0,
  minHeight: vars.size.control,
  paddingBlock: space[2],
  alignContent: 'center',
  alignItems: 'baseline',
  background: 'none',
  textAlign: 'start',
  fontSize: text.sm,
  borderRadius: radius.control,
  selectors: { '&:hover': { background: color.surface.row.hover } },
});
export const rowDate = style({ fontWeight: weight.bold, color: color.text.link });
export const rowTimes = style({ display: 'flex', flexWrap: 'wrap', gap: `2px ${space[3]}` });
export const rowTime = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  whiteSpace: 'nowrap',
});
