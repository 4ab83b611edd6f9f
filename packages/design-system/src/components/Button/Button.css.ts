import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import type { ButtonSize, ButtonSurface, ButtonTone, ButtonVariant } from '../../private/variants.ts';
import { vars } from '../../tokens/vars.css.ts';

const { action, text } = vars.color;
const { primary, secondary, danger, disabled } = action;
const hover = '&:hover:not([aria-disabled="true"])';
const onHero = {
  color: text.onHero.heading,
  selectors: { [hover]: { background: action.onHero.background.hover } },
};

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    // A label without a space must not widen the container.
    maxWidth: '100%',
    overflowWrap: 'break-word',
    minHeight: vars.size.control,
    paddingInline: `min(5vw, ${vars.space[6]})`,
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
        color: disabled.foreground,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[aria-disabled="true"]': { borderColor: disabled.border } },
      },
    },
  },
  variants: {
    variant: {
      solid: {
        ...keepFillInForcedColors,
        background: primary.background.rest,
        color: primary.foreground,
        selectors: {
          [hover]: { background: primary.background.hover },
          '&[aria-disabled="true"]': { background: disabled.background },
        },
      },
      outline: {
        color: secondary.foreground,
        borderColor: secondary.border,
        selectors: {
          [hover]: { background: secondary.background.hover },
          '&[aria-disabled="true"]': { borderColor: disabled.border },
        },
      },
      text: {
        color: secondary.foreground,
        paddingInline: vars.space[3],
        selectors: { [hover]: { background: secondary.background.hover } },
      },
    } satisfies Record<ButtonVariant, unknown>,
    tone: { default: {}, danger: {} } satisfies Record<ButtonTone, unknown>,
    surface: { page: {}, hero: {} } satisfies Record<ButtonSurface, unknown>,
    size: {
      sm: { minHeight: vars.size.target, paddingInline: vars.space[3], fontSize: vars.text.sm },
      md: {},
      lg: {
        minHeight: vars.size.controlLarge,
        '@media': {
          [media.tablet]: { paddingInline: vars.space[8], fontSize: `calc(${vars.text.md} * 1.12)` },
        },
      },
    } satisfies Record<ButtonSize, unknown>,
    isFullWidth: { true: { width: '100%' } },
    // Padding and border of a text button.
    isFlush: { true: { marginInlineStart: `calc(-1 * ${vars.space[3]} - 2px)` } },
    isBusy: { true: { cursor: 'progress' } },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', tone: 'danger' },
      style: {
        background: danger.background.rest,
        color: danger.foreground,
        selectors: { [hover]: { background: danger.background.hover } },
      },
    },
    {
      variants: { variant: 'outline', tone: 'danger' },
      style: { color: text.error, borderColor: text.error },
    },
    { variants: { variant: 'text', tone: 'danger' }, style: { color: text.error } },
    {
      variants: { variant: 'outline', surface: 'hero' },
      style: [onHero, { borderColor: text.onHero.heading }],
    },
    { variants: { variant: 'text', surface: 'hero' }, style: onHero },
  ],
  defaultVariants: { variant: 'solid', tone: 'default', surface: 'page', size: 'md' },
});

/** The label of a busy button keeps its space, so that the width does not change. */
export const content = recipe({
  base: { display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit', minWidth: 0 },
  variants: { isHidden: { true: { opacity: 0 } } },
});

/** Lets the label shrink below its longest word where the button itself is that narrow. */
export const textBlock = style({ minWidth: 0 });

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
