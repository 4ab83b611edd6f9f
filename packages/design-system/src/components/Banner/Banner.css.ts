import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

export const banner = recipe({
  base: {
    display: 'flex',
    gap: vars.space[3],
    alignItems: 'flex-start',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    fontSize: vars.text.sm,
    lineHeight: vars.leading.close,
    color: vars.color.text.body,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      info: { background: vars.color.ground.quiet, borderColor: vars.color.border.soft },
      paid: { background: vars.color.status.paid.background },
      waiting: { background: vars.color.status.waiting.background },
      critical: { background: vars.color.status.cancelled.background },
    },
  },
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const title = style({ fontWeight: vars.weight.bold });
export const action = style({ marginTop: vars.space[2] });
