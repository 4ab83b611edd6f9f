import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { fade } from '../../private/motion.css.ts';
import { inRtl } from '../../theme/rtl.ts';
import { media } from '../../tokens/breakpoints.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, size, radius, font } = vars;

const phone = 'screen and (max-width: 639.98px)';
const rail = 'screen and (min-width: 640px) and (max-width: 1099.98px)';

/** There the links are closer, so that the end of the rail is in sight. */
const lowRail = `${rail} and (max-height: 1019.98px)`;

/** In the rail: an icon above its label. */
const stacked = { flexDirection: 'column', justifyContent: 'center', gap: 0 } as const;
const smallLabel = { fontSize: text.xs, lineHeight: 1.1, textAlign: 'center' } as const;

export const sidebar = style({
  flex: 'none',
  width: 232,
  padding: '20px 16px 16px 20px',
  background: color.surface.raised,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  '@media': { [rail]: { width: 88, padding: `${space[4]} ${space[2]}` }, [phone]: { display: 'none' } },
});
export const inner = style({
  position: 'sticky',
  top: 20,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100vh - 40px)',
  // Where it is higher than the window, it scrolls with the page, so that its end can be reached.
  '@media': { 'screen and (max-height: 619.98px)': { position: 'static' } },
});
export const brand = recipe({
  base: { display: 'flex', alignItems: 'center', minHeight: 56 },
  variants: {
    layout: {
      side: { '@media': { [rail]: { display: 'none' } } },
      drawer: { paddingInlineEnd: size.control },
    },
  },
});
/** The logo without its name, where there is no room for it. */
export const compactBrand = style({
  display: 'none',
  '@media': { [rail]: { display: 'grid', placeItems: 'center', minHeight: 56 } },
});
export const nav = style({ position: 'relative', marginTop: space[3] });
// The plait runs through the icons; text is never on top of it.
export const plait = recipe({
  base: { position: 'absolute', top: 26, bottom: 26, insetInlineStart: 12, pointerEvents: 'none' },
  variants: {
    layout: { side: { '@media': { [rail]: { insetInlineStart: 'calc(50% - 10px)' } } }, drawer: {} },
  },
});
export const link = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 52,
    fontFamily: font.heading,
    fontWeight: weight.medium,
    color: color.text.body,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': { fontWeight: weight.semibold, color: color.text.link },
      '&:focus-visible': { outlineOffset: 0 },
    },
  },
  variants: {
    layout: {
      side: {
        '@media': {
          [rail]: {
            ...stacked,
            minHeight: 74,
          },
          [lowRail]: { minHeight: 60 },
        },
      },
      drawer: { minHeight: 56, fontSize: '1.125rem', gap: 14 },
    },
  },
});
export const iconTile = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 40,
  '@media': { [rail]: { height: 36 } },
  border: `2px solid ${color.border.control}`,
  borderRadius: 16,
  background: color.surface.raised,
  color: color.text.link,
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
});
globalStyle(`a:hover > ${iconTile}`, { background: color.action.secondary.background.hover });
globalStyle(`a[aria-current] > ${iconTile}`, {
  ...keepFillInForcedColors,
  background: color.action.primary.background.rest,
  borderColor: color.action.primary.background.rest,
  color: color.action.primary.foreground,
});
export const label = recipe({
  base: {},
  variants: {
    layout: {
      side: {
        '@media': {
          [rail]: {
            ...smallLabel,
            background: color.surface.raised,
            // The plait ends before the text and begins below it.
            padding: '1px 2px 3px',
          },
        },
      },
      drawer: {},
    },
  },
});
export const count = recipe({
  base: {
    marginInlineStart: 'auto',
    minWidth: 26,
    padding: '0 7px',
    borderRadius: radius.pill,
    border: `1px solid ${color.status.warning.border}`,
    background: color.status.warning.background,
    color: color.status.warning.foreground,
    fontFamily: font.body,
    fontSize: text.xs,
    fontWeight: weight.bold,
    lineHeight: '24px',
    textAlign: 'center',
  },
  variants: {
    layout: {
      side: {
        '@media': {
          [rail]: {
            position: 'absolute',
            insetInlineEnd: 6,
            top: 2,
            minWidth: 22,
            lineHeight: '20px',
            padding: '0 5px',
          },
        },
      },
      drawer: {},
    },
  },
});
export const textBlock = recipe({
  base: {},
  variants: { layout: { side: { '@media': { [rail]: smallLabel } }, drawer: {} } },
});
export const create = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: size.target,
    marginTop: 20,
    padding: `0 ${space[3]}`,
    border: `2px solid ${color.action.secondary.border}`,
    borderRadius: radius.control,
    color: color.action.secondary.foreground,
    fontWeight: weight.bold,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.action.secondary.background.hover } },
  },
  variants: {
    layout: {
      side: { '@media': { [rail]: { ...stacked, marginTop: space[2], padding: '6px 2px' } } },
      drawer: {},
    },
  },
});
export const footer = style({
  marginTop: 'auto',
  paddingTop: 20,
  fontSize: text.sm,
  '@media': { [rail]: { paddingTop: space[2] } },
});
export const account = style({ color: color.text.muted, overflowWrap: 'anywhere' });
export const action = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: size.target,
    color: color.text.muted,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    selectors: { '&:hover': { color: color.text.link } },
  },
  variants: {
    layout: { side: { '@media': { [rail]: stacked } }, drawer: {} },
  },
});
export const actionIcon = style({ color: color.text.link });

export const bar = style({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 60,
      padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
      background: color.surface.raised,
      borderBottom: `1px solid ${color.border.subtle}`,
    },
  },
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  borderRadius: radius.control,
  color: color.text.link,
  selectors: { '&:hover': { background: color.action.secondary.background.hover } },
});
export const close = style([button, { position: 'absolute', insetInlineEnd: 12, top: 12 }]);
const slide = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } });
const slideFromRight = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });

export const drawer = style({
  ...focusRingOn.page,
  animation: `${slide} ${vars.motion.enter} ${vars.motion.ease}`,
  width: 'min(296px, calc(100vw - 64px))',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderStartEndRadius: radius.sheet,
  borderEndEndRadius: radius.sheet,
  background: color.surface.raised,
  color: color.text.body,
  boxShadow: vars.shadow.sheet,
  selectors: {
    [inRtl]: { animationName: slideFromRight },
    '&::backdrop': {
      background: color.scrim,
      animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&': { animationName: fade }, [inRtl]: { animationName: fade } } },
    [media.forcedColors]: { borderInlineEnd: '2px solid CanvasText' },
  },
});
export const drawerContent = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: '12px 16px 16px 20px',
});
