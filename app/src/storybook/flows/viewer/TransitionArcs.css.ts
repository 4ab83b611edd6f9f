import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { plait } = vars.color;

export const arcs = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
});

const strand = (stroke: string) =>
  style({
    fill: 'none',
    stroke,
    strokeWidth: 3,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  });

/** The colours of the three strands of a plait, which the transitions take in turn. */
export const strands = [strand(plait.strand1), strand(plait.strand2), strand(plait.strand3)] as const;
