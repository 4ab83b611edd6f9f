import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { inRtl } from '../../theme/rtl.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';
import { minWidths, type WidthName } from './parts/slidesPerView.ts';

const { color, space } = vars;

/** How many slides are visible beside each other. */
const visibleCount = createVar();
const gap = createVar();

// Not written with `media`: vanilla-extract groups rules of the same query, and these must keep their order.
const from = (width: WidthName, rule: { display?: string; vars?: Record<string, string> }) =>
  minWidths[width] === 0 ? rule : { '@media': { [`screen and (width >= ${minWidths[width]}px)`]: rule } };

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  vars: { [gap]: space[4] },
  '@media': { [media.tablet]: { vars: { [gap]: space[8] } } },
});
export const hasHeader = style({
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: '3.1fr 8.9fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[12],
      alignItems: 'start',
    },
  },
});

const countsFrom = (width: WidthName) =>
  styleVariants({ 1: '1', 2: '2', 3: '3', 4: '4' }, (slides) =>
    from(width, { vars: { [visibleCount]: slides } }),
  );

/** Narrow widths first: later rules win. */
export const slidesPerView = {
  phone: countsFrom('phone'),
  largePhone: countsFrom('largePhone'),
  tablet: countsFrom('tablet'),
  laptop: countsFrom('laptop'),
} satisfies Record<WidthName, unknown>;

// Larger than the visible area, so that focus rings are not cut off.
export const viewport = style({
  minWidth: 0,
  margin: `calc(${space[2]} * -1) calc(${gap} / -2)`,
  paddingBlock: space[2],
  overflow: 'auto hidden',
  overflowAnchor: 'none',
  // The end of the scroll range is not the end of the loop: no overscroll navigation.
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
export const besideHeader = style({ '@media': { [media.desk]: { gridColumn: 2, gridRow: '1 / span 2' } } });

export const slides = style({ display: 'flex' });
export const slide = style({
  flex: `0 0 calc(100% / ${visibleCount})`,
  minWidth: 0,
  paddingInline: `calc(${gap} / 2)`,
  overflowWrap: 'anywhere',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const footer = style({
  // Shown below the slides, in the thumb's reach, although it comes first in the tab order.
  order: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
});
const displayFrom = (display: 'flex' | 'none') => ({
  phone: style(from('phone', { display })),
  largePhone: style(from('largePhone', { display })),
  tablet: style(from('tablet', { display })),
  laptop: style(from('laptop', { display })),
});
export const controlsDisplay = { flex: displayFrom('flex'), none: displayFrom('none') };
export const buttons = style({ display: 'flex', gap: space[2] });
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  color: color.text.link,
  transition: `background-color ${vars.motion.feedback} ease-out`,
  selectors: {
    '&:hover:not([aria-disabled])': { background: color.action.secondary.background.hover },
    '&[aria-disabled]': { borderColor: color.border.subtle, color: color.text.muted, cursor: 'not-allowed' },
    // In right-to-left pages forward points to the left.
    [inRtl]: { transform: 'scaleX(-1)' },
  },
});
export const icon = style({
  width: 22,
  height: 22,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const position = style({ fontSize: vars.text.sm, color: color.text.body });
/** On a phone, where not all dots fit beside the buttons. */
export const phonePosition = style([position, from('largePhone', { display: 'none' })]);
/** Shown by CSS, so that nothing moves when the script has loaded. */
export const reducedMotionNote = style({
  flexBasis: '100%',
  maxWidth: vars.measure,
  fontSize: vars.text.sm,
  color: color.text.muted,
  display: 'none',
  selectors: { '[data-motion="reduced"] &': { display: 'block' } },
  '@media': { [media.reducedMotion]: { display: 'block' } },
});

export const dots = style({ display: 'flex', flexWrap: 'wrap' });
export const dotsFromLargePhone = style([dots, { display: 'none' }, from('largePhone', { display: 'flex' })]);
export const dot = style({
  ...keepFillInForcedColors,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  '::before': {
    content: '',
    width: 16,
    height: 16,
    border: `2px solid ${color.border.control}`,
    borderRadius: vars.radius.pill,
    transition: `background-color ${vars.motion.feedback} ease-out`,
  },
  selectors: {
    '&:hover::before': { background: color.action.secondary.background.hover },
    // Also wider, since colour alone is not enough.
    '&[aria-current]::before': {
      width: 28,
      background: color.action.primary.background.rest,
      borderColor: color.action.primary.background.rest,
    },
  },
});
