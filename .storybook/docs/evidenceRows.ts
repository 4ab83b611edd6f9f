import type { Evidence, Outcome } from './evidence.ts';

interface EvidenceRow {
  name: string;
  text: string;
  outcome?: Outcome | undefined;
}

/** Each outcome in words. */
export const outcomeWords: Record<Outcome, string> = {
  passed: 'passed',
  failed: 'failed',
  'not run': 'not run',
  'not applicable': 'none',
};

const details = (outcome: Outcome, more: readonly (string | number)[], unit = ''): string =>
  more.length > 0 ? `${outcomeWords[outcome]}: ${more.join(', ')}${unit}` : outcomeWords[outcome];

/** The columns of the table of all components. */
export const overviewChecks = [
  ['axe', 'Axe'],
  ['layout', 'Widths'],
  ['keyboard', 'Keyboard'],
  ['forcedColors', 'Forced colours'],
  ['rightToLeft', 'Right to left'],
] as const satisfies readonly (readonly [keyof Evidence, string])[];

/** Of how many pairs of screen reader and browser a test by hand has a date. */
export const countScreenReaders = ({ screenReaders }: Evidence): string =>
  `${screenReaders.filter(({ date }) => date !== undefined).length} of ${screenReaders.length}`;

/** What is known about a component, one line each, for its page and for Markdown. */
export function evidenceRows(evidence: Evidence): EvidenceRow[] {
  const { status, since, size, run, axe, themes, layout, widths, keyboard, forcedColors, rightToLeft } =
    evidence;
  const later = size && size.later > 0 ? `, and ${size.later} kB when needed` : '';
  return [
    { name: 'Status', text: `${status}, since ${since}` },
    {
      name: 'Size',
      text: size
        ? `${size.first} kB with its styles${later} (gzip, over React; ${size.measured})`
        : 'not measured',
    },
    {
      name: 'Stories as tests',
      text: run
        ? `${run.stories - run.failed.length} of ${run.stories} passed in ${run.browser} on ${run.date}`
        : 'not run since the last change',
      outcome: run ? (run.failed.length > 0 ? 'failed' : 'passed') : 'not run',
    },
    { name: 'Accessibility rules (axe, WCAG 2.2 AA)', text: details(axe, themes), outcome: axe },
    { name: 'Layout', text: details(layout, widths, ' px'), outcome: layout },
    {
      name: 'Keyboard',
      text:
        keyboard === 'not applicable'
          ? 'not interactive, no story'
          : `${outcomeWords[keyboard]}: the story By Keyboard`,
      outcome: keyboard,
    },
    { name: 'Forced colours', text: outcomeWords[forcedColors], outcome: forcedColors },
    { name: 'Right to left', text: outcomeWords[rightToLeft], outcome: rightToLeft },
    { name: 'Oldest browsers', text: evidence.browsers.join(', ') },
    ...evidence.screenReaders.map(({ reader, date, result }) => ({
      name: reader,
      text: date === undefined ? 'not tested by hand yet' : `${result ?? 'tested'}, ${date}`,
      ...(date === undefined && { outcome: 'not run' as const }),
    })),
  ];
}
