import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const arcs = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
});

export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 'inherit' });
export const head = style({ fill: 'currentColor' });

export const still = style({ color: color.border.soft, strokeWidth: 1.5 });

const strand = (stroke: string) =>
  style({
    color: stroke,
    strokeWidth: 3,
    '@media': { '(forced-colors: active)': { color: 'Highlight' } },
  });

/** The colours of the three strands of a plait, which the ways of the current state take in turn. */
export const strands = [
  strand(color.plait.strand1),
  strand(color.plait.strand2),
  strand(color.plait.strand3),
] as const;
