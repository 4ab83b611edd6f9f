import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text } = vars;

// A container query: the picker is used in a dialog, beside other content or in a page.
export const frame = style({ containerType: 'inline-size' });
export const columns = style({
  display: 'grid',
  gap: space[6],
  '@container': {
    '(width >= 560px)': {
      // Days keep their shape where there is more width.
      gridTemplateColumns: 'minmax(0, 640px) min(236px, 36cqi)',
      gap: 28,
      alignItems: 'start',
    },
  },
});
export const times = style({ scrollMarginBlock: space[4] });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: 'clamp(1.125rem, 3.3cqi, 1.3125rem)',
  fontWeight: vars.weight.semibold,
  lineHeight: 1.1,
  marginBottom: space[2],
  '@container': { '(width >= 560px)': { minHeight: vars.size.control } },
});
export const prompt = style({
  padding: space[4],
  border: `2px dashed ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  color: color.text.muted,
});

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
});
export const chosenSlot = style({ lineHeight: 1.3, fontSize: text.sm, color: color.text.muted, minWidth: 0 });
export const chosenTitle = style({
  display: 'block',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1rem, 0.9rem + 0.4vw, 1.25rem)',
  lineHeight: 1.2,
  color: color.text.heading,
});
