import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, font } = vars;

export const box = style({ paddingBlock: space[6] });
export const plait = style({ marginBottom: space[6] });
export const title = style({
  maxWidth: '22em',
  fontFamily: font.heading,
  fontWeight: weight.semibold,
  fontSize: text['2xl'],
  lineHeight: vars.leading.snug,
  color: color.text.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const textBlock = style({ maxWidth: vars.measure, marginTop: space[3], color: color.text.muted });
export const action = style({ marginTop: space[6] });
