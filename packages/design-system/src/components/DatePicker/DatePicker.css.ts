import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { keepFillInForcedColors } from '../../private/keepFillInForcedColors.ts';
import { loading } from '../../private/calendar/calendar.css.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, weight } = vars;

// A plain day has no border, not even in forced colours.
const closed = style({
  color: color.day.closed.foreground,
  fontWeight: weight.regular,
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
});

/** The shape of a day, also used by the samples in the legend. */
export const day = recipe({
  variants: {
    variant: {
      free: {
        background: color.day.available.background,
        borderColor: color.day.available.border,
        color: color.day.available.foreground,
        fontWeight: weight.bold,
        selectors: { 'button&:hover': { background: color.action.secondary.background.hover } },
      },
      chosen: {
        ...keepFillInForcedColors,
        background: color.day.selected.background,
        borderColor: color.day.selected.background,
        color: color.day.selected.foreground,
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
      loading: [closed, loading],
    },
    // A short bar on its upper edge, since "Today" may stand below; a border, since forced colours remove backgrounds.
    isToday: {
      true: {
        '::before': {
          content: '',
          position: 'absolute',
          top: -2,
          width: 18,
          borderBlockStart: '3px solid currentColor',
          borderRadius: 2,
        },
      },
    },
    isMarked: {
      true: {
        borderStyle: 'solid',
        borderColor: color.text.price,
        color: color.text.price,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
    },
  },
});

export const past = style({ textDecoration: 'line-through', textDecorationThickness: '1.5px' });
