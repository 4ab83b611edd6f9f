import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

// A container query: a calendar is used in a dialog, beside a form or in a page.
export const frame = style({ containerType: 'inline-size' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: vars.size.control,
  position: 'relative',
});
export const name = style({
  paddingBlock: space[2],
  fontSize: text.xl,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.012em',
});
export const monthButtons = style({ display: 'flex' });
export const monthButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  color: color.text.link,
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&[aria-disabled]': { color: color.day.closed.foreground, cursor: 'not-allowed', background: 'none' },
  },
});
export const monthButtonIcon = style({
  display: 'block',
  selectors: { [`${monthButton}[aria-disabled] &`]: { opacity: 0.5 } },
});
export const monthButtonReason = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(100% - ${space[1]})`,
  zIndex: vars.layer.menu,
  padding: `${space[1]} ${space[2]}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  color: color.text.body,
  boxShadow: vars.shadow.raised,
  fontSize: text.sm,
  visibility: 'hidden',
  selectors: {
    [`${monthButton}:focus-visible + &, ${monthButton}:hover + &, ${monthButton}:active + &`]: {
      visibility: 'visible',
    },
  },
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  marginBottom: space[2],
  fontSize: text.sm,
  color: color.text.muted,
});
export const noteButton = style({
  minHeight: vars.size.target,
  color: color.text.link,
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textAlign: 'start',
});

// The cell spacing extends beyond both sides, so that numbers are aligned with the page's edges. On a phone the days
// are 44 px wide in a calendar of 312 px, 40 px in one of 280 px.
export const grid = style({
  width: 'calc(100% + 8px)',
  marginInline: -4,
  borderCollapse: 'separate',
  borderSpacing: '1px 2px',
  tableLayout: 'fixed',
  '@container': {
    '(width >= 330px)': { width: 'calc(100% + 4px)', marginInline: -2, borderSpacing: 2 },
    '(width >= 480px)': { width: 'calc(100% + 10px)', marginInline: -5, borderSpacing: 5 },
  },
});
export const weekday = style({
  height: 26,
  padding: 0,
  fontSize: text.xs,
  fontWeight: weight.bold,
  color: color.text.muted,
});
export const narrowWeekday = style([weekday, { '@container': { '(width >= 480px)': { width: '11%' } } }]);
export const cell = style({
  padding: 0,
  height: 46,
  '@container': {
    '(width >= 400px)': { height: 'clamp(46px, 6vh, 64px)' },
    '(width >= 480px)': { height: 'clamp(52px, 8.4vh, 76px)' },
  },
});

/** The base style of every day, without a state. */
export const day = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  minHeight: vars.size.target,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: text.md,
  lineHeight: 1.05,
  touchAction: 'manipulation',
  '@container': { '(width >= 480px)': { fontSize: text.lg } },
  selectors: {
    '&[aria-disabled]': { cursor: 'not-allowed' },
    // Under the pointer only: in another month each day would fade to its new colour, which takes longer to draw.
    '&:hover': { transition: `background ${vars.motion.feedback} ${vars.motion.ease}` },
    // The focus ring overlaps the neighbours.
    '&:focus-visible': { outlineOffset: 1, zIndex: vars.layer.raised },
  },
});

/** Today's number is underlined; a border, since forced colours remove backgrounds. */
export const todayNumber = style({ borderBlockEnd: '3px solid currentColor' });

const pulse = keyframes({ '50%': { opacity: 0.35 } });

/** A placeholder for the content below the number. */
export const loading = style({
  cursor: 'progress',
  '::after': {
    content: '',
    display: 'block',
    width: 22,
    marginTop: 4,
    borderBlockStart: `8px solid ${color.skeleton}`,
    borderRadius: 4,
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
});

export const caption = style({
  fontSize: text.xs,
  fontWeight: weight.bold,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  letterSpacing: '-0.02em',
  // A number before a word must keep its place in right-to-left pages.
  unicodeBidi: 'plaintext',
});

/** "Today" does not fit in days of less than 44 px; there the bar alone marks it. */
export const todayCaption = style({ '@container': { '(width < 308px)': { display: 'none' } } });

export const message = style({
  minHeight: '1.5em',
  fontSize: text.sm,
  fontWeight: weight.semibold,
  color: color.text.body,
  lineHeight: vars.leading.close,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  marginTop: space[1],
  fontSize: text.sm,
  color: color.text.muted,
  '@container': { '(width >= 480px)': { columnGap: 22 } },
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: 7, whiteSpace: 'nowrap' });
/** The sample day in the legend: as small as the text beside it. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: text.caption,
  fontWeight: weight.bold,
  lineHeight: 1,
});

globalStyle(`${grid} td`, { verticalAlign: 'middle' });
