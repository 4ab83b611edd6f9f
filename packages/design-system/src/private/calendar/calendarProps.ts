import type { HeadingLevel } from '../variants.ts';

export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** A button to the previous or next month. */
export interface MonthButton {
  /** Accessible name, for example "Next month". */
  label: string;
  /** Why there is no month in this direction; only shown in the first and the last month. */
  disabledReason?: string | undefined;
}

/** A message about the visible month, with a button to continue. */
export interface MonthNote {
  /** For example "No free times in January 2027." */
  text: string;
  /** A button that moves the calendar to a date. */
  goTo?: { label: string; date: string };
}

/** Props of every month calendar. Dates are `yyyy-MM-dd`, months `yyyy-MM`. */
export interface CalendarProps {
  /** Accessible name of the grid of a month, for example "Calendar, December 2026". */
  label: (month: string) => string;
  /** Earliest date; earlier dates cannot be chosen, and earlier months cannot be shown. */
  firstDate: string;
  /** Latest date; later dates cannot be chosen, and later months cannot be shown. None when left out. */
  lastDate?: string | undefined;
  /** The day with the initial tab stop, which sets the first month shown. @default the chosen date, else `firstDate` */
  defaultFocusedDate?: string | undefined;
  /** The heading of a month, for example "December 2026". */
  formatMonth: (month: string) => string;
  /** The level of that heading in the document outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** The day that weeks begin with. @default 'sun' */
  firstDayOfWeek?: Weekday | undefined;
  /** The seven short weekday names, Sunday first whatever weeks begin with. */
  weekdays: readonly [string, string, string, string, string, string, string];
  previousMonth: MonthButton;
  nextMonth: MonthButton;
  /** Called with the month, `yyyy-MM`, when another one is shown; not for the first one. Load its free days then. */
  onMonthChange?: ((month: string) => void) | undefined;
  /** The announcement when another month is shown: the month and its free days. */
  announceMonth?: ((month: string) => string) | undefined;
  /** A message about the visible month, or undefined. */
  note?: ((month: string) => MonthNote | undefined) | undefined;
}
