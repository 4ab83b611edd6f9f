import { join } from 'node:path';
import { root } from '../scripts/run.ts';

/** The budget of each example page with its styles, in kB after `gzip -9`, without react and react-dom. */
export const budgets = { date: 34, dialog: 16, table: 14, carousel: 5.6, accordion: 8, phone: 9 } as const;

/** How far a page may exceed its budget before the build fails. */
export const tolerance = 1.1;

type Example = keyof typeof budgets;
export const examples = Object.keys(budgets) as Example[];

export const titles: Record<Example, string> = {
  date: 'Date and time picker',
  dialog: 'Dialog with a form of 4 fields',
  table: 'Table, 10 of 1,000 rows, sort and pages',
  carousel: 'Carousel of 8, autoplay',
  accordion: 'Accordion of 12',
  phone: 'Phone field',
};

export const exampleScript = (example: Example): string =>
  `import { Page } from ${JSON.stringify(join(root, 'bench/examples', `${example}.tsx`))}; globalThis.Page = Page;`;

/** Tokens, three themes, fonts and reset, loaded once per site. */
export const theme = `import '@plaitful/design-system/theme.css';`;
