import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, font } = vars;

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlock: space[6],
});
export const narrow = style({ maxWidth: '22em' });
export const title = style([
  narrow,
  {
    fontFamily: font.heading,
    fontWeight: weight.semibold,
    fontSize: text.xl,
    lineHeight: vars.leading.snug,
    color: color.text.heading,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
]);
/** It names a page. */
export const pageTitle = style([title, { fontSize: text['2xl'] }]);
export const textBlock = style({ maxWidth: vars.measure, marginTop: space[3], color: color.text.muted });
