import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { filled } from '../../private/filled.ts';
import * as month from '../../private/month/month.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, weight } = vars;

const struck = { textDecoration: 'line-through', textDecorationThickness: '1.5px' } as const;
const closed = { color: color.day.closed.foreground };

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
        borderColor: 'currentColor',
        color: color.day.full.foreground,
        fontWeight: weight.semibold,
      },
      notOffered: closed,
      closed,
      past: closed,
      gone: closed,
      loading: [month.loading, { ...closed, cursor: 'progress' }],
    },
  },
});

export const struckFigure = style(struck);
