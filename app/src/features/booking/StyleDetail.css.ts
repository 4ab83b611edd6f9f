import { media, vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    // Below picture and introduction all has the whole width of a tablet.
    [media.tablet]: {
      gridTemplate: '"picture back" auto "picture intro" 1fr "booking booking" auto / 42% minmax(0, 1fr)',
      gap: 0,
    },
    [media.desk]: {
      gridTemplate: '"picture back" auto "picture intro" auto "picture booking" 1fr / 42% minmax(0, 1fr)',
    },
    // The price, the duration and the deposit have room in one row.
    '(900px <= width < 1100px)': { gridTemplateColumns: '36% minmax(0, 1fr)' },
  },
});

/** Between the picture and the texts beside it: at 1024 px a name such as “Cornrows with beads” keeps one line. */
const columnStart = '4vw';

export const wayBack = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInline: vars.space.gutter,
  marginBlockEnd: `calc(${vars.space[4]} * -1)`,
  '@media': {
    [media.tablet]: {
      gridArea: 'back',
      marginBlockEnd: 0,
      paddingInline: `${columnStart} ${vars.space.gutter}`,
    },
  },
});

export const frame = style({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '4 / 5',
  maxHeight: '460px',
  background: vars.color.surface.picture.purple,
  '@media': {
    // It stays in sight beside the options.
    [media.tablet]: {
      gridArea: 'picture',
      alignSelf: 'start',
      position: 'sticky',
      top: 0,
      maxHeight: 'none',
    },
  },
});

export const intro = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  paddingInline: vars.space.gutter,
  '@media': {
    [media.tablet]: {
      gridArea: 'intro',
      padding: `${vars.space[4]} ${vars.space.gutter} 0 ${columnStart}`,
    },
  },
});

export const booking = style({
  paddingInline: vars.space.gutter,
  '@media': {
    [media.tablet]: { gridArea: 'booking', paddingBlock: `${vars.space[8]} ${vars.space[12]}` },
    [media.desk]: { paddingInlineStart: columnStart },
  },
});

export const facts = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    // Three in a row where a duration of hours and minutes has room on one line.
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', gap: vars.space[6] },
  },
});

export const term = style({ fontWeight: vars.weight.semibold, color: vars.color.text.muted });

export const value = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  color: vars.color.text.heading,
});

export const price = style({ color: vars.color.text.price });

export const oldPrice = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
});

export const hint = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});

export const preparation = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[8] });

const { layer, space } = vars;

/** Sticks to the bottom of the screen as long as its place in the text is further down. */
const stickyBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.sticky,
  display: 'grid',
  gridTemplate: '"facts button" auto "next button" auto "note note" auto / minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
  marginTop: space[8],
  marginInline: `calc(${space.gutter} * -1)`,
  padding: `${space[3]} ${space.gutter} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.background.page,
  '@media': {
    [media.desk]: { marginInline: 0, padding: `${space[3]} 0` },
    [media.low]: { position: 'static' },
  },
});

export const bookBar = style([
  stickyBar,
  {
    '@media': {
      [media.desk]: {
        position: 'static',
        gridTemplate: '"button" auto "next" auto "note" auto / auto',
        justifyItems: 'start',
        rowGap: space[2],
        border: 0,
      },
    },
  },
]);

/** Stays in sight on a desktop too, since it answers to each choice. */
export const bookBarWithTotal = style([
  stickyBar,
  {
    '@media': {
      [media.desk]: {
        maxWidth: '40em',
        // What goes under it fades.
        boxShadow: `0 -16px 16px -8px ${vars.color.background.page}`,
      },
    },
  },
]);

/** Beside the button; on a desktop price and duration are above it anyway. */
export const barFacts = style({
  gridArea: 'facts',
  alignSelf: 'end',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  '@media': { [media.desk]: { display: 'none' } },
});

export const barPrice = style({
  marginInlineEnd: space[2],
  fontFamily: vars.font.heading,
  fontSize: '1.375rem',
  color: vars.color.text.price,
});

export const nextFree = style({
  gridArea: 'next',
  alignSelf: 'start',
  minHeight: '1.5em',
  fontSize: vars.text.sm,
  color: vars.color.text.muted,
});

export const bookButton = style({ gridArea: 'button' });

export const bookNote = style({ gridArea: 'note' });

export const whyNot = style({ marginTop: space[3] });

export const reviews = style({
  paddingBlock: vars.space[12],
  '@media': { [media.desk]: { paddingBlock: '96px 128px' } },
});
