import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: '7fr 5fr',
      alignItems: 'end',
      gap: vars.space[12],
      paddingBlock: '40px 56px',
    },
  },
});

export const plaitLine = style({
  height: '44px',
  marginBlock: `${vars.space[6]} ${vars.space[3]}`,
  '@media': { [media.desk]: { height: '64px', marginBlock: `${vars.space[8]} ${vars.space[6]}` } },
});

export const listState = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[8],
  minHeight: '50vh',
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
});

export const gridHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
  scrollMarginTop: vars.space[4],
});

const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** The carousel of a phone shows one service type at a time. */
export const typeChips = style([
  chips,
  { marginTop: vars.space[6], '@media': { [media.tablet]: { display: 'none' } } },
]);

export const filterChips = style([chips, { paddingBottom: vars.space[6] }]);

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.target,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  color: vars.color.text.heading,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { paddingInline: vars.space[3] } },
  selectors: {
    '&:hover': { borderColor: vars.color.action.primary.background.rest, textDecoration: 'underline' },
    '&[aria-current]': {
      borderColor: 'transparent',
      background: vars.color.action.primary.background.rest,
      color: vars.color.action.primary.foreground,
    },
  },
});

export const pagination = style({ paddingTop: vars.space[16] });

export const stylesSection = style({
  paddingBottom: vars.space[16],
  '@media': { [media.desk]: { paddingBottom: vars.space[24] } },
});

/** Three tiles wide enough for their longest word beside a picture. */
const sideBySide = 'screen and (min-width: 1240px)';

export const tile = style({
  ...focusRingOn.picture,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1.1fr',
  overflow: 'clip',
  height: '168px',
  borderRadius: vars.radius.sheet,
  background: vars.color.surface.picture.purple,
  color: vars.color.text.onPicture.heading,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { boxShadow: `inset 0 0 0 4px ${vars.color.action.primary.background.rest}` },
  },
  '@media': {
    // Three columns are too narrow there for text beside a picture.
    [media.tablet]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'minmax(108px, auto) 1fr',
      height: '320px',
    },
    [media.desk]: { gridTemplateRows: 'minmax(136px, auto) 1fr', height: '412px' },
    [sideBySide]: { gridTemplateColumns: '1.15fr minmax(0, 1fr)', gridTemplateRows: '1fr', height: '260px' },
  },
});

export const tileText = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[4],
  '@media': {
    [media.desk]: { padding: vars.space[6] },
    [sideBySide]: { paddingInlineEnd: vars.space[4] },
  },
});

export const tileName = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9vw, 2rem)',
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  overflowWrap: 'break-word',
  selectors: {
    [`${tile}:hover &, ${tile}[aria-current] &`]: {
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.22em',
    },
  },
});

export const tileLine = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.onPicture.body,
});

export const tileMark = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  bottom: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  width: vars.space[8],
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.action.primary.background.rest,
  color: vars.color.action.primary.foreground,
});

export const tilePicture = style({
  position: 'relative',
  overflow: 'clip',
  // The whole picture, whose empty side lies under the text.
  '@media': { [sideBySide]: { justifySelf: 'end', width: '208px' } },
});
