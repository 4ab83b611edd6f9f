import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';

const weave = keyframes({
  '0%, 100%': { transform: 'translateY(3px)', opacity: 0.5 },
  '50%': { transform: 'translateY(-3px)', opacity: 1 },
});

export const spinner = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', height: '1em' });

export const bead = style({
  width: '0.4em',
  height: '0.4em',
  borderRadius: '50%',
  background: 'currentColor',
  animation: `${weave} 900ms ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
  '@media': {
    // In forced colours the beads would have the background's colour.
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.reducedMotion]: { animation: 'none' },
  },
});
