/** What a day is; each has its own shape, its own words, and only `free` can be chosen. */
export type CalendarDayState = 'free' | 'full' | 'notOffered' | 'closed' | 'past' | 'gone' | 'loading';

/** One day as the page sees it. */
export interface CalendarDay {
  /** What the day is. */
  state: CalendarDayState;
  /** Short word under the figure, at most 7 letters, for example "2 free", "Full" or "Today". */
  caption?: string;
  /** The whole day in words for a screen reader: date, state, and whether it is chosen. */
  label: string;
  /** Why the day cannot be chosen; shown under the grid while the day has the focus. */
  why?: string;
  /** Marks the studio's own today. @default false */
  isToday?: boolean;
}

/** The words of a button that turns the month. */
export interface CalendarTurn {
  /** Accessible name, for example "Next month". */
  label: string;
  /** Why there is no month on this side; only heard and seen at the first and the last month. */
  why?: string;
}

/** One line of the key under the grid. */
export interface CalendarLegendItem {
  /** Which look the sample day has. */
  look: 'free' | 'chosen' | 'full' | 'notOffered';
  /** The words beside the sample. */
  text: string;
}

/** A sentence about the month in view, with a way out of it. */
export interface CalendarNote {
  /** For example "No free times in January 2027." */
  text: string;
  /** A button that moves the calendar to a date. */
  goTo?: { label: string; date: string };
}

/** Props of {@link Calendar}. Dates are `yyyy-MM-dd`, months `yyyy-MM`. */
export interface CalendarProps {
  /** Accessible name of the grid for a month, for example "Calendar, December 2026". */
  label: (month: string) => string;
  /** The chosen date. */
  value?: string | undefined;
  /** Called with the date that was chosen; never with one that is not free. */
  onChange: (date: string) => void;
  /** Judges one day; called for every day in view at each render, so keep it cheap. */
  describeDay: (date: string) => CalendarDay;
  /** Earliest date; no month before its month can be reached. */
  firstDate: string;
  /** Latest date; no month after its month can be reached. */
  lastDate?: string | undefined;
  /** The day that takes the focus, and so the month in view, when the page steers it. */
  focusedDate?: string | undefined;
  /** The day that takes the focus first. @default the chosen date, else `firstDate` */
  defaultFocusedDate?: string | undefined;
  /** Called when the focus, and perhaps the month, moves. */
  onFocusedDateChange?: ((date: string) => void) | undefined;
  /** The heading of a month, for example "December 2026". */
  formatMonth: (month: string) => string;
  /** The seven short names, Sunday first. */
  weekdays: readonly [string, string, string, string, string, string, string];
  /** Words of the button back. */
  previousMonth: CalendarTurn;
  /** Words of the button forward. */
  nextMonth: CalendarTurn;
  /** Says the month and its free days after a turn (for screen readers). */
  announceMonth?: ((month: string) => string) | undefined;
  /** A sentence about the month in view, or nothing. */
  note?: ((month: string) => CalendarNote | undefined) | undefined;
  /** The key under the grid. */
  legend?: readonly CalendarLegendItem[] | undefined;
  /** Heading level of the month. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Language of what the date library itself says. @default 'en-CA' */
  locale?: string;
}
