import type { DatePickerProps } from '../DatePicker/DatePicker.types.ts';
import type { TimeListProps } from '../TimeList/TimeList.types.ts';

/** The times of the chosen date. */
export interface DateTimePickerTimes extends TimeListProps {
  /** The chosen date in words, above the list. */
  heading: string;
}

/** Props of {@link DateTimePicker}. */
export interface DateTimePickerProps {
  /** Its id, for the footer. */
  id: string;
  /** The days. */
  dates: DatePickerProps;
  /** The times of the chosen date; without them the prompt stands in their place. */
  times?: DateTimePickerTimes | undefined;
  /** What to do first, for example "Choose a date to see its times." */
  prompt: string;
  /** Says the chosen date and how many of its times are free (for screen readers). */
  announcement?: string | undefined;
}

/** Props of {@link DateTimePickerFooter}. */
export interface DateTimePickerFooterProps {
  /** Id of the picker: pressing Next too early moves to what it still lacks. */
  pickerId: string;
  /** The choice so far: a strong line and a quiet one. Nothing is said before there is a choice. */
  chosen?: { title: string; detail?: string } | undefined;
  /** The button; with `why` it stays in reach, the reason stands beside it, and pressing it moves to the picker. */
  next: { label: string; why?: string | undefined; onPress: () => void };
}
