import type { CalendarProps } from '../private/calendar/calendarProps.ts';
import { assert, getDescription, type Name, type TestTools } from './testTools.ts';

export interface CalendarTesterWords extends Pick<CalendarProps, 'label'> {
  /** The button to the month before; a MonthCalendar has none. */
  previousMonth?: { label: string };
  nextMonth?: { label: string };
  /** Names the days, as the calendar's own `describeDay` or by a pattern for what it returns. */
  describeDay: (date: string) => { label: Name };
}

/** How many months before or after the visible one a date is looked for. */
const farthest = 120;

/** The month, `yyyy-MM`, this many months after the one of a date. */
function monthAfter(date: string, months: number): string {
  const [year = '', month = ''] = date.split('-');
  return new Date(Date.UTC(Number(year), Number(month) - 1 + months)).toISOString().slice(0, 7);
}

/** For a calendar of any kind. Dates are `yyyy-MM-dd`. */
export function calendarTester(tools: TestTools, root: HTMLElement, words: CalendarTesterWords) {
  const { userEvent, within } = tools;
  const queries = within(root);
  const day = (date: string) => queries.getByRole('button', { name: words.describeDay(date).label });
  function monthButton(which: 'previousMonth' | 'nextMonth'): HTMLElement {
    const name = words[which]?.label;
    assert(name !== undefined, `the tester has not been given the label of ${which}`);
    return queries.getByRole('button', { name });
  }

  /** How many months a date lies after the one that a grid shows. */
  function monthsAhead(grid: HTMLElement, date: string): number {
    const shown = grid.getAttribute('aria-label');
    for (let months = 0; months <= farthest; months += 1) {
      if (words.label(monthAfter(date, -months)) === shown) return months;
      if (words.label(monthAfter(date, months)) === shown) return -months;
    }
    throw new Error(`"${shown}" is no month within ${farthest} of ${date}`);
  }

  async function showMonth(date: string): Promise<void> {
    const ahead = monthsAhead(await queries.findByRole('grid'), date);
    for (let turn = 0; turn < Math.abs(ahead); turn += 1)
      await userEvent.click(monthButton(ahead < 0 ? 'previousMonth' : 'nextMonth'));
  }

  return {
    /** The grid of the visible month. */
    grid: () => queries.getByRole('grid'),
    previousMonth: () => userEvent.click(monthButton('previousMonth')),
    nextMonth: () => userEvent.click(monthButton('nextMonth')),
    /** Turns to the month of a date, or `yyyy-MM`, by the buttons. */
    showMonth,
    /** The button of a day of the visible month. */
    day,
    /** Presses a day, after turning to its month. */
    async choose(date: string): Promise<void> {
      await showMonth(date);
      await userEvent.click(day(date));
    },
    isChosen: (date: string) =>
      day(date).closest('[aria-selected]')?.getAttribute('aria-selected') === 'true',
    /** Whether it cannot be chosen. */
    isDisabled: (date: string) => day(date).getAttribute('aria-disabled') === 'true',
    /** Why a day cannot be chosen, or its note, as shown while it has the focus. */
    async reason(date: string): Promise<string> {
      await userEvent.click(day(date));
      return getDescription(day(date));
    },
  };
}

export function multiDatePickerTester(tools: TestTools, root: HTMLElement, words: CalendarTesterWords) {
  const calendar = calendarTester(tools, root, words);
  return {
    ...calendar,
    /** Chooses all days of the visible month from one to another, with `selectionMode="range"`. */
    async chooseRange(first: string, last: string): Promise<void> {
      await calendar.choose(first);
      await calendar.choose(last);
    },
  };
}

export interface DateTimePickerTesterWords {
  dates: CalendarTesterWords;
  /** The label of the button in its footer. */
  next?: string | undefined;
}

export function dateTimePickerTester(tools: TestTools, root: HTMLElement, words: DateTimePickerTesterWords) {
  const { userEvent, within } = tools;
  const queries = within(root);
  const calendar = calendarTester(tools, root, words.dates);
  const findTime = (name: Name) => queries.findByRole('radio', { name });
  const next = () => queries.getByRole('button', { name: words.next ?? 'Next' });
  return {
    calendar,
    chooseDate: (date: string) => calendar.choose(date),
    /** Waits for a time of the chosen date, by its accessible name. */
    findTime,
    async chooseTime(name: Name): Promise<void> {
      await userEvent.click(await findTime(name));
    },
    async isTimeChosen(name: Name): Promise<boolean> {
      return (await findTime(name)).getAttribute('aria-checked') === 'true';
    },
    /** The button of its footer. */
    nextButton: next,
    next: () => userEvent.click(next()),
    /** Why the button is not ready. */
    disabledReason: () => getDescription(next()),
  };
}
