import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { paid, confirmed, waiting, cancelled, neutral } = vars.color.status;

function colours(tone: typeof paid) {
  return { color: tone.foreground, background: tone.background, borderColor: tone.border };
}

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '3px 10px 3px 7px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.close,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  variants: {
    tone: {
      paid: colours(paid),
      confirmed: colours(confirmed),
      waiting: [colours(waiting), { borderStyle: 'dashed' }],
      cancelled: colours(cancelled),
      neutral: colours(neutral),
      discount: {
        color: vars.color.discount.foreground,
        background: vars.color.discount.background,
        paddingInline: '10px',
      },
    },
  },
});
