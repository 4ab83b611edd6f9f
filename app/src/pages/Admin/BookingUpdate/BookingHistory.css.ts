import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  paddingInlineStart: 30,
  paddingBottom: space[3],
  fontSize: text.sm,
  lineHeight: vars.leading.close,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 2,
      top: 3,
      zIndex: 1,
      width: 16,
      height: 16,
      borderRadius: vars.radius.pill,
      border: `3px solid ${color.action.primary.background.rest}`,
      background: color.surface.raised,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 8,
      insetBlock: '8px -4px',
      width: 4,
      background: color.plait.strand3,
    },
  },
});

export const changeTime = style({ fontSize: text.caption, color: color.text.muted });
