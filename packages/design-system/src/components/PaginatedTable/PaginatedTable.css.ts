import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text } = vars;

export const frame = style({ containerType: 'inline-size' });

/** The footer's parts are beside each other, aligned with the cells; where rows are cards, they are below them. */
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
      '@container': { [rows]: { paddingInlineStart: width < 640 ? space[4] : 20 } },
    }),
    pagination: style({ '@container': { [rows]: { gridColumn: '3' } } }),
  };
}

/** The footer for the width at which rows become cards. */
export const footers = { 560: footerBelow(560), 640: footerBelow(640), 900: footerBelow(900) };
