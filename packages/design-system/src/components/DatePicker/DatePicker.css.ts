import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { filled } from '../../private/filled.ts';
import * as month from '../../private/month/month.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, weight } = vars;

// A plain figure has no edge, not even where forced colours would draw it.
const closed = style({
  color: color.day.closed.foreground,
  fontWeight: weight.regular,
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
});

/** The shape of a day; the samples of the key have it, too. */
export const day = recipe({
  variants: {
    look: {
      free: {
        background: color.day.offered.background,
        borderColor: color.day.offered.border,
        color: color.day.offered.foreground,
        fontWeight: weight.bold,
        selectors: { 'button&:hover': { background: color.action.quiet.background.hover } },
      },
      chosen: {
        ...filled,
        background: color.day.chosen.background,
        borderColor: color.day.chosen.background,
        color: color.day.chosen.foreground,
        fontWeight: weight.bold,
      },
      full: {
        borderStyle: 'dashed',
        borderColor: color.day.full.foreground,
        color: color.day.full.foreground,
        fontWeight: weight.semibold,
      },
      notOffered: closed,
      closed,
      past: closed,
      gone: closed,
      loading: [closed, month.loading],
    },
  },
});

export const struck = style({ textDecoration: 'line-through', textDecorationThickness: '1.5px' });
