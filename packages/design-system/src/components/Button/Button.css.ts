import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { filled } from '../../private/filled.ts';
import { vars } from '../../tokens/vars.css.ts';

const { primary, quiet, onHero, danger, notReady } = vars.color.action;
const hover = '&:hover:not([aria-disabled="true"])';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.size.control,
    paddingInline: vars.space[6],
    paddingBlock: vars.space[2],
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.body,
    fontSize: vars.text.md,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.feedback} ease-out, transform ${vars.motion.feedback} ease-out`,
    selectors: {
      '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': {
        background: notReady.background,
        color: notReady.foreground,
        borderColor: 'transparent',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[aria-disabled="true"]': { borderColor: notReady.border } },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        ...filled,
        background: primary.background.rest,
        color: primary.foreground,
        selectors: { [hover]: { background: primary.background.hover } },
      },
      secondary: {
        color: quiet.foreground,
        borderColor: quiet.border,
        selectors: { [hover]: { background: quiet.background.hover } },
      },
      quiet: {
        color: quiet.foreground,
        paddingInline: vars.space[3],
        selectors: { [hover]: { background: quiet.background.hover } },
      },
      /** Quiet on the hero ground. */
      quietOnHero: {
        color: vars.color.text.onHero.heading,
        paddingInline: vars.space[3],
        selectors: { [hover]: { background: onHero.background.hover } },
      },
      danger: {
        ...filled,
        background: danger.background.rest,
        color: danger.foreground,
        selectors: { [hover]: { background: danger.background.hover } },
      },
      /** Secondary on the hero ground. */
      onHero: {
        color: vars.color.text.onHero.heading,
        borderColor: vars.color.text.onHero.heading,
        selectors: { [hover]: { background: onHero.background.hover } },
      },
    },
    size: {
      sm: { minHeight: vars.size.target, paddingInline: vars.space[3], fontSize: vars.text.sm },
      md: {},
      lg: {
        minHeight: vars.size.controlLarge,
        paddingInline: vars.space[4],
        '@media': {
          [media.tablet]: { paddingInline: vars.space[8], fontSize: `calc(${vars.text.md} * 1.12)` },
        },
      },
    },
    isFullWidth: { true: { width: '100%' } },
    isBusy: { true: { cursor: 'progress' } },
  },
  defaultVariants: { tone: 'primary', size: 'md' },
});

/** The words of a busy button keep their room, so that nothing moves. */
export const words = recipe({
  base: { display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit', minWidth: 0 },
  variants: { isHidden: { true: { opacity: 0 } } },
});

export const work = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
