import { createVar, keyframes, style } from '@vanilla-extract/css';
import { inRtl } from '../../theme/rtl.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

/** -1 in left-to-right pages, 1 in right-to-left pages. */
const back = createVar();
const by = (share: string) => `translateX(calc(${share} * ${back}))`;

// The clip moves in from the start while its content moves equally far to the end, so that the plait grows in place.
const grow = keyframes({ '0%': { transform: by('100%') }, '85%, 100%': { transform: 'none' } });
const stay = keyframes({ '0%': { transform: by('-100%') }, '85%, 100%': { transform: 'none' } });
const fade = keyframes({ '0%, 92%': { opacity: 1 }, '100%': { opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

// Short waits show no loader.
export const box = style({
  animation: `${appear} ${vars.motion.enter} ${vars.motion.ease} 200ms backwards`,
});
export const stage = style({
  position: 'relative',
  overflow: 'clip',
  vars: { [back]: '-1' },
  selectors: { [inRtl]: { vars: { [back]: '1' } } },
});
const weaving = {
  animationDuration: '3.2s',
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
};
/** Not animated, part braided: for reduced motion, by system or page. */
const still = (share: string) => ({
  selectors: { '[data-motion="reduced"] &': { animationName: 'none', transform: by(share) } },
  '@media': { [media.reducedMotion]: { animationName: 'none', transform: by(share) } },
});
export const window = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  animationName: `${grow}, ${fade}`,
  ...weaving,
  ...still('40%'),
});
export const woven = style({ animationName: stay, ...weaving, ...still('-40%') });
export const label = style({
  display: 'block',
  marginTop: vars.space[4],
  fontWeight: vars.weight.semibold,
  color: vars.color.text.muted,
});
