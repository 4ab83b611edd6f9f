import { heroNeckPoint } from '@plaitful/illustrations/hero';
import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Space at the left edge on a phone, where the plait runs. */
const phoneLine = '31px';
const phoneInset = `calc(${vars.space.gutter} + 46px)`;
/** Where the text column begins on a desktop, right of the plait. */
const deskColumn = '30.5%';

const onlyDesk = { '@media': { [media.belowDesk]: { display: 'none' } } } as const;
const onlyPhone = { '@media': { [media.desk]: { display: 'none' } } } as const;

/** The plait is measured and drawn relative to the page. */
export const page = style({ position: 'relative', overflowX: 'clip' });

export const abovePlait = style({ position: 'relative', zIndex: vars.layer.raised });

const point = style({ position: 'absolute', width: 0, height: 0, pointerEvents: 'none' });

export const hero = style({
  ...focusRingOn.hero,
  background: vars.color.background.hero,
  overflow: 'clip',
});

export const heroGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: { '--girl': '340px' },
  '@media': {
    [media.tablet]: { vars: { '--girl': '460px' } },
    [media.desk]: {
      vars: { '--girl': 'clamp(520px, 49vw, 740px)' },
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      // Not below the girl's picture, whose lower edge is cut off.
      minHeight: 'min(clamp(640px, 100svh - 96px, 804px), var(--girl) * 1.2)',
    },
  },
});

export const heroCopy = style({
  paddingTop: vars.space[6],
  '@media': { [media.desk]: { paddingTop: '76px', paddingBottom: vars.space[24] } },
});

export const heroText = style({
  fontSize: vars.text.lg,
  maxWidth: '26em',
  marginTop: vars.space[4],
  '@media': { [media.desk]: { marginTop: vars.space[8] } },
});

export const heroActions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[4],
  marginTop: vars.space[6],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'max-content auto',
      justifyContent: 'start',
      alignItems: 'center',
      columnGap: vars.space[8],
    },
    [media.desk]: { marginTop: vars.space[12] },
  },
});

export const heroNote = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.onHero.muted,
  maxWidth: '16em',
});

export const heroPicture = style({
  position: 'relative',
  width: 'var(--girl)',
  height: 'calc(var(--girl) * 1.04)',
  marginTop: vars.space[4],
  marginInline: 'auto',
  '@media': {
    [media.desk]: {
      height: 0,
      marginTop: 'calc(var(--girl) * -0.04)',
      marginInline: '-14% 0',
      alignSelf: 'start',
    },
  },
});

globalStyle(`${heroPicture} > img`, {
  display: 'block',
  width: 'var(--girl)',
  maxWidth: 'none',
  height: 'auto',
});

/** The girl's nape, where the plait begins. */
export const plaitStart = style([
  point,
  {
    left: `calc(var(--girl) * ${heroNeckPoint.x})`,
    top: `calc(var(--girl) * 1.25 * ${heroNeckPoint.y})`,
  },
]);

/** Around a plait. */
export const plaitBox = style({ position: 'relative' });

export const aboutContent = style([
  abovePlait,
  {
    paddingBlock: vars.space[16],
    paddingInline: `${phoneInset} ${vars.space.gutter}`,
    '@media': {
      [media.desk]: {
        paddingBlock: '270px 120px',
        paddingInline: `0 ${vars.space.gutter}`,
        marginInlineStart: deskColumn,
      },
    },
  },
]);

export const aboutLead = style({ maxWidth: '34em', marginTop: vars.space[6], fontSize: vars.text.lg });

export const aboutButton = style({ marginTop: vars.space[8] });

export const stepsTitle = style({
  marginTop: vars.space[16],
  '@media': { [media.desk]: { marginTop: '120px' } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlock: `${vars.space[12]} 0`,
  '@media': { [media.desk]: { gap: '56px', marginBlock: '56px 24px' } },
});

export const step = style({
  position: 'relative',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.medium,
  fontSize: '1.25rem',
  lineHeight: 1.3,
  color: vars.color.text.heading,
  maxWidth: '22em',
  '@media': {
    [media.desk]: { fontSize: '1.9375rem', lineHeight: 1.2, maxWidth: '20em' },
  },
});

/** Where the plait passes a step's number. */
export const marker = style([
  point,
  { left: '-46px', top: '12px', '@media': { [media.desk]: { left: '-220px', top: '18px' } } },
]);

export const panelsHead = style([
  abovePlait,
  {
    paddingInline: `${phoneInset} ${vars.space.gutter}`,
    paddingBottom: vars.space[8],
    '@media': {
      [media.desk]: {
        paddingInline: `0 ${vars.space.gutter}`,
        paddingBottom: '72px',
        marginInlineStart: deskColumn,
      },
    },
  },
]);

export const panelsText = style({
  fontSize: vars.text.lg,
  color: vars.color.text.muted,
  maxWidth: '36em',
  marginTop: vars.space[3],
});

export const panels = style([
  abovePlait,
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

export const panel = style({
  ...focusRingOn.picture,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  minHeight: '380px',
  padding: `${vars.space[8]} ${vars.space.gutter} 0`,
  color: vars.color.text.onPicture.body,
  textDecoration: 'none',
  '@media': {
    [media.desk]: { minHeight: 'min(60vw, 780px)', padding: '56px 56px 0' },
    // Three columns are too narrow there for the largest headings.
    'screen and (min-width: 900px) and (max-width: 1179.98px)': {
      vars: { [vars.text['3xl']]: vars.text['2xl'] },
    },
  },
  selectors: {
    '&:nth-child(1)': { background: vars.color.surface.picture.pink },
    '&:nth-child(2)': {
      background: vars.color.surface.picture.cream,
      textAlign: 'right',
      alignItems: 'flex-end',
    },
    '&:nth-child(3)': { background: vars.color.surface.picture.purple },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
});

globalStyle(`${panel}:first-child`, {
  '@media': { [media.desk]: { paddingInlineStart: vars.space.gutter } },
});
globalStyle(`${panel}:nth-child(2)`, {
  '@media': { [media.desk]: { marginTop: '88px', textAlign: 'left', alignItems: 'flex-start' } },
});

export const panelText = style([
  abovePlait,
  {
    maxWidth: '17em',
    color: vars.color.text.onPicture.muted,
    marginTop: vars.space[2],
    '@media': { [media.desk]: { fontSize: '1.1875rem' } },
  },
]);

export const panelLink = style([
  abovePlait,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.target,
    fontWeight: vars.weight.bold,
    color: vars.color.text.onPicture.heading,
  },
]);

export const panelPicture = style({
  width: '300px',
  maxWidth: 'none',
  height: 'auto',
  alignSelf: 'flex-end',
  margin: '-24px -24px -84px 0',
  transition: `transform ${vars.motion.enter} ${vars.motion.ease}`,
  selectors: {
    [`${panel}:nth-child(2) &`]: { alignSelf: 'flex-start', margin: '-12px 0 -90px -40px' },
    [`${panel}:nth-child(3) &`]: { marginTop: 0 },
    [`${panel}:hover &`]: { transform: 'translateY(-8px)' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', selectors: { [`${panel}:hover &`]: { transform: 'none' } } },
    '(min-width: 600px) and (max-width: 899.98px)': {
      width: '320px',
      selectors: { [`${panel}:nth-child(n) &`]: { marginTop: '-130px' } },
    },
    [media.desk]: {
      width: 'min(500px, 34vw)',
      margin: 'auto 0 -8vw',
      alignSelf: 'center',
      selectors: {
        [`${panel}:nth-child(2) &, ${panel}:nth-child(3) &`]: {
          margin: 'auto 0 -8vw',
          alignSelf: 'center',
        },
      },
    },
  },
});

export const reviews = style({
  position: 'relative',
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  paddingInlineStart: '46px',
  '@media': {
    [media.desk]: { paddingBlock: '168px 216px', paddingInline: '0 110px' },
  },
});

/** Points of the plait: `desk…` from the desktop width up, `phone…` below it. */
export const plaitPoints = {
  deskUnderHero: style([point, onlyDesk, { left: '69%', top: '-40px' }]),
  deskAtAbout: style([point, onlyDesk, { left: '15.2%', top: '430px' }]),
  deskAtSteps: style([point, onlyDesk, { left: '15.2%', bottom: '110px' }]),
  phoneAtAbout: style([point, onlyPhone, { left: phoneLine, top: '130px' }]),
  phoneAtSteps: style([point, onlyPhone, { left: phoneLine, bottom: '20px' }]),
  deskIntoPanels: style([point, onlyDesk, { left: '15.2%', top: '120px' }]),
  deskOutOfPanels: style([point, onlyDesk, { left: '91.6%', bottom: '120px' }]),
  phoneIntoPanels: style([point, onlyPhone, { left: phoneLine, top: '60px' }]),
  phoneOutOfPanels: style([point, onlyPhone, { left: phoneLine, bottom: '-40px' }]),
  deskAtReviews: style([point, onlyDesk, { left: '91.6%', bottom: '300px' }]),
  deskAlongFooter: style([point, onlyDesk, { left: '70%', bottom: 0 }]),
  deskEnd: style([point, onlyDesk, { left: '13%', bottom: 0 }]),
  phoneAtReviews: style([point, onlyPhone, { left: phoneLine, bottom: '96px' }]),
  phoneAlongFooter: style([point, onlyPhone, { left: '34%', bottom: 0 }]),
  phoneEnd: style([point, onlyPhone, { left: '84%', bottom: 0 }]),
} as const;
