import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.border.soft}` } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.size.controlLarge,
  paddingBlock: 10,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': { [media.desk]: { minHeight: 66 } },
});
export const heading = style({
  fontSize: '1.1875rem',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${summary}:hover &`]: { color: color.text.link } },
  '@media': { [media.desk]: { fontSize: '1.5rem' } },
});
export const icon = style({
  flex: 'none',
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = style({
  maxWidth: '58ch',
  padding: `0 ${space[6]} ${space[6]} 0`,
  '@media': { [media.desk]: { fontSize: '1.1875rem' } },
});
