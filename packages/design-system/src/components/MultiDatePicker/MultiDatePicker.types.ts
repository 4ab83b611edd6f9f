import type { MonthProps } from '../../private/month/month.types.ts';

/** One day as the page sees it; whether it is chosen stands in `value`. */
export interface MultiDatePickerDay {
  /** The whole day in words for a screen reader: date, whether it is chosen, its times, and whether it is open below. */
  label: string;
  /** Cannot be chosen or taken out any more. @default false */
  isPast?: boolean;
  /** The studio is usually closed; the day can be chosen all the same. @default false */
  isUsuallyClosed?: boolean;
  /** Marks the studio’s own today with a bar on its edge. @default false */
  isToday?: boolean;
  /** Has bookings: it shows a lock, and is taken out only by way of `onTakeOutBooked`. @default false */
  isBooked?: boolean;
  /** Will be chosen by what the page is about to do, such as repeating a day every week. @default false */
  isPlanned?: boolean;
  /** The times on it, as short as "2:00": up to four are shown where there is room. None when left out. */
  times?: readonly string[];
  /** What stands under the figure where the times do not fit, at most 5 letters, for example "×8". */
  caption?: string;
  /** What to say under the grid while the day has the focus: why it cannot be chosen, or what to know first. */
  note?: string;
}

/** One line of the key under the grid. */
export interface MultiDatePickerLegendItem {
  /** Which look the sample day has. */
  look: 'offerable' | 'usuallyClosed' | 'chosen' | 'empty' | 'open' | 'planned' | 'booked';
  /** The words beside the sample. */
  text: string;
}

/** The days from one to another that are about to be chosen. */
export interface MultiDatePickerRange {
  /** Its first day, `yyyy-MM-dd`. */
  first: string;
  /** Its last day. */
  last: string;
  /** The days in it that can be chosen. */
  dates: readonly string[];
}

/** Props of {@link MultiDatePicker}. */
export interface MultiDatePickerProps extends MonthProps {
  /** The chosen dates, in any order. */
  value: readonly string[];
  /** Called with all chosen dates, in order, when some were added or one was taken out. */
  onChange: (dates: string[]) => void;
  /** The chosen date whose times are open beside the calendar. None when left out. */
  openDate?: string | undefined;
  /** Called when a chosen date is pressed whose times are not open, and with the last date that was added. */
  onOpen: (date: string) => void;
  /** Called instead of `onChange` when a date with bookings is about to be taken out: warn, and take it out then. */
  onTakeOutBooked: (date: string) => void;
  /** Judges one day; called for every day in view at each render, so keep it cheap. */
  describeDay: (date: string) => MultiDatePickerDay;
  /**
   * What a press does: `day` chooses one day, `range` marks the first of several, and the next press the last. Dragging,
   * Shift with an arrow key and Shift with a press mark several days in either case.
   * @default 'day'
   */
  choice?: 'day' | 'range';
  /** Says which days are marked and how to go on, for example "4 to 12 December, 9 days. Choose the last day." */
  describeRange: (range: MultiDatePickerRange) => string;
  /** The key under the grid. None when left out. */
  legend?: readonly MultiDatePickerLegendItem[] | undefined;
}
