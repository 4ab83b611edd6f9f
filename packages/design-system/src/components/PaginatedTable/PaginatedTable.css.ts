import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

export const frame = style({ containerType: 'inline-size' });

/** As long as rows are rows, the foot's parts stand beside each other, in line with the cells; else under the cards. */
function footBelow(width: 560 | 640 | 900) {
  const rows = `(width >= ${width}px)`;
  return {
    foot: style({
      display: 'grid',
      gap: `${space[2]} ${space[6]}`,
      marginTop: space[4],
      '@container': { [rows]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' } },
    }),
    facts: style({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[6]}`,
      minHeight: vars.size.target,
      fontSize: text.sm,
      color: color.text.muted,
      '@container': { [rows]: { paddingInlineStart: 20 } },
    }),
    pager: style({ '@container': { [rows]: { gridColumn: '3' } } }),
  };
}

/** The look of the foot for the width at which rows become cards. */
export const feet = { 560: footBelow(560), 640: footBelow(640), 900: footBelow(900) };

export const sizes = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
/** Around the choice: the arrow lies over its end. */
export const choice = style({ position: 'relative', display: 'inline-grid' });
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 10,
  display: 'flex',
  alignItems: 'center',
  color: color.text.muted,
  pointerEvents: 'none',
});
export const select = style({
  appearance: 'none',
  minHeight: vars.size.target,
  paddingInlineStart: 14,
  paddingInlineEnd: 38,
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.body,
  background: color.field.background,
  border: `2px solid ${color.field.border.rest}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.field.border.hover } },
});
