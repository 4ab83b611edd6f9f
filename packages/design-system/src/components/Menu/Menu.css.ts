import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { fade } from '../../private/motion.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, radius } = vars;

export const wrapper = style({ display: 'inline-block', maxWidth: '100%' });
export const dots = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: '2px solid transparent',
  borderRadius: radius.control,
  color: color.text.link,
  transition: `background ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&[aria-expanded=true]': { borderColor: color.border.control },
  },
});
export const trigger = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: '100%',
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    fontWeight: weight.bold,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
  },
  variants: { surface: { page: { color: color.text.link }, hero: { color: color.text.onHero.heading } } },
});
export const triggerText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
/** Flipped while the menu is open. */
export const triggerIcon = style({
  flex: 'none',
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

const rise = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } });

export const menu = style({
  ...focusRingOn.page,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  color: color.text.body,
  animation: `${rise} ${vars.motion.feedback} ${vars.motion.ease}`,
  whiteSpace: 'normal',
  minWidth: 180,
  maxWidth: 'min(320px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  overflow: 'auto',
  padding: space[2],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: vars.shadow.sheet,
  textAlign: 'start',
  fontSize: text.md,
  '@media': {
    [media.reducedMotion]: { animationName: fade },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});
export const entry = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minHeight: vars.size.target,
    padding: `${space[2]} 14px`,
    borderRadius: radius.control,
    fontWeight: weight.bold,
    lineHeight: 1.3,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:focus': { outline: 'none' },
      '&:hover, &:focus': { background: color.action.secondary.background.hover },
      '&:focus-visible': { outline: `3px solid ${color.focus.ring}`, outlineOffset: -3 },
    },
    '@media': {
      // A background alone is not visible in forced colours.
      [media.forcedColors]: {
        selectors: { '&:hover, &:focus': { outline: '3px solid Highlight', outlineOffset: -3 } },
      },
    },
  },
  variants: {
    tone: {
      plain: {
        color: color.text.body,
        selectors: {
          '&:hover:not([aria-disabled]), &:focus:not([aria-disabled])': { color: color.text.link },
        },
      },
      danger: { color: color.text.error },
    },
    isDisabled: { true: { color: color.action.disabled.foreground, cursor: 'not-allowed' } },
  },
});
export const disabledReason = style({ display: 'block', fontSize: text.caption, fontWeight: weight.regular });
