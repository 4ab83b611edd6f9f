import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space } = vars;

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.border.subtle}` } },
});
/** An answer fades in when it is opened; one that is open initially is shown at once. */
export const disclosure = style({
  selectors: {
    '&::details-content': {
      opacity: 0,
      transition: `opacity ${vars.motion.enter} ${vars.motion.ease}`,
    },
    '&[open]::details-content': { opacity: 1 },
  },
  // Printed pages show all answers, since nothing can be opened on paper.
  '@media': {
    print: {
      selectors: {
        '&:not([open])::details-content': { contentVisibility: 'visible', opacity: 1, transition: 'none' },
      },
    },
  },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.size.controlLarge,
  paddingBlock: 10,
  cursor: 'pointer',
  touchAction: 'manipulation',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: 2 },
  },
  '@media': { [media.desk]: { minHeight: 66 } },
});
export const heading = style({
  minWidth: 0,
  fontSize: '1.1875rem',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  transition: `color ${vars.motion.feedback} ease-out`,
  selectors: {
    [`${summary}:hover &`]: {
      color: color.text.link,
      textDecoration: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: '0.22em',
    },
  },
  '@media': { [media.desk]: { fontSize: '1.5rem' } },
});
export const indicator = style({
  flex: 'none',
  width: 22,
  height: 22,
  fill: 'none',
  stroke: color.text.link,
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `transform ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const content = style({
  maxWidth: '58ch',
  // Room for the ring of the question.
  paddingBlock: `${space[1]} ${space[6]}`,
  paddingInlineEnd: space[6],
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { fontSize: '1.1875rem' } },
});
