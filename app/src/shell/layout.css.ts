import { vars } from '@plaitful/design-system/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const wrap = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const noWrap = style({ whiteSpace: 'nowrap' });

export const text = style({ display: 'grid', gap: vars.space[6], justifyItems: 'start' });

/** In the middle of the screen below the bar. */
export const notice = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'calc(100dvh - 96px)',
  paddingBlock: vars.space[12],
});

// Why the app does not start (`app/scripts/startFailureMessages.ts`): over the page, wherever a button was pressed.
globalStyle(':is(#unreachable, #cannot-start):not([hidden])', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.toast,
  padding: vars.space[6],
  background: vars.color.surface.raised,
  borderBlockStart: `2px solid ${vars.color.status.danger.border}`,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
});

/** As tall as the screen, so that the footer does not move when the page appears. */
export const fullHeight = style({ minHeight: '100dvh' });

const listBase = style({ display: 'flex', listStyle: 'none' });

export const socialList = styleVariants({
  page: [listBase, { flexWrap: 'wrap', columnGap: vars.space[6] }],
  inverse: [listBase, { flexDirection: 'column' }],
});
