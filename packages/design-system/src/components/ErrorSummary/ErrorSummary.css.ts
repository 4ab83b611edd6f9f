import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const summary = recipe({
  base: { minWidth: 0 },
  variants: {
    variant: {
      panel: {
        padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
        borderRadius: vars.radius.card,
        background: vars.color.status.danger.background,
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      },
      inline: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '20px',
      },
    },
  },
});

export const title = recipe({
  base: {
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.semibold,
    color: vars.color.text.heading,
    overflowWrap: 'anywhere',
  },
  variants: {
    variant: {
      panel: { display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.md },
      inline: { fontSize: vars.text.md },
    },
  },
});

export const items = recipe({
  variants: {
    variant: {
      panel: { marginTop: vars.space[1] },
      inline: { display: 'flex', flexWrap: 'wrap', columnGap: '20px' },
    },
  },
});

export const item = style({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.target,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.close,
});
