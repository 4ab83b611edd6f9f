/** What a time is; only `free` can be chosen. */
export type TimeListState = 'free' | 'booked' | 'past' | 'yours';

/** One time as the page sees it. */
export interface TimeListItem {
  /** The value, `HH:MM` of 24 hours. */
  time: string;
  /** What the time is. */
  state: TimeListState;
  /** The time as people write it, for example "2:00 pm". */
  text: string;
  /** The word beside it: "to 3:00 pm" for a free time, "booked" or "past" for another. */
  note?: string;
  /** The whole time in words for a screen reader. */
  label: string;
  /** Why it cannot be chosen; shown under the list while the time has the focus. */
  why?: string;
}

/** Props of {@link TimeList}. */
export interface TimeListProps {
  /** Accessible name, for example "Times on Saturday 12 December 2026". */
  label: string;
  /** The times, in the order of the day. */
  times: readonly TimeListItem[];
  /** The chosen time, `HH:MM`. */
  value?: string | undefined;
  /** Called with the time that was chosen; never with one that is not free. */
  onChange: (time: string) => void;
}
