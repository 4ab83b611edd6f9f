import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '2px solid transparent',
    color: vars.color.text.link,
    borderRadius: vars.radius.control,
    transition: `background-color ${vars.motion.feedback} ease-out`,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.action.secondary.background.hover },
      '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
      '&[aria-disabled="true"]': { color: vars.color.action.disabled.foreground, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: {
      md: { width: vars.size.target, height: vars.size.target },
      lg: { width: vars.size.control, height: vars.size.control },
    },
  },
  defaultVariants: { size: 'lg' },
});
