import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text } = vars;

export const frame = style({ containerType: 'inline-size' });

/** As long as rows are rows, the footer's parts stand beside each other, in line with the cells; else under the cards. */
function footerBelow(width: 560 | 640 | 900) {
  const rows = `(width >= ${width}px)`;
  return {
    row: style({
      display: 'grid',
      gap: `${space[2]} ${space[6]}`,
      marginTop: space[4],
      '@container': { [rows]: { gridTemplateColumns: 'auto 1fr auto', alignItems: 'center' } },
    }),
    facts: style({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[6]}`,
      minHeight: vars.size.target,
      fontSize: text.sm,
      color: color.text.muted,
      '@container': { [rows]: { paddingInlineStart: 20 } },
    }),
    pager: style({ '@container': { [rows]: { gridColumn: '3' } } }),
  };
}

/** The footer for the width at which rows become cards. */
export const footers = { 560: footerBelow(560), 640: footerBelow(640), 900: footerBelow(900) };
