import { style, type StyleRule } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../tokens/visuallyHidden.ts';
import { vars } from '../../../tokens/vars.css.ts';
import { group as anyGroup, tones } from './Table.css.ts';

const { color, space, text, weight, radius, shadow, motion } = vars;

type ContainerRule = NonNullable<StyleRule['@container']>[string];

const thread = `4px solid ${color.plait.strand3}`;

const hovers = '(hover: hover) and (pointer: fine)';

// The padding of the first and the last cell has its own selector; cards must reset both.
const inCard = {
  display: 'block',
  height: 'auto',
  padding: 0,
  minWidth: 0,
  maxWidth: '100%',
  textAlign: 'start',
  selectors: { '&&': { paddingInline: 0 } },
} as const;

const panel = {
  background: color.surface.raised,
  borderRadius: radius.card,
  boxShadow: shadow.raised,
  // Visible in forced colours, which have no shadow.
  border: '1px solid transparent',
} as const;

const seen = { opacity: 1, transition: `opacity ${motion.feedback} ${motion.ease}` } as const;

// oxlint-disable-next-line max-lines-per-function -- a style sheet: one entry for each part of the table, without control flow
function layoutBelow(width: number) {
  const rows = `(width >= ${width}px)`;
  const cards = `(width < ${width}px)`;
  const row = (rule: ContainerRule) => style({ '@container': { [rows]: rule } });
  const card = (rule: ContainerRule) => style({ '@container': { [cards]: rule } });
  // At least as wide as its longest word, but a long name without a space is broken. In a table cell `max-width`
  // limits the width that its content requests, not its share of the remaining width.
  const textCell = row({ maxWidth: '7.5em' });
  // As wide as its content: what remains is for the texts.
  const oneLineCell = row({ width: 1 });
  // Rows in a narrow container have less padding.
  const isDense = width < 640;
  const wideCell = style({
    '@container': {
      [rows]: { maxWidth: '12em' },
      ...(isDense && { [`(${width}px <= width < 640px)`]: { maxWidth: '10em' } }),
    },
  });
  const dense = isDense && { paddingInline: space[2] };
  const denseEdges = isDense && {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  };
  const table = style({ '@container': { [rows]: panel, [cards]: { display: 'block' } } });
  return {
    table,
    header: card(visuallyHidden),
    /** Where rows are cards, the sortable headers are above them. */
    sortHeader: card({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]} ${space[3]}`,
      marginBottom: space[4],
    }),
    sortRow: card({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
    sortLabel: style({
      display: 'none',
      '@container': {
        [cards]: {
          display: 'block',
          color: color.text.muted,
          fontSize: text.caption,
        },
      },
    }),
    sortWords: card({ ...inCard, fontWeight: weight.regular }),
    plainHeader: style({
      '@container': { [cards]: visuallyHidden, [rows]: { ...dense, selectors: { ...denseEdges } } },
    }),
    sortColumn: style({ '@container': { [cards]: inCard, [rows]: { selectors: { ...denseEdges } } } }),
    sort: card({ margin: 0, paddingInline: space[3], border: `1px solid ${color.border.control}` }),
    group: card({
      ...panel,
      display: 'block',
      position: 'relative',
      padding: `14px ${space[4]} ${space[4]}`,
      selectors: {
        '& + &': { marginTop: space[4] },
        [`&${tones.marked}`]: { borderInlineStart: thread, paddingInlineStart: 13 },
      },
    }),
    groupName: style({
      '@container': {
        [rows]: { padding: `${space[6]} 20px ${space[2]}`, borderTop: `1px solid ${color.border.subtle}` },
        [cards]: {
          ...inCard,
          paddingBottom: space[3],
          selectors: { ...inCard.selectors, [`${anyGroup} + tbody > tr > &`]: { paddingTop: space[8] } },
        },
      },
    }),
    row: card({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
    cell: row({
      ...dense,
      selectors: {
        ...denseEdges,
        'tr:first-child > &': { borderTop: `1px solid ${color.border.subtle}` },
        'tbody:last-child > tr:last-child > &:first-child': { borderEndStartRadius: radius.card },
        'tbody:last-child > tr:last-child > &:last-child': { borderEndEndRadius: radius.card },
        [`${tones.marked} > tr > &:first-child`]: {
          borderInlineStart: thread,
          paddingInlineStart: isDense ? 12 : 16,
        },
        [`${anyGroup}:hover &`]: { background: color.surface.row.hover },
      },
    }),
    /** Numbers end where the next column begins: with more room between them they are not read as one. */
    endCell: row({ paddingInlineEnd: isDense ? space[6] : 20 }),
    textCell,
    wideCell,
    oneLineCell,
    /** Buttons stay on one line. */
    actionsCell: row({ width: 1, whiteSpace: 'nowrap' }),
    lead: card({ order: 1, ...inCard, fontSize: text.md, lineHeight: '28px', minHeight: 28 }),
    title: card({
      order: 2,
      ...inCard,
      flexBasis: '100%',
      fontFamily: vars.font.heading,
      fontWeight: weight.semibold,
      fontSize: '1.1875rem',
      lineHeight: vars.leading.snug,
      paddingTop: space[1],
      // Beside the row's menu in the corner.
      selectors: { '&&': { paddingInline: '0 44px' } },
    }),
    detail: card({ order: 3, ...inCard, flexBasis: '100%', paddingTop: 2, color: color.text.muted }),
    // Two beside each other, three in a wide card.
    field: style({
      '@container': {
        [cards]: {
          order: 4,
          ...inCard,
          flex: '1 1 calc(50% - 6px)',
          minWidth: 'min-content',
          paddingTop: space[4],
        },
        [`(640px <= width < ${width}px)`]: { flexBasis: 'calc(33.3% - 8px)' },
      },
    }),
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
      // The icon is aligned with the card's edge; its touch target extends over it.
      icon: card({ ...inCard, position: 'absolute', insetInlineEnd: 6, top: 6 }),
      // In the corner, centred on the first line where there is room for both, else below the content.
      button: style({
        '@container': {
          [cards]: { ...inCard, order: 6, flexBasis: '100%', marginTop: space[3] },
          [`(480px <= width < ${width}px)`]: {
            position: 'absolute',
            insetInlineEnd: space[2],
            top: 7,
            marginTop: 0,
          },
        },
      }),
    },
    dots: style({
      display: 'none',
      '@media': {
        [hovers]: {
          '@container': {
            [rows]: {
              display: 'block',
              selectors: {
                [`${anyGroup}:hover &`]: { opacity: 0 },
                [`${anyGroup}:focus-within &`]: { opacity: 0 },
              },
            },
          },
        },
      },
    }),
    quietCell: style({
      '@media': {
        [hovers]: {
          '@container': {
            [rows]: {
              opacity: 0,
              selectors: {
                [`${anyGroup}:hover &`]: seen,
                [`${anyGroup}:focus-within &`]: seen,
              },
            },
          },
        },
      },
      // Quiet buttons have no border: their text is aligned with the row's.
      '@container': {
        [rows]: { width: 'max-content', marginInlineEnd: `calc(-1 * ${space[3]})` },
        [cards]: { justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[3]})` },
      },
    }),
    note: style({
      '@container': {
        [rows]: { paddingInline: 20 },
        [cards]: { ...inCard, order: 5, flexBasis: '100%', paddingTop: space[3] },
      },
    }),
    loading: card({
      ...inCard,
      flexBasis: '100%',
      paddingBlock: 5,
      selectors: { ...inCard.selectors, '&[data-actions]': { display: 'none' } },
    }),
  };
}

/** The styles of rows and cards for one container width. */
export type TableLayout = ReturnType<typeof layoutBelow>;

export const layouts: Record<560 | 640 | 900, TableLayout> = {
  560: layoutBelow(560),
  640: layoutBelow(640),
  900: layoutBelow(900),
};
