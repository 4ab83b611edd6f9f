import { keyframes, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../private/visuallyHidden.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, radius, shadow } = vars;

export const hidden = style(visuallyHidden);

// The width of its own place decides between rows and cards: a table beside a sidebar has less room than the window.
export const frame = style({ containerType: 'inline-size', position: 'relative' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.sm,
  lineHeight: 1.3,
});
export const caption = style({
  textAlign: 'start',
  paddingBottom: space[3],
  fontFamily: vars.font.heading,
  fontWeight: weight.semibold,
  fontSize: text.xl,
  color: color.text.heading,
});

export const header = recipe({
  base: {
    height: 52,
    padding: `0 ${space[3]}`,
    fontSize: text.caption,
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    color: color.text.muted,
    selectors: { '&:first-child': { paddingInlineStart: 20 }, '&:last-child': { paddingInlineEnd: 20 } },
  },
  variants: { align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } } },
});

export const group = recipe({
  variants: {
    tone: {
      plain: {},
      quiet: { color: color.text.muted },
      marked: { boxShadow: `inset 4px 0 0 ${color.plait.strand3}` },
    },
  },
  defaultVariants: { tone: 'plain' },
});

export const cell = recipe({
  base: {
    height: 64,
    padding: `${space[2]} ${space[3]}`,
    fontWeight: weight.regular,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { paddingInlineStart: 20 }, '&:last-child': { paddingInlineEnd: 20 } },
  },
  variants: {
    align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    isOneLine: { true: { whiteSpace: 'nowrap', overflowWrap: 'normal' } },
    isRowHeader: { true: { fontWeight: weight.bold, color: color.text.heading, lineHeight: 1.2 } },
  },
  defaultVariants: { align: 'start' },
});
export const note = style({
  padding: `0 20px 14px`,
  fontWeight: weight.bold,
});

const pulse = keyframes({ '50%': { opacity: 0.45 } });
export const bone = style({
  display: 'block',
  height: 16,
  width: '70%',
  borderRadius: 6,
  background: color.skeleton,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});
export const instead = style({
  padding: `${space[12]} ${space[6]}`,
  background: color.surface.raised,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
});

type CardRule = NonNullable<StyleRule['@container']>[string];

// What the row's own style gives to the first and the last cell has a selector of its own; a card has to undo both.
const inCard = {
  display: 'block',
  height: 'auto',
  padding: 0,
  textAlign: 'start',
  selectors: { '&&': { paddingInline: 0 } },
} as const;

const corner = { position: 'absolute', insetInlineEnd: 10, top: 8 } as const;

function layoutBelow(width: number) {
  const rows = `(width >= ${width}px)`;
  const cards = `(width < ${width}px)`;
  const card = (rule: CardRule) => style({ '@container': { [cards]: rule } });
  return {
    table: style({
      '@container': {
        [rows]: { background: color.surface.raised, borderRadius: radius.card, boxShadow: shadow.raised },
        [cards]: { display: 'block' },
      },
    }),
    head: card(visuallyHidden),
    group: style({
      '@container': {
        [rows]: { borderTop: `1px solid ${color.border.soft}` },
        [cards]: {
          display: 'block',
          position: 'relative',
          padding: `14px ${space[4]} ${space[4]}`,
          background: color.surface.raised,
          borderRadius: radius.card,
          boxShadow: shadow.raised,
          selectors: { '& + &': { marginTop: space[4] } },
        },
      },
      '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
    }),
    row: card({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
    lead: card({ order: 1, ...inCard, fontSize: text.md, lineHeight: '28px', minHeight: 28 }),
    title: card({
      order: 2,
      ...inCard,
      flexBasis: '100%',
      fontFamily: vars.font.heading,
      fontWeight: weight.semibold,
      fontSize: '1.375rem',
      paddingInlineEnd: 56,
    }),
    detail: card({ order: 3, ...inCard, flexBasis: '100%', color: color.text.muted }),
    field: card({ order: 4, ...inCard, flex: '1 1 calc(50% - 6px)', paddingTop: 10 }),
    label: style({
      display: 'none',
      '@container': {
        [cards]: {
          display: 'block',
          marginBottom: 3,
          fontSize: text.caption,
          fontWeight: weight.semibold,
          color: color.text.muted,
        },
      },
    }),
    actions: {
      icon: card({ ...inCard, ...corner }),
      // Beside the first line where there is room for both, else under everything.
      button: style({
        '@container': {
          [cards]: { ...inCard, order: 6, flexBasis: '100%', marginTop: space[3] },
          [`(480px <= width < ${width}px)`]: { ...corner, marginTop: 0 },
        },
      }),
    },
    note: card({ ...inCard, order: 5, flexBasis: '100%', paddingTop: space[3] }),
    waiting: card({ ...inCard, flexBasis: '100%', paddingBlock: 7 }),
  };
}

/** The look of rows and of cards for one width. */
export type TableLayout = ReturnType<typeof layoutBelow>;

export const layouts: Record<640 | 900, TableLayout> = { 640: layoutBelow(640), 900: layoutBelow(900) };
