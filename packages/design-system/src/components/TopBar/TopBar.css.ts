import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fade } from '../../private/motion.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, weight, size, radius } = vars;

/** No button can open the panel there: it is a row of links below the bar, without the actions. */
const withoutScripts = `${media.belowDesk} and (scripting: none)`;

export const bar = recipe({
  base: { position: 'relative', zIndex: vars.layer.sticky },
  variants: {
    background: {
      page: { background: color.background.page },
      hero: { ...focusRingOn.hero, background: color.background.hero },
    },
  },
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  maxWidth: size.page,
  minHeight: 64,
  marginInline: 'auto',
  paddingInline: space.gutter,
  '@media': { [media.desk]: { minHeight: 96 } },
});
export const deskNav = style({ '@media': { [media.belowDesk]: { display: 'none' } } });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  '@media': { [media.belowDesk]: { display: 'none' } },
});
export const links = style({
  '@media': {
    [media.desk]: { display: 'flex', gap: 'clamp(16px, 2.2vw, 32px)' },
    [withoutScripts]: { display: 'flex', flexWrap: 'wrap', columnGap: space[4], paddingInline: space.gutter },
  },
});
export const link = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: size.target,
    minHeight: size.target,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current]': {
        textDecoration: 'underline',
        textDecorationThickness: 3,
        textUnderlineOffset: '0.5em',
      },
    },
  },
  variants: {
    background: {
      page: {
        color: color.text.body,
        selectors: { '&:hover, &[aria-current]': { color: color.text.link } },
      },
      hero: {
        color: color.text.onHero.heading,
        selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.5em' } },
      },
    },
  },
});
export const menuButton = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: size.control,
    height: size.control,
    marginInlineEnd: -12,
    borderRadius: radius.control,
    '@media': { [media.desk]: { display: 'none' }, [withoutScripts]: { display: 'none' } },
  },
  variants: {
    background: {
      page: {
        color: color.text.link,
        selectors: { '&:hover': { background: color.action.secondary.background.hover } },
      },
      hero: {
        color: color.text.onHero.heading,
        selectors: { '&:hover': { background: color.action.onHero.background.hover } },
      },
    },
  },
});
const unfold = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } });

export const panel = style({
  ...focusRingOn.page,
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'auto',
  padding: `${space[2]} ${space.gutter} ${space[6]}`,
  background: color.surface.raised,
  borderRadius: `0 0 ${radius.sheet} ${radius.sheet}`,
  boxShadow: vars.shadow.sheet,
  // No shadow on the bar above.
  clipPath: 'inset(0 -99px -99px)',
  animation: `${unfold} ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.tablet]: { insetInlineStart: 'auto', width: 360 },
    [media.desk]: { display: 'none' },
    [media.reducedMotion]: { animationName: fade },
    [media.forcedColors]: { borderBottom: '2px solid CanvasText' },
    [withoutScripts]: { selectors: { '&[hidden]': { display: 'contents' } } },
  },
});
export const panelLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  '@media': { [withoutScripts]: { fontSize: '1rem' } },
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  fontSize: '1.375rem',
  color: color.text.heading,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: 3,
      textUnderlineOffset: '0.35em',
    },
  },
});
export const panelActions = style({
  '@media': { [withoutScripts]: { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border.subtle}`,
});
