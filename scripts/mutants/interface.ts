import type { Fault } from './fault.ts';

const components = 'packages/design-system/src/components';

export const interfaceFaults: readonly Fault[] = [
  {
    name: 'contrast-in-light',
    what: 'In each theme, the title of a summary has the colour of its ground.',
    edits: [
      [
        `${components}/FormSummary/FormSummary.css.ts`,
        '    color: vars.color.text.heading,\n',
        '    color: vars.color.status.cancelled.background,\n',
      ],
    ],
    tests: { project: 'storybook', files: [`${components}/FormSummary/FormSummary.stories.tsx`] },
    tier: 'fast',
  },
  {
    name: 'contrast-in-dark',
    what: 'In dark, the title of a summary has the colour of its ground.',
    edits: [
      [
        `${components}/FormSummary/FormSummary.css.ts`,
        '    color: vars.color.text.heading,\n',
        "    color: vars.color.text.heading,\n    '@media': { [media.dark]: { color: vars.color.status.cancelled.background } },\n",
      ],
    ],
    tests: { project: 'storybook', files: [`${components}/FormSummary/FormSummary.stories.tsx`] },
    tier: 'fast',
  },
  {
    name: 'border-in-forced-colours',
    what: 'In forced colours, nothing sets a dialog apart from the page.',
    edits: [
      [
        `${components}/Dialog/Dialog.css.ts`,
        "      [media.forcedColors]: { border: '2px solid CanvasText' },\n",
        '',
      ],
    ],
    tests: { project: 'components', files: ['packages/design-system/src/theme/forcedColors.test.tsx'] },
    tier: 'fast',
  },
  {
    name: 'field-without-label',
    what: 'The label of a field is not tied to its control.',
    edits: [
      [
        'packages/design-system/src/private/Field/Field.tsx',
        ' className={css.label} htmlFor={id}',
        ' className={css.label}',
      ],
    ],
    tests: { project: 'storybook', files: [`${components}/TextField/TextField.stories.tsx`] },
    tier: 'fast',
  },
  {
    name: 'focus-lost-after-dialog',
    what: 'When a dialog closes, nothing has the focus.',
    edits: [
      [
        'packages/design-system/src/private/useModal.ts',
        'giveFocusBack(cameFrom);',
        'if (cameFrom.element instanceof HTMLElement) cameFrom.element.blur();',
      ],
    ],
    tests: { project: 'components', files: [`${components}/Dialog/Dialog.test.tsx`] },
    tier: 'fast',
  },
  {
    name: 'overflow-on-phones',
    what: 'A page is wider than a phone of 360 px.',
    edits: [
      [
        'app/src/pages/Faq/FaqPage.css.ts',
        'export const questions = style({ minWidth: 0 });',
        'export const questions = style({ minWidth: 340 });',
      ],
    ],
    tests: { project: 'storybook', files: ['app/src/pages/Faq/FaqPage.stories.tsx'] },
    tier: 'fast',
  },
  {
    name: 'overflow-on-tablets',
    what: 'A page is wider than a tablet of 768 px.',
    edits: [
      [
        'app/src/pages/Faq/FaqPage.css.ts',
        'export const questions = style({ minWidth: 0 });',
        "export const questions = style({ minWidth: 0, '@media': { [media.tablet]: { minWidth: 800 }, [media.desk]: { minWidth: 0 } } });",
      ],
    ],
    tests: { project: 'storybook', files: ['app/src/pages/Faq/FaqPage.stories.tsx'] },
    tier: 'fast',
  },
  {
    name: 'missing-words',
    what: 'The catalogue lacks the words of a button.',
    edits: [['packages/messages/src/en-CA/home.ts', "    button: 'Make A Reservation',\n", '']],
    tests: { project: 'unit', files: ['packages/messages/src/wording.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'arrow-keys-swapped',
    what: 'In a calendar, the right arrow goes to the day before.',
    edits: [
      [
        'packages/design-system/src/private/calendar/CalendarMonth.tsx',
        "(key === 'ArrowRight') === isRightToLeft",
        "(key === 'ArrowRight') !== isRightToLeft",
      ],
    ],
    tests: { project: 'storybook', files: [`${components}/DatePicker/DatePicker.stories.tsx`] },
    tier: 'fast',
  },
  {
    name: 'table-sort-reversed',
    what: 'The first press on the header of a column sorts downwards.',
    edits: [
      [
        `${components}/PaginatedTable/parts/TableHeader.tsx`,
        "now === 'ascending' ? 'descending' : 'ascending'",
        "now === 'descending' ? 'ascending' : 'descending'",
      ],
    ],
    tests: { project: 'storybook', files: [`${components}/PaginatedTable/PaginatedTable.stories.tsx`] },
    tier: 'fast',
  },
  {
    name: 'error-toast-not-announced',
    what: 'A toast that tells of a failure is no live region.',
    edits: [
      [
        `${components}/Toast/parts/ToastCard.tsx`,
        "      role={tone === 'error' ? 'alert' : undefined}\n",
        '',
      ],
    ],
    tests: {
      project: 'components',
      files: [`${components}/Toast/Toast.test.tsx`],
      titles: 'interrupt a listener',
    },
    tier: 'fast',
  },
];
