import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  position: 'relative',
  paddingInlineStart: '30px',
  lineHeight: vars.leading.close,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      fontFamily: vars.font.heading,
      fontWeight: vars.weight.semibold,
      fontSize: '1.125rem',
      lineHeight: 1.35,
      color: vars.color.text.price,
    },
  },
});

/** The place of the button and its hint while their code loads, so that what follows does not move. */
export const reserved = style({
  // The hint takes two lines on a phone.
  minHeight: '106px',
  '@media': { [media.tablet]: { minHeight: '85px' } },
});
