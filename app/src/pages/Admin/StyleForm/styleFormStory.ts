import type { BookedService, Booking, Style } from '@plaitful/api-client/contract';
import { mockAnswer, mockList } from '@plaitful/api-client/mocks';
import { addDays, getWeekday, type LocalDate } from '@plaitful/domain/studio-time';
import { formatDate } from '@plaitful/messages/format';
import { fn, userEvent, within } from 'storybook/test';
import { calendarWords, testers } from '../../../storybook/testers.ts';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { daysFromToday, samplePaid } from '../../../storybook/sampleBookings.ts';
import { sampleOptionGroups } from '../../../storybook/sampleOptionGroups.ts';
import { sampleStyle, sampleServiceTypes } from '../../../storybook/sampleData.ts';

/** At least a week ahead, so that the story's days are never past. */
function nextSaturday(): LocalDate {
  let date = daysFromToday(8);
  while (getWeekday(date) !== 'saturday') date = addDays(date, 1);
  return date;
}

export const saturday = nextSaturday();
export const secondSaturday = addDays(saturday, 7);
export const thirdSaturday = addDays(saturday, 14);
export const sunday = addDays(saturday, 1);

/** A style of 90 minutes with two dates; 3:30 pm of the first is booked. */
export const storedStyle: Style = sampleStyle({
  dayTimeMapping: { [saturday]: ['14:00', '15:30'], [secondSaturday]: ['17:00'] },
  availableDays: [saturday, secondSaturday],
  availableTimes: [['14:00', '15:30'], ['17:00']],
});

const slot: BookedService = { styleId: 1, bookingDate: saturday, bookingTime: '15:30' };
const booking: Booking = {
  ...samplePaid,
  styleId: 1,
  bookingDate: saturday,
  bookingTime: '15:30',
};

export const styleMocks = [
  mockAnswer('listServiceTypes', sampleServiceTypes),
  mockAnswer('getStyle', storedStyle),
  mockAnswer('listBookedServices', [slot]),
  mockList('listBookings', [booking]),
  mockAnswer('listStyles', [storedStyle]),
  mockAnswer('listOptionGroups', sampleOptionGroups),
];

export const addPath = { at: '/admin/create-service' };

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

export const findField = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });

/** Finds the button of a day, after turning the calendar to its month. */
export async function findDay(canvas: Canvas, date: LocalDate): Promise<HTMLElement> {
  await findField(canvas, /Style name/);
  const calendar = testers.multiDatePickerTester(document.body, calendarWords);
  await calendar.showMonth(date);
  return calendar.day(date);
}

export async function openDate(canvas: Canvas, date: LocalDate) {
  await userEvent.click(await findDay(canvas, date));
  return within(await canvas.findByRole('region', { name: `Times on ${formatDate(date)}` }));
}

export const submit = async (canvas: Canvas): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));

export async function clearAndPaste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await pasteInto(field, text);
}

export const sentFormSpy = fn<(form: Record<string, unknown>, ifMatch: string | null) => void>();

export async function recordSentForm(request: Request): Promise<void> {
  sentFormSpy(Object.fromEntries(await request.formData()), request.headers.get('If-Match'));
}
