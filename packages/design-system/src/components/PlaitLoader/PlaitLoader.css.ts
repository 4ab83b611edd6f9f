import { keyframes, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const duration = '3.2s';
// The window moves in from the left while what it shows moves as far to the right, so that the plait grows where it lies.
const grow = keyframes({ '0%': { transform: 'translateX(-100%)' }, '85%, 100%': { transform: 'none' } });
const stay = keyframes({ '0%': { transform: 'translateX(100%)' }, '85%, 100%': { transform: 'none' } });
const fade = keyframes({ '0%, 92%': { opacity: 1 }, '100%': { opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

export const hidden = style(visuallyHidden);
// A short wait passes without a loader.
export const box = style({
  display: 'block',
  animation: `${appear} ${vars.motion.enter} ${vars.motion.ease} 200ms backwards`,
});
export const stage = style({ position: 'relative', overflow: 'clip' });
const weaving = {
  animationDuration: duration,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
};
export const window = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  background: 'inherit',
  animationName: `${grow}, ${fade}`,
  ...weaving,
  '@media': { [media.reducedMotion]: { animation: 'none', transform: 'translateX(-40%)' } },
});
export const woven = style({
  animationName: stay,
  ...weaving,
  '@media': { [media.reducedMotion]: { animation: 'none', transform: 'translateX(40%)' } },
});
export const label = style({
  display: 'block',
  marginTop: vars.space[4],
  fontWeight: vars.weight.semibold,
  color: vars.color.text.muted,
});
