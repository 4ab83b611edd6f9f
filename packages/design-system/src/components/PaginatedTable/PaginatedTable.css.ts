import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight } = vars;

/** From this width of its own place on, the foot's parts stand beside each other. */
const wide = '(width >= 560px)';

export const frame = style({ containerType: 'inline-size' });
export const foot = style({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  marginTop: space[4],
  '@container': { [wide]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  minHeight: vars.size.target,
  fontSize: text.sm,
  color: color.text.muted,
  '@container': { [wide]: { paddingInlineStart: 20 } },
});
export const pager = style({ '@container': { [wide]: { gridColumn: '3' } } });
export const sizes = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const select = style({
  minHeight: vars.size.target,
  paddingInline: space[2],
  fontSize: text.sm,
  fontWeight: weight.bold,
  color: color.text.body,
  background: color.field.background,
  border: `2px solid ${color.field.border.rest}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.field.border.hover } },
});
