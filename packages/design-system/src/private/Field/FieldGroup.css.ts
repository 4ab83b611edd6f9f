import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { primary, disabled } = vars.color.action;

export const legend = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.close,
  marginBottom: '6px',
  overflowWrap: 'anywhere',
});

/** The circle of a radio button; the focus ring is around the whole option. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: '50%',
  background: vars.color.field.background,
  accentColor: primary.background.rest,
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    '&:checked': { border: `7px solid ${primary.background.rest}` },
    '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.color.field.border.error },
    'label:hover > &:not(:checked, [aria-disabled="true"])': { borderColor: vars.color.field.border.hover },
    '&[aria-disabled="true"]': { borderColor: disabled.border, background: 'transparent' },
    '&:not(:checked)[aria-disabled="true"]': { borderStyle: 'dashed' },
    '&:checked[aria-disabled="true"]': { borderColor: disabled.foreground },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
