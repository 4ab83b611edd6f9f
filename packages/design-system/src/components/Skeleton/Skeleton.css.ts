import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, radius } = vars;

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const bone = style({
  display: 'block',
  background: color.skeleton,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
  },
});
export const shapes = {
  /** As high as a line of text; the last of several is shorter, as in a paragraph. */
  line: style([
    bone,
    {
      width: '70%',
      height: '0.9em',
      borderRadius: 6,
      selectors: { '* + &': { marginTop: '0.6em' }, '&:not(:last-child)': { width: '100%' } },
    },
  ]),
  picture: style([bone, { aspectRatio: '4 / 5', borderRadius: radius.card }]),
};
/** The name and the price below a card's picture. */
export const cardLines = style({ marginTop: space[4] });
