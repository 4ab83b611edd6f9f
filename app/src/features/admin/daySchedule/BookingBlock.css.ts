import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { closed as closedTime, free as freeTime } from './day.css.ts';

const { color, space, text, weight, radius, motion } = vars;
const { status, action } = color;

/** A container whose height is that of the booking's time; a short one has no room for all lines. */
export const blockContainer = createContainer();
/** A block of the day's schedule. */
export const dayBlockContainer = createContainer();
/** A block of the calendar's week, whose day is listed in full below it. */
export const weekBlockContainer = createContainer();
/** There, a block with room for one or two words a line; it leaves out what the day below has. */
const tinyBelow = '90px';
const tiny = `${weekBlockContainer} (width < ${tinyBelow})`;
const inWeek = `${weekBlockContainer} (height > 0px)`;
const inContainer = `${blockContainer} (height > 0px)`;
// The name takes 19 px, each line 18 px, padding and border up to 15 px.
const getHeight = (lineCount: number) => 34 + 18 * lineCount;
const hasRoomFor = (lineCount: number) => `(height >= ${getHeight(lineCount)}px)`;
const hasLess = (lineCount: number) => `(height < ${getHeight(lineCount)}px)`;
const from = (lineCount: number) => `${blockContainer} ${hasRoomFor(lineCount)}`;
const under = (lineCount: number) => `${blockContainer} ${hasLess(lineCount)}`;
/** Beside another chair on a tablet, where "Next, 4:45 pm" takes two lines. */
const narrowBelow = '110px';
const isNarrow = `(width < ${narrowBelow})`;
const narrowFrom = (count: number) => `${from(count)} and ${isNarrow}`;
/** In a tall block the style and two lines below it leave this many lines to the notes; lines of one text take 16 px. */
const tallStyleName = {
  [from(10)]: { WebkitLineClamp: 3 },
  [from(12)]: { WebkitLineClamp: 4 },
  [from(16)]: { WebkitLineClamp: 6 },
};
const tallNotes = {
  [from(8.5)]: { WebkitLineClamp: 5 },
  [from(12)]: { WebkitLineClamp: 6 },
  [from(14)]: { WebkitLineClamp: 8 },
  [from(20)]: { WebkitLineClamp: 12 },
};

const block = style({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: vars.size.target,
  height: '100%',
  overflow: 'hidden',
  padding: `6px ${space[2]}`,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.card,
  background: color.surface.raised,
  color: color.text.body,
  fontSize: text.xs,
  lineHeight: 1.25,
  textDecoration: 'none',
  '@container': {
    [inContainer]: { paddingInline: 5 },
    [inWeek]: { alignContent: 'start', borderInlineStartWidth: 4, borderInlineStartStyle: 'solid' },
    [tiny]: { paddingInline: 4 },
  },
  transition: `transform ${motion.feedback} ${motion.ease}`,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

/** Where free time stands beside it, a booking has a fill. */
const filledInWeek = style({ '@container': { [inWeek]: { background: color.surface.row.selected } } });

export const blocks = styleVariants({
  plain: [block, filledInWeek],
  confirmed: [block, filledInWeek],
  over: [
    block,
    filledInWeek,
    { background: color.background.subtle, borderColor: color.border.subtle, color: color.text.muted },
  ],
  missed: [
    block,
    filledInWeek,
    { background: color.background.subtle, borderColor: color.border.subtle, color: color.text.muted },
  ],
  next: [block, filledInWeek, { border: `3px solid ${action.primary.background.rest}` }],
  waiting: [
    block,
    {
      border: `2px dashed ${status.warning.border}`,
      background: status.warning.background,
      color: status.warning.foreground,
    },
  ],
  now: [
    block,
    {
      borderColor: 'transparent',
      background: action.primary.background.rest,
      color: action.primary.foreground,
      // The focus ring is inside, on the background.
      vars: { [color.focus.ring]: action.primary.foreground },
    },
  ],
});

/** Overlaps another booking of the same chair; the text says so too. */
export const overlapping = style({ border: `2px solid ${status.danger.foreground}` });

/** Truncates with an ellipsis after this many lines. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
  }) as const;

export const child = style({
  ...lines(1),
  fontFamily: vars.font.heading,
  fontSize: text.sm,
  fontWeight: weight.semibold,
  lineHeight: 1.2,
});
/** In a wider block the other lines take its place. */
export const start = style({
  display: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@container': { [tiny]: { display: 'block' } },
});
const styleNameInTiny = {
  [tiny]: { WebkitLineClamp: 4, hyphens: 'auto' },
  [`${tiny} and ${hasLess(5)}`]: {
    WebkitLineClamp: 2,
    // The line below it says what is waited for.
    selectors: { [`${blocks.waiting} &`]: visuallyHidden },
  },
  [`${tiny} and ${hasLess(3)}`]: visuallyHidden,
} as const;
export const styleName = style({
  ...lines(1),
  '@container': {
    [under(2)]: visuallyHidden,
    [from(5)]: { WebkitLineClamp: 2 },
    ...tallStyleName,
    ...styleNameInTiny,
  },
});

/** What must not be missed about the child is shown before the style. */
export const styleNameBesideNotes = style({
  ...lines(1),
  '@container': {
    [under(3)]: visuallyHidden,
    [from(5)]: { WebkitLineClamp: 2 },
    [`${dayBlockContainer} ${hasLess(5)} and ${isNarrow}`]: visuallyHidden,
    [`${weekBlockContainer} ${hasLess(5)} and (${tinyBelow} <= width < ${narrowBelow})`]: visuallyHidden,
    [`${under(6)} and ${isNarrow}`]: { WebkitLineClamp: 1 },
    ...tallStyleName,
    ...styleNameInTiny,
  },
});
/** The day below the week has them. */
export const options = style({ '@container': { [tiny]: visuallyHidden } });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  fontWeight: weight.bold,
  '@container': { [under(1)]: visuallyHidden },
});
/** Left out in a low tiny block; what is to be waited for keeps its line, since a colour alone does not say it. */
export const optional = style({ '@container': { [`${tiny} and ${hasLess(9)}`]: visuallyHidden } });
/** In a narrow block with two lines for notes there is no third. */
export const lineBesideNotes = style([
  line,
  { '@container': { [`${narrowFrom(2)} and ${hasLess(3)}`]: visuallyHidden } },
]);
/** An hour's block: the style and two lines of notes, which have the room of this line. */
const oneHour = `${from(3)} and ${hasLess(4)}`;
export const optionalBesideNotes = style([optional, { '@container': { [oneHour]: visuallyHidden } }]);

export const lineText = style({
  ...lines(1),
  minWidth: 0,
  '@container': { [from(6)]: { WebkitLineClamp: 2 }, [narrowFrom(3)]: { WebkitLineClamp: 2 } },
});

export const lineTextBesideNotes = style({
  ...lines(1),
  minWidth: 0,
  '@container': { [from(6)]: { WebkitLineClamp: 2 }, [narrowFrom(4)]: { WebkitLineClamp: 2 } },
});

export const icon = style({
  display: 'flex',
  '@container': { [`${inContainer} and ${isNarrow}`]: { display: 'none' } },
});
/** What the owner should know of the parent; in a low block the link's page has it. */
export const missed = style({
  ...lines(1),
  fontWeight: weight.bold,
  '@container': { [under(2)]: visuallyHidden, [tiny]: visuallyHidden },
});
/** A booking with its buttons, in lists. */
export const withActions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
});
export const overlap = style({ fontWeight: weight.bold, ...lines(1) });
/** All of them in lists; as many lines as fit in a block, whose link leads to the others. */
export const notes = style({
  marginTop: space[1],
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
  '@container': {
    [inContainer]: { ...lines(1), marginTop: 0 },
    [under(2)]: visuallyHidden,
    [from(4)]: { WebkitLineClamp: 2 },
    // "No photos" takes two lines there.
    [narrowFrom(2)]: { WebkitLineClamp: 2 },
    [oneHour]: { WebkitLineClamp: 2 },
    [from(7)]: { WebkitLineClamp: 3 },
    [from(8)]: { WebkitLineClamp: 4 },
    ...tallNotes,
    [tiny]: visuallyHidden,
  },
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const closed = style([closedTime, { padding: `6px ${space[2]}`, fontSize: text.xs, lineHeight: 1.3 }]);
export const free = style([freeTime, { padding: `6px ${space[2]}`, fontSize: text.xs, lineHeight: 1.3 }]);
