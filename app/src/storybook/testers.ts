import { createTesters } from '@plaitful/design-system/testing';
import { formatDate, formatMonth } from '@plaitful/messages/format';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { userEvent, waitFor, within } from 'storybook/test';

/** The testers of the design system's components, for our stories. */
export const testers = createTesters({ userEvent, waitFor, within });

/** The words of our calendars; the label of a day begins with its date. */
export const calendarWords = {
  label: (month: string) => picker.calendar({ month: formatMonth(`${month}-01`) }),
  previousMonth: { label: picker.month.prev },
  nextMonth: { label: picker.month.next },
  describeDay: (date: string) => ({ label: new RegExp(`^(?:Today, )?${formatDate(date)},`) }),
};
