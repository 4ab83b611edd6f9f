import type { MonthProps } from '../../private/month/month.types.ts';

/** What a day is; each has its own shape, its own words, and only `free` can be chosen. */
export type DatePickerDayState = 'free' | 'full' | 'notOffered' | 'closed' | 'past' | 'gone' | 'loading';

/** One day as the page sees it. */
export interface DatePickerDay {
  /** What the day is. */
  state: DatePickerDayState;
  /** Short word under the figure, at most 7 letters, for example "2 free", "Full" or "Today". */
  caption?: string;
  /** The whole day in words for a screen reader: date, state, and whether it is chosen. */
  label: string;
  /** Why the day cannot be chosen; shown under the grid while the day has the focus. */
  why?: string;
  /** Marks the studio's own today with a bar over its figure. @default false */
  isToday?: boolean;
}

/** One line of the key under the grid. */
export interface DatePickerLegendItem {
  /** Which look the sample day has. */
  look: 'free' | 'chosen' | 'full' | 'notOffered' | 'past';
  /** The words beside the sample. */
  text: string;
}

/** Props of {@link DatePicker}. */
export interface DatePickerProps extends MonthProps {
  /** The chosen date. None when left out. */
  value?: string | undefined;
  /** Called with the date that was chosen; never with one that is not free. */
  onChange: (date: string) => void;
  /** Judges one day; called for every day in view at each render, so keep it cheap. */
  describeDay: (date: string) => DatePickerDay;
  /** The key under the grid. None when left out. */
  legend?: readonly DatePickerLegendItem[] | undefined;
}
