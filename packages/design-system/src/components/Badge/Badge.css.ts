import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import type { BadgeTone } from '../../private/variants.ts';
import { vars } from '../../tokens/vars.css.ts';

const { success, successSolid, warning, danger, neutral } = vars.color.status;

function colours(tone: typeof success) {
  return { color: tone.foreground, background: tone.background, borderColor: tone.border };
}

export const badge = recipe({
  base: {
    ...keepFillInForcedColors,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    paddingBlock: 3,
    paddingInline: '7px 10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.close,
    // On one line where there is room for it, and at least as wide as the word of a status, even in a narrower cell.
    width: 'fit-content',
    maxWidth: 'max(100%, 10em)',
  },
  variants: {
    tone: {
      paid: colours(success),
      confirmed: colours(successSolid),
      waiting: [colours(warning), { borderStyle: 'dashed' }],
      cancelled: colours(danger),
      neutral: colours(neutral),
      kind: [colours(neutral), { borderColor: 'transparent', paddingInline: 10 }],
      discount: {
        color: vars.color.discount.foreground,
        background: vars.color.discount.background,
        paddingInline: 10,
      },
    } satisfies Record<BadgeTone, unknown>,
  },
});

export const text = style({ minWidth: 0, overflowWrap: 'break-word' });
