import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { BannerTone } from '../../private/variants.ts';
import { vars } from '../../tokens/vars.css.ts';

const { background, border, status, text } = vars.color;

const tint = (tone: typeof status.success) => ({ background: tone.background, borderColor: tone.border });

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
    color: text.body,
  },
  variants: {
    tone: {
      info: { background: background.subtle, borderColor: border.subtle },
      paid: tint(status.success),
      waiting: tint(status.warning),
      critical: tint(status.danger),
    } satisfies Record<BannerTone, unknown>,
  },
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const title = style({ fontWeight: vars.weight.bold });
export const action = style({ marginTop: vars.space[2] });
