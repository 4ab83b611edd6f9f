import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Beads keep their colours in forced colours too, since the colours are the information. */
const kept = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

export const bead = style({ ...kept, display: 'block', flex: 'none', width: '26px', height: '26px' });

export const string = style({ ...kept, display: 'block', maxWidth: '100%', height: 'auto' });

export const edge = style({ stroke: vars.color.border.control, strokeWidth: '1.2px' });

export const highlight = style({ fill: 'white', opacity: 0.75 });

export const hole = style({ fill: 'black', opacity: 0.28 });

export const thread = style({
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: '1.6px',
  strokeLinecap: 'round',
});
