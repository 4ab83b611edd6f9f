/** A button that leads to the month before or after. */
export interface MonthButton {
  /** Accessible name, for example "Next month". */
  label: string;
  /** Why there is no month on this side; only heard and seen at the first and the last month. */
  disabledReason?: string | undefined;
}

/** A sentence about the month in view, with a way out of it. */
export interface MonthNote {
  /** For example "No free times in January 2027." */
  text: string;
  /** A button that moves the calendar to a date. */
  goTo?: { label: string; date: string };
}

/** What every month calendar takes. Dates are `yyyy-MM-dd`, months `yyyy-MM`; weeks start on Sunday. */
export interface CalendarProps {
  /** Accessible name of the grid for a month, for example "Calendar, December 2026". */
  label: (month: string) => string;
  /** Earliest date; nothing before it can be chosen, and no month before its month can be reached. */
  firstDate: string;
  /** Latest date, likewise. Any when left out. */
  lastDate?: string | undefined;
  /** The day that has the tab stop first, and so the first month in view. @default the chosen date, else `firstDate` */
  defaultFocusedDate?: string | undefined;
  /** The heading of a month, for example "December 2026". */
  formatMonth: (month: string) => string;
  /** The seven short names, Sunday first. */
  weekdays: readonly [string, string, string, string, string, string, string];
  /** The button back. */
  previousMonth: MonthButton;
  /** The button forward. */
  nextMonth: MonthButton;
  /** Announces the month and its free days when another month comes into view (for screen readers). */
  announceMonth?: ((month: string) => string) | undefined;
  /** A sentence about the month in view, or nothing. */
  note?: ((month: string) => MonthNote | undefined) | undefined;
}
