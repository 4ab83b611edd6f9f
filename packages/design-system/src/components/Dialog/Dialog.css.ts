import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { dialogFooterAnchorName } from '../../private/dialogFooterAnchor.ts';
import { keyboardInset } from '../../private/keyboardInset.ts';
import { fade } from '../../private/motion.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color } = vars;

/** The height that the on-screen keyboard leaves. */
const height = `100dvh - var(${keyboardInset}, 0px)`;

/** Where a dialog is a sheet: the small one has room to be centred on a tablet. */
const sheetBelow = { small: media.phone, large: media.belowDesk } as const;

const centred = { margin: 'auto', borderRadius: vars.radius.sheet } as const;

const paddingStart = createVar();
const paddingInline = createVar();
const paddingEnd = createVar();

const rise = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } });

export const dialog = recipe({
  base: {
    ...focusRingOn.page,
    width: '100%',
    maxWidth: '100%',
    maxHeight: `calc(${height})`,
    insetBlockEnd: `var(${keyboardInset}, 0px)`,
    margin: 0,
    padding: 0,
    vars: { [paddingStart]: '20px', [paddingInline]: vars.space[4], [paddingEnd]: vars.space[6] },
    border: 0,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    overflow: 'clip',
    boxShadow: vars.shadow.sheet,
    animation: `${rise} ${vars.motion.enter} ${vars.motion.ease}`,
    selectors: {
      '&:not([open])': { display: 'none' },
      '&::backdrop': {
        background: vars.color.scrim,
        animation: `${fade} ${vars.motion.enter} ${vars.motion.ease}`,
      },
    },
    '@media': {
      // Header, body and footer scroll together: the screen is too low for fixed bars.
      [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
      [media.reducedMotion]: { animationName: fade },
      [media.forcedColors]: { border: '2px solid CanvasText' },
    },
  },
  variants: {
    size: {
      small: {
        '@media': {
          [media.tablet]: {
            ...centred,
            width: '560px',
            maxHeight: `calc(${height} - 48px)`,
            vars: { [paddingStart]: '36px', [paddingInline]: '40px', [paddingEnd]: '40px' },
          },
          [`${media.tablet} and (max-height: 800px)`]: {
            vars: { [paddingStart]: '24px', [paddingEnd]: '24px' },
          },
        },
      },
      large: {
        '@media': {
          [media.tablet]: {
            vars: { [paddingStart]: '32px', [paddingInline]: '40px', [paddingEnd]: '24px' },
          },
          [media.desk]: {
            ...centred,
            width: 'min(894px, calc(100vw - 80px))',
            height: `min(836px, calc(${height} - 48px))`,
          },
        },
      },
    },
    sheet: { bottom: {}, full: {} },
    hasRail: { true: {}, false: {} },
  },
  compoundVariants: [
    ...(['small', 'large'] as const).flatMap((size) => [
      {
        variants: { size, sheet: 'bottom' as const },
        style: {
          '@media': {
            [sheetBelow[size]]: {
              marginTop: 'auto',
              maxHeight: `calc(${height} - 32px)`,
              borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
            },
          },
        },
      },
      {
        variants: { size, sheet: 'full' as const },
        style: { '@media': { [sheetBelow[size]]: { height: `calc(${height})` } } },
      },
    ]),
    {
      // As wide beside the rail as without it.
      variants: { size: 'large', hasRail: true },
      style: { '@media': { [media.desk]: { width: 'min(1180px, calc(100vw - 80px))' } } },
    },
  ],
});

export const layout = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: '100%',
  maxHeight: 'inherit',
  '@media': { [media.low]: { height: 'auto', maxHeight: 'none' } },
});
export const layoutWithRail = style([
  layout,
  {
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '@media': {
      [media.desk]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: '286px minmax(0, 1fr)' },
    },
  },
]);

export const rail = style({
  ...focusRingOn.picture,
  minWidth: 0,
  background: vars.color.surface.picture.purple,
  color: vars.color.text.onPicture.body,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' } },
});

export const band = style({
  ...focusRingOn.picture,
  flex: 'none',
  padding: `18px 0 ${vars.space[3]}`,
  background: vars.color.surface.picture.purple,
  color: vars.color.text.onPicture.body,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' } },
});

export const main = style({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 });

const anyScroll = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.low]: { overflowY: 'visible' } },
  padding: `0 ${paddingInline} ${paddingEnd}`,
  // A field that gets the focus is not scrolled to the very edge or below the header: its ring and hint are in view, too.
  scrollPadding: '112px 48px 48px',
});

/** What continues below fades out; at the end only the padding does. */
const fading = { maskImage: 'linear-gradient(to top, transparent, #000 24px)' } as const;
export const scroll = style([anyScroll, fading]);
/** Below a rail nothing fades: a mask would hide the close button on the rail. */
export const scrollWithRail = style([anyScroll, { '@media': { [media.desk]: fading } }]);

/** Below a rail it scrolls with the body. */
export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlockStart: paddingStart,
});

/** Stays while the body scrolls, which fades out below it. Inside, so that arrow keys scroll while it has the focus. */
export const stickyHeader = style([
  header,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.menu,
    margin: `0 calc(-1 * ${paddingInline}) -10px`,
    paddingInline,
    paddingBlockEnd: '10px',
    background: `linear-gradient(${color.surface.raised} calc(100% - 10px), transparent)`,
    '@media': {
      [media.low]: { position: 'static' },
      // Gradients are removed there.
      [media.forcedColors]: { background: 'Canvas' },
    },
  },
]);

export const title = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: vars.text['2xl'],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  selectors: { '&:focus': { outline: 'none' } },
});

/** The icon, not the button's edge, is aligned with the text. */
export const close = style({
  flex: 'none',
  marginBlockStart: '-8px',
  marginInlineEnd: '-10px',
  '@media': { [media.tablet]: { marginBlockStart: '-3px' } },
});
/** On the rail, which stays while the content scrolls. */
export const closeOnRail = style([
  close,
  {
    '@media': {
      [media.belowDesk]: {
        position: 'absolute',
        insetBlockStart: vars.space[4],
        insetInlineEnd: vars.space[4],
        vars: {
          ...focusRingOn.picture.vars,
          [color.text.link]: color.text.onPicture.heading,
          [color.action.secondary.background.hover]: color.surface.picture.cream,
        },
      },
    },
  },
]);

export const lead = style({
  marginTop: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});

export const body = style({ marginTop: vars.space[4] });

export const footer = style({
  anchorName: dialogFooterAnchorName,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
  '@media': { [media.tablet]: { padding: `${vars.space[4]} 40px 18px` } },
});

/** Buttons share the width of a phone; other content uses the remaining space. */
globalStyle(`${footer} > *`, { flex: '1 1 auto', minWidth: 0 });
// Below 480px each button has its own row, so that they are equally wide.
globalStyle(`${footer} > :is(button, a)`, {
  flexBasis: '8em',
  '@media': {
    [media.desk]: {
      flex: 'none',
      minWidth: 'clamp(min(190px, 100%), (480px - 100%) * 999, 100%)',
      maxWidth: '100%',
    },
  },
});
