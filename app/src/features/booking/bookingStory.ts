import type { Business, ResponseBody, Style } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import { userEvent } from 'storybook/test';
import { setUpStory } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { findDialog, type DialogQueries } from '../../storybook/findDialog.ts';
import { sampleBooking } from '../../storybook/sampleBookings.ts';
import {
  sampleBusiness,
  sampleParent,
  sampleReviews,
  sampleStyle,
  styleWithOptions,
} from '../../storybook/sampleData.ts';
import { storeBookingDraft } from './bookingState.ts';

type UnavailableTime = ResponseBody<'getStyleAvailability'>[number];

/** A Saturday with one booked time; the next Friday is fully booked. */
export const storyStyle: Style = sampleStyle({
  availableDays: ['2030-01-05', '2030-01-11', '2030-01-12'],
  availableTimes: [['13:00', '14:30', '16:00'], ['16:00'], ['13:00', '17:30']],
  dayTimeMapping: {
    '2030-01-05': ['13:00', '14:30', '16:00'],
    '2030-01-11': ['16:00'],
    '2030-01-12': ['13:00', '17:30'],
  },
});

export const storyBookedSlots = [
  { styleId: 1, bookingDate: '2030-01-05', bookingTime: '14:30' },
  { styleId: 1, bookingDate: '2030-01-11', bookingTime: '16:00' },
];

/** Longer than 90 minutes, only Saturday 5 January at 1 pm is free. */
export const storyUnavailable: UnavailableTime[] = [
  ...storyBookedSlots.map(({ bookingDate, bookingTime }) => ({
    bookingDate,
    bookingTime,
    reason: 'BOOKED' as const,
  })),
  { bookingDate: '2030-01-05', bookingTime: '16:00', reason: 'TOO_SHORT' },
  { bookingDate: '2030-01-12', bookingTime: '13:00', reason: 'TOO_SHORT' },
  { bookingDate: '2030-01-12', bookingTime: '17:30', reason: 'TOO_SHORT' },
];

/** `storyStyle` with option groups. */
export const storyStyleWithOptions: Style = {
  ...storyStyle,
  optionGroups: styleWithOptions.optionGroups ?? [],
};

export const storyBooking = {
  ...sampleBooking,
  bookingDate: '2030-01-05',
  bookingTime: '13:00',
  styleId: storyStyle.styleId,
  styleName: storyStyle.style,
  serviceName: storyStyle.serviceName,
  styleDuration: storyStyle.styleDuration,
  value: storyStyle.value,
  styleDeposit: storyStyle.styleDeposit,
};

export const bookingAt = (time = '13:00', date = '2030-01-05') =>
  `/bookingdetails?style=1&date=${date}&time=${encodeURIComponent(time)}`;

interface BookingSetting {
  isMember?: boolean;
  business?: Partial<Business>;
  /** Mocked calls that take precedence over the usual ones. */
  calls?: HttpHandler[];
  style?: Style;
}

export function setUpBookingStory({
  isMember = true,
  business,
  calls = [],
  style = storyStyle,
}: BookingSetting = {}) {
  const usual = [
    mockAnswer('getStyle', style),
    mockAnswer('listBookedServices', storyBookedSlots),
    mockAnswer('listReviews', sampleReviews),
    mockAnswer('createBooking', storyBooking),
    mockAnswer('getBooking', storyBooking),
    mockAnswer('listUserBookings', []),
  ];
  const begin = setUpStory({ calls: [...calls, ...usual], ...(isMember && { user: sampleParent }) });
  return (context: Parameters<typeof begin>[0]): void => {
    begin(context);
    if (business) context.msw.use(mockAnswer('getBusiness', { ...sampleBusiness, ...business }));
  };
}

/** Stores in the tab that the slot of `bookingAt()` is booked, as before a reload. */
export function storeCompletedBooking(): void {
  const { bookingId, bookingDate: date, bookingTime: time } = storyBooking;
  const userId = sampleParent.id;
  storeBookingDraft({
    style: storyStyle,
    userId,
    date,
    time,
    lostDate: null,
    hasNewPrice: false,
    bookingId,
    again: null,
  });
}

export async function fillIn(dialog: DialogQueries) {
  await pasteInto(await dialog.findByLabelText('Child’s name'), 'Ada');
  await userEvent.type(dialog.getByLabelText('Child’s date of birth'), '2021-05-04');
  await pasteInto(dialog.getByLabelText('Mobile phone'), '6135550151');
  await userEvent.click(dialog.getByLabelText('I agree to the booking policies.'));
  await userEvent.click(dialog.getByLabelText('I agree to the cancellation policy.'));
  await userEvent.click(dialog.getByLabelText('I agree to photos of my child’s hair.'));
}

/** @param change called between filling in the form and pressing Book Now */
export async function submitBooking(change?: () => void): Promise<DialogQueries> {
  const dialog = await findDialog('Your booking');
  await fillIn(dialog);
  change?.();
  await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
  return dialog;
}

/** After a reload of the page of a booking that is made. */
export const bookedBefore =
  (...given: Parameters<typeof setUpBookingStory>) =>
  (context: Parameters<ReturnType<typeof setUpBookingStory>>[0]): void => {
    setUpBookingStory(...given)(context);
    storeCompletedBooking();
  };
