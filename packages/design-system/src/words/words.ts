import type { CarouselRotation, CarouselWords } from '../components/Carousel/Carousel.tsx';
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import type { CopyFieldProps } from '../components/CopyField/CopyField.tsx';
import type {
  DatePickerDay,
  DatePickerDayState,
  DatePickerLegendItem,
  DatePickerProps,
} from '../components/DatePicker/DatePicker.tsx';
import type { DialogProps } from '../components/Dialog/Dialog.tsx';
import type { ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
import type { FileDropZoneWords } from '../components/FileDropZone/FileDropZone.tsx';
import type {
  MultiDatePickerDay,
  MultiDatePickerLegendItem,
  MultiDatePickerProps,
} from '../components/MultiDatePicker/MultiDatePicker.tsx';
import type { PaginatedTableWords, TableSorting } from '../components/PaginatedTable/PaginatedTable.tsx';
import type { PaginationWords } from '../components/Pagination/Pagination.tsx';
import type { PasswordFieldProps, PasswordRules } from '../components/PasswordField/PasswordField.tsx';
import type { SearchFieldProps } from '../components/SearchField/SearchField.tsx';
import type { SidebarProps } from '../components/Sidebar/Sidebar.tsx';
import type { StepperProps, StepperStep } from '../components/Stepper/Stepper.tsx';
import type { CharacterCounter } from '../components/TextArea/TextArea.tsx';
import type { TimeSlotPickerItem } from '../components/TimeSlotPicker/TimeSlotPicker.tsx';
import type { ToastRegionProps } from '../components/Toast/Toast.tsx';
import type { TopBarProps } from '../components/TopBar/TopBar.tsx';
import type { TruncatedTextProps } from '../components/TruncatedText/TruncatedText.tsx';
import type { DateWords } from './dateWords.ts';

export { getDateWords, type DateWords } from './dateWords.ts';
export { getFirstDayOfWeek } from './firstDayOfWeek.ts';

/** What the words for a day of a DatePicker depend on. */
export interface DatePickerDayFacts {
  state: DatePickerDayState;
  /** The number of free times of a `free` day; not mentioned when left out. */
  free?: number | undefined;
  isChosen?: boolean | undefined;
  isToday?: boolean | undefined;
}

/** What the words for a day of a MultiDatePicker depend on; its other props are kept as they are. */
export interface MultiDatePickerDayFacts extends Omit<MultiDatePickerDay, 'label' | 'caption' | 'note'> {
  isChosen?: boolean | undefined;
  /** Its times are shown beside the calendar. */
  isOpen?: boolean | undefined;
}

/** What the words for a time of a TimeSlotPicker depend on. */
export interface TimeSlotFacts extends Pick<TimeSlotPickerItem, 'time' | 'state'> {
  /** When it ends, `HH:MM`; not mentioned when left out. */
  end?: string | undefined;
}

/**
 * The words that components ask for, in one language; for another one write an object of this type. Each entry has the
 * name of its component and, within it, of the component's props: most can be spread (`<DatePicker {...en.calendar}>`)
 * or passed as `words` (`<Carousel words={en.carousel}>`).
 */
export interface Words {
  button: { busyLabel: string };
  /** For DatePicker and MultiDatePicker; MonthCalendar takes `label` and `weekdays`. */
  calendar: Pick<
    DatePickerProps,
    'label' | 'formatMonth' | 'weekdays' | 'previousMonth' | 'nextMonth' | 'announceMonth'
  >;
  carousel: CarouselWords;
  /** For Carousel: `rotation={{ interval: 6000, ...en.carouselRotation }}`. */
  carouselRotation: Omit<CarouselRotation, 'interval'>;
  /** For TextArea: `counter={{ max: 255, ...en.characterCounter }}`. */
  characterCounter: Omit<CharacterCounter, 'max'>;
  confirmDialog: Pick<ConfirmDialogProps, 'closeLabel'> & {
    /** @param confirm the action: a verb and its object, such as "Delete style" */
    words: (confirm: string) => ConfirmDialogProps['words'];
  };
  copyField: { words: (label: string) => CopyFieldProps['words'] };
  dateField: { invalidError: string };
  datePicker: {
    /** For `describeDay`. */
    day: (date: string, facts: DatePickerDayFacts) => DatePickerDay;
    legend: readonly DatePickerLegendItem[];
  };
  dateTimePicker: {
    prompt: string;
    /** @param free the number of free times */
    announcement: (date: string, free: number) => string;
    /** For `times.heading`. */
    heading: (date: string) => string;
    /** For `times.label`. */
    timesLabel: (date: string) => string;
    /** For the footer: a date, or a date and a time. */
    chosen: (date: string, time?: string) => string;
    next: string;
    /** Why the next button is not ready. */
    disabledReasons: { noDate: string; noTime: string };
  };
  dates: DateWords;
  dialog: Pick<DialogProps, 'closeLabel'>;
  errorState: Pick<ErrorStateProps, 'title'> & { retry: Omit<ErrorStateProps['retry'], 'onPress'> };
  /** For FileDropZone. */
  fileDropZone: FileDropZoneWords;
  /** For FileDropZone: `progress={{ label: en.fileProgress }}`. */
  fileProgress: string;
  footer: { label: string };
  form: {
    /** For `summary.title`. */
    summaryTitle: (errors: number) => string;
  };
  /** For Loader, Skeleton, Spinner and the loading state of a table. */
  loading: string;
  /** For Logo, and the wordmark of Footer. */
  logo: { label: (name: string) => string };
  menu: {
    /** @param subject what the actions are for: "Ada, Saturday" */
    label: (subject: string) => string;
  };
  moneyField: { invalidError: string };
  multiDatePicker: Pick<MultiDatePickerProps, 'describeRange'> & {
    /** For `describeDay`. */
    day: (date: string, facts: MultiDatePickerDayFacts) => MultiDatePickerDay;
    legend: readonly MultiDatePickerLegendItem[];
  };
  numberField: { invalidError: string };
  paginatedTable: PaginatedTableWords;
  pagination: PaginationWords;
  passwordField: Pick<PasswordFieldProps, 'showLabel' | 'hideLabel'>;
  passwordRules: Pick<PasswordRules, 'metLabel' | 'unmetLabel'>;
  phoneField: { label: string; hint: string };
  /** Errors that most forms need. */
  errors: { required: string; email: string; phone: string };
  searchField: Pick<SearchFieldProps, 'clearLabel'>;
  select: { placeholder: string };
  sidebar: Pick<SidebarProps, 'label' | 'menu'>;
  skipLink: string;
  stepper: Pick<StepperProps, 'label'> & {
    /** For `label` of a step. */
    step: (step: Pick<StepperStep, 'name' | 'state'> & { number: number; total: number }) => string;
  };
  styleCard: { originalPriceLabel: string };
  /** For PaginatedTable: `sorting={{ by, onChange, words: en.tableSorting }}`. */
  tableSorting: TableSorting['words'];
  timeSlotPicker: { item: (facts: TimeSlotFacts) => TimeSlotPickerItem };
  toastRegion: ToastRegionProps;
  topBar: Pick<TopBarProps, 'label' | 'menu'>;
  truncatedText: Pick<TruncatedTextProps, 'more' | 'less'>;
}
