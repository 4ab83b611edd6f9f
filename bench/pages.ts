import { join } from 'node:path';
import { root } from '../scripts/run.ts';

/** The pages that are weighed and timed, each with what it may weigh alone with its styles, in kB after `gzip -9`. */
export const budgets = { date: 34, dialog: 16, table: 14, carousel: 5.6, accordion: 8, phone: 9 } as const;

/** How far over its budget a page may be before the build fails. */
export const tolerance = 1.1;

export type PageName = keyof typeof budgets;
export const pageNames = Object.keys(budgets) as PageName[];

export const titles: Record<PageName, string> = {
  date: 'Date and time picker',
  dialog: 'Dialog with a form of 4 fields',
  table: 'Table, 10 of 1,000 rows, sort and pages',
  carousel: 'Carousel of 8, autoplay',
  accordion: 'Accordion of 12',
  phone: 'Phone field',
};

/** Text of a script that brings the version of a page that a library has. */
export const pageText = (library: string, page: PageName): string =>
  `import { Page } from ${JSON.stringify(join(root, 'bench/pages', library, `${page}.tsx`))}; globalThis.Page = Page;`;

/** The style sheet that a site of ours has once: tokens, three themes, fonts, reset. */
export const theme = `import '@plaitful/design-system/theme.css';`;
