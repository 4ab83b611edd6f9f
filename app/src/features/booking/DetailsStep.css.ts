import { media, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const submitError = style({
  scrollMarginBlock: vars.space[6],
  selectors: { '&:focus': { outline: 'none' }, '&:not(:empty)': { marginBottom: vars.space[4] } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 346px) minmax(0, 1fr)', columnGap: '34px' },
  },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[6] });

export const group = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [media.desk]: { gap: vars.space[2] } },
});

export const legend = style({
  marginBottom: vars.space[2],
  padding: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: '1.25rem',
  lineHeight: vars.leading.snug,
  color: vars.color.text.heading,
});

export const readOnlyHint = style({
  marginInlineStart: vars.space[3],
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
});

/** Takes no place among the fields while there is nothing to say. */
export const note = style({ display: 'contents' });

export const consents = style({ display: 'grid', gap: vars.space[3] });

globalStyle(`${consents} > * + *`, {
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border.subtle}`,
});

/** Receives the focus when the question about photos has no answer. */
export const question = style({ scrollMarginBlock: vars.space[12] });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const summaryTitle = style({
  flexBasis: '100%',
  color: vars.color.text.body,
  fontWeight: vars.weight.bold,
});

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});

export const changeButton = style({
  marginInline: `calc(-1 * ${vars.space[3]} - 2px)`,
  marginBlock: '-10px',
});

export const submit = style({ flex: 'none', marginInlineStart: 'auto' });

/** Below the text of the consent to photos. */
export const earlierRefusal = style({ display: 'block', marginTop: vars.space[1] });
