import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

const { color, space, radius, text, font, weight, leading } = vars;

/** Samples keep their look in forced colours. */
const asItIs = { forcedColorAdjust: 'none' } as const;

export const list = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const columns = style([
  list,
  { '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const entry = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
});
/** Sample and text beside each other where there is room. */
export const wide = style([
  entry,
  {
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'center',
        columnGap: space[8],
      },
    },
  },
]);
export const name = style({
  fontFamily: font.heading,
  fontWeight: weight.semibold,
  fontSize: text.md,
  color: color.text.heading,
  overflowWrap: 'anywhere',
});
export const code = style({
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: text.xs,
  color: color.text.muted,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const description = style({ fontSize: text.sm, lineHeight: leading.close, color: color.text.body });
export const textBlock = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
});
export const swatch = style([
  asItIs,
  {
    display: 'grid',
    placeItems: 'center',
    height: '56px',
    marginBottom: space[2],
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.control,
    fontFamily: font.heading,
    fontWeight: weight.semibold,
    fontSize: text.xl,
    colorScheme: 'light dark',
  },
]);
export const swatchTheme = style({ display: 'block', fontSize: text.xs, color: color.text.body });

export const pairs = style({ borderTop: `1px solid ${color.border.subtle}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.target,
  paddingBlock: space[2],
  lineHeight: leading.close,
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.link,
  cursor: 'pointer',
  '::marker': { content: 'none' },
  '::after': { content: '"+"', marginInlineStart: 'auto', fontSize: text.lg },
  selectors: { 'details[open] > &::after': { content: '"\u2212"' } },
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.xs });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInline: space[1],
  textAlign: 'end',
  verticalAlign: 'top',
  fontWeight: weight.regular,
  borderTop: `1px solid ${color.border.subtle}`,
});
globalStyle(`${table} thead th`, { border: 'none', fontWeight: weight.bold, color: color.text.muted });
globalStyle(`${table} :is(th, td):first-child`, {
  textAlign: 'start',
  overflowWrap: 'anywhere',
  paddingInlineStart: 0,
});
export const backgroundName = style({ color: color.text.muted });

export const typeSample = style({ overflowWrap: 'anywhere', color: color.text.heading });
export const bar = style([
  asItIs,
  { height: space[6], background: color.action.primary.background.rest, borderRadius: '2px' },
]);
export const shape = style([
  asItIs,
  {
    width: '100%',
    height: space[24],
    background: color.surface.picture.purple,
    border: `2px solid ${color.border.control}`,
  },
]);
export const depthBackground = style({
  display: 'grid',
  gap: space[3],
  padding: space[8],
  borderRadius: radius.control,
  color: color.text.body,
  background: color.background.subtle,
  border: `1px solid ${color.border.subtle}`,
  overflow: 'clip',
});
export const depthCard = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: space[24],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  fontSize: text.sm,
});

export const track = style({
  position: 'relative',
  height: space[8],
  background: color.surface.row.selected,
  borderRadius: radius.pill,
  // `cqi` in the transform of the bead refers to this width.
  containerType: 'inline-size',
});
export const bead = style([
  asItIs,
  {
    width: space[8],
    height: space[8],
    borderRadius: radius.pill,
    background: color.action.primary.background.rest,
  },
]);
export const beadMoved = style({
  transform: `translateX(calc(100cqi - 100%))`,
  selectors: {
    '[dir="rtl"] &': { transform: `translateX(calc(100% - 100cqi))` },
    '[data-motion="reduced"] &': { transform: 'none', opacity: 0.35 },
  },
  '@media': {
    [media.reducedMotion]: { transform: 'none !important', opacity: 0.35 },
  },
});

export const layers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: space[8],
});
export const layer = style({
  position: 'relative',
  padding: space[4],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.raised,
});

export const ruler = style({
  height: space[8],
  background: color.surface.row.selected,
  borderRadius: radius.control,
  overflow: 'clip',
});
export const rangeBar = style([
  asItIs,
  { height: '100%', background: color.action.primary.background.rest, opacity: 0.85 },
]);
/** Marks the current width of the window. */
const now = style({ display: 'none', fontWeight: weight.bold, color: color.text.link });

export const iconGrid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
});
export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: space[6],
  paddingInline: space[2],
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  color: color.text.heading,
  textAlign: 'center',
});

type BreakpointName = keyof typeof breakpoints;

/** The breakpoints, each up to the next. */
export const widthRanges = [
  { name: 'phone', from: 0, to: breakpoints.tablet },
  ...Object.keys(breakpoints).map((key, index, keys) => {
    const next = keys[index + 1] as BreakpointName | undefined;
    return { name: key, from: breakpoints[key as BreakpointName], to: next && breakpoints[next] };
  }),
];

/** Shown while the window has this width. */
export const currentWidth = styleVariants(
  Object.fromEntries(widthRanges.map((range) => [range.name, range])),
  ({ from, to }) => [
    now,
    {
      '@media': {
        [`(min-width: ${from}px)${to === undefined ? '' : ` and (max-width: ${to - 0.02}px)`}`]: {
          display: 'inline',
        },
      },
    },
  ],
);
