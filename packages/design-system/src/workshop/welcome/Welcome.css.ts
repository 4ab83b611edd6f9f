import { heroNeckPoint } from '@plaitful/illustrations/hero';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, font, weight, leading } = vars;

/** The position of the plait on a phone, and the space left for it. */
const phoneLine = '31px';
const phoneInset = `calc(${space.gutter} + 46px)`;
/** The start of the text on a desktop, right of the plait, and its end, left of it. */
const deskColumn = '30.5%';
const deskEnd = '15%';

const onlyDesk = { '@media': { [media.belowDesk]: { display: 'none' } } } as const;
const onlyPhone = { '@media': { [media.desk]: { display: 'none' } } } as const;
const girl = createVar();

export const page = style({ position: 'relative', overflowX: 'clip' });

/** Text is above the plait where they overlap. */
const above = style({ position: 'relative', zIndex: vars.layer.raised });
const point = style({ position: 'absolute', width: 0, height: 0, pointerEvents: 'none' });

export const hero = style({ background: color.background.hero, overflow: 'clip' });
export const heroGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    },
  },
});
export const heroCopy = style([
  above,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[6],
    paddingTop: space[8],
    '@media': { [media.desk]: { gap: space[8], paddingBlock: `${space[12]} ${space[24]}` } },
  },
]);
export const heroText = style({ maxWidth: '26em', fontSize: text.lg });
export const heroActions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
/** The girl, cut off by the lower edge of the hero. */
export const heroPicture = style({
  vars: { [girl]: '340px' },
  position: 'relative',
  alignSelf: 'end',
  width: girl,
  height: `calc(${girl} * 1.04)`,
  marginTop: space[4],
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { vars: { [girl]: '460px' } },
    [media.desk]: {
      vars: { [girl]: 'clamp(480px, 49vw, 740px)' },
      height: `calc(${girl} * 1.13)`,
      marginTop: 0,
      marginInline: '-14% 0',
    },
  },
});
globalStyle(`${heroPicture} > img`, { display: 'block', width: girl, maxWidth: 'none', height: 'auto' });
export const nape = style([
  point,
  { left: `calc(${girl} * ${heroNeckPoint.x})`, top: `calc(${girl} * 1.25 * ${heroNeckPoint.y})` },
]);

/** A section with the plait on its left. */
export const right = style([
  above,
  {
    paddingBlock: space[16],
    paddingInline: `${phoneInset} ${space.gutter}`,
    '@media': {
      [media.desk]: {
        paddingBlock: '230px 120px',
        paddingInline: `0 ${space.gutter}`,
        marginLeft: deskColumn,
      },
    },
  },
]);
/** A section with the plait on its right; on a phone it stays on the left. */
export const left = style([
  above,
  {
    paddingBlock: `${space[16]} 0`,
    paddingInline: `${phoneInset} ${space.gutter}`,
    '@media': {
      [media.desk]: { paddingBlock: `${space[24]} 0`, paddingInline: `${space.gutter} ${deskEnd}` },
    },
  },
]);
export const relative = style({ position: 'relative' });
export const lead = style({
  maxWidth: '34em',
  marginTop: space[4],
  fontSize: text.lg,
  color: color.text.muted,
});

export const principles = style({
  display: 'grid',
  gap: space[8],
  marginTop: space[12],
  '@media': { [media.desk]: { gap: '56px' } },
});
export const principle = style({ position: 'relative', display: 'grid', gap: space[2], maxWidth: '34em' });
export const principleName = style({
  fontFamily: font.heading,
  fontWeight: weight.medium,
  fontSize: text.xl,
  lineHeight: leading.snug,
  color: color.text.heading,
  '@media': { [media.desk]: { fontSize: '1.75rem' } },
});
/** The position of a principle's number on the plait. */
export const marker = style([
  point,
  { left: '-46px', top: '14px', '@media': { [media.desk]: { left: '-220px', top: '18px' } } },
]);

/** Three full-bleed panels; the middle one is offset downwards. */
export const panels = style([
  above,
  {
    display: 'grid',
    '@media': {
      [media.desk]: {
        gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr) minmax(0, 1.12fr)',
        alignItems: 'start',
      },
    },
  },
]);
const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  overflow: 'clip',
  padding: `${space[8]} ${space.gutter} 0`,
  '@media': {
    [media.desk]: {
      minHeight: 'clamp(560px, 49vw, 700px)',
      gridTemplateRows: 'auto auto auto 1fr',
      padding: `56px clamp(${space[6]}, 3.4vw, ${space[12]}) 0`,
    },
  },
});
export const panelVariants = styleVariants({
  purple: [panel, { background: color.surface.picture.purple }],
  pink: [
    panel,
    { background: color.surface.picture.pink, '@media': { [media.desk]: { marginTop: '88px' } } },
  ],
  gold: [panel, { background: color.surface.picture.cream }],
});
export const panelText = style({ maxWidth: '22em' });
export const beads = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const bead = style({
  width: space[12],
  height: space[12],
  borderRadius: vars.radius.pill,
  border: `2px solid ${color.surface.picture.cream}`,
  forcedColorAdjust: 'none',
});
export const panelPicture = style({
  width: 'min(320px, 100%)',
  maxWidth: 'none',
  height: 'auto',
  justifySelf: 'center',
  marginBottom: '-84px',
  forcedColorAdjust: 'none',
  '@media': { [media.desk]: { width: 'min(440px, 32vw)', alignSelf: 'end', marginBottom: '-100px' } },
});

export const faces = style({
  display: 'grid',
  gap: space[12],
  marginTop: space[8],
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] } },
});
export const face = style({ display: 'grid', alignContent: 'start', gap: space[3] });
const letters = style({
  fontSize: 'clamp(6rem, 4rem + 9vw, 13rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
});
export const letterVariants = styleVariants({
  heading: [letters, { fontFamily: font.heading, fontWeight: weight.semibold, color: color.text.heading }],
  body: [letters, { fontFamily: font.body, fontWeight: weight.regular, color: color.text.price }],
});

export const examples = style({
  display: 'grid',
  gap: space[12],
  marginTop: space[8],
  '@media': { [media.desk]: { gap: space[16] } },
});
export const example = style({ display: 'grid', gap: space[3] });

export const list = style({ display: 'grid', gap: space[6], marginTop: space[8] });
export const sentencePair = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space[12] },
  },
});
export const sentence = style({
  fontFamily: font.heading,
  fontWeight: weight.medium,
  fontSize: text.xl,
  lineHeight: leading.close,
  color: color.text.heading,
});
export const rating = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBottom: space[1],
  fontSize: text.sm,
  fontWeight: weight.bold,
});
export const linkGroup = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[6],
  borderTop: `2px solid ${color.border.subtle}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[12] },
  },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space[8]}`,
  fontFamily: font.heading,
  fontSize: text.xl,
});
export const code = style({
  color: color.text.body,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
});
export const plaitEnd = style({ height: '200px', '@media': { [media.desk]: { height: '300px' } } });

/** Points of the plait: `desk…` from the desktop width up, `phone…` below it. */
export const points = {
  deskUnderHero: style([point, onlyDesk, { left: '69%', top: '-40px' }]),
  deskAtPrinciples: style([point, onlyDesk, { left: '15.2%', top: '400px' }]),
  deskAfterPrinciples: style([point, onlyDesk, { left: '15.2%', bottom: '110px' }]),
  phoneAtPrinciples: style([point, onlyPhone, { left: phoneLine, top: '130px' }]),
  phoneAfterPrinciples: style([point, onlyPhone, { left: phoneLine, bottom: '20px' }]),
  deskIntoPanels: style([point, onlyDesk, { left: '15.2%', top: '120px' }]),
  deskOutOfPanels: style([point, onlyDesk, { left: '92%', bottom: '120px' }]),
  phoneIntoPanels: style([point, onlyPhone, { left: phoneLine, top: '60px' }]),
  phoneOutOfPanels: style([point, onlyPhone, { left: phoneLine, bottom: '-40px' }]),
  deskAtVoice: style([point, onlyDesk, { left: '92%', bottom: '240px' }]),
  deskAlongFooter: style([point, onlyDesk, { left: '70%', bottom: 0 }]),
  deskEnd: style([point, onlyDesk, { left: '13%', bottom: 0 }]),
  phoneAtVoice: style([point, onlyPhone, { left: phoneLine, bottom: '96px' }]),
  phoneAlongFooter: style([point, onlyPhone, { left: '34%', bottom: 0 }]),
  phoneEnd: style([point, onlyPhone, { left: '84%', bottom: 0 }]),
} as const;
