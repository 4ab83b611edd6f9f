import { nbsp } from '../../testing/nbsp.ts';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { ProblemCode } from '@plaitful/api-client/contract';
import type { HttpHandler } from 'msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { dismissToasts } from '../../storybook/toasts.ts';
import { findDialog } from '../../storybook/findDialog.ts';
import { logIn } from '../../storybook/flows/steps.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { sampleUnverified } from '../../storybook/sampleBookings.ts';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';
import { goOffline } from '../../testing/failures.ts';
import {
  submitBooking,
  bookingAt,
  setUpBookingStory,
  storyBookedSlots,
  storyStyle,
} from '../../features/booking/bookingStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Booking, errors',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
  beforeEach: setUpBookingStory(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = { delay: 'infinite' } as const;

/** The server refuses the booking by a limit, with its own sentence. */
const limited = (code: ProblemCode, message: string, ...calls: HttpHandler[]) =>
  setUpBookingStory({ calls: [mockProblem('createBooking', { code, message }), ...calls] });

const slotTaken = mockProblem('createBooking', { code: 'slot_taken' });
const nowTaken = mockAnswer('listBookedServices', [
  ...storyBookedSlots,
  { styleId: 1, bookingDate: '2030-01-05', bookingTime: '13:00' },
]);

export const SlotTaken: Story = {
  tags: ['error:slot_taken'],
  parameters: declareMachineState('booking', 'slotTaken.ready'),
  play: async ({ msw }) => {
    const dialog = await submitBooking(() => msw.use(slotTaken, nowTaken));
    await expect(await dialog.findByText('This time has just been taken')).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
    await expect(await dialog.findByRole('button', { name: nbsp('Sat 5 Jan, 4:00 pm') })).toBeVisible();
  },
};

export const SlotTakenAndOtherTimesLoading: Story = {
  tags: ['ci', 'error:slot_taken'],
  parameters: declareMachineState('booking', 'slotTaken.refreshing'),
  play: async ({ msw }) => {
    const dialog = await submitBooking(() =>
      msw.use(slotTaken, mockAnswer('listBookedServices', storyBookedSlots, never)),
    );
    await expect(await dialog.findByText('This time has just been taken')).toBeVisible();
    await expect(dialog.getByText('Loading...')).toBeVisible();
  },
};

export const NoFreeChair: Story = {
  tags: ['error:no_free_chair'],
  play: async ({ msw }) => {
    const noFreeChair = mockProblem('createBooking', { code: 'no_free_chair' });
    const dialog = await submitBooking(() => msw.use(noFreeChair, nowTaken));
    await expect(await dialog.findByRole('button', { name: nbsp('Sat 5 Jan, 4:00 pm') })).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

/** The studio closed the time while the form was open: nothing typed is lost. */
export const StudioClosed: Story = {
  tags: ['ci', 'error:studio_closed'],
  play: async ({ msw }) => {
    const closed = mockProblem('createBooking', { code: 'studio_closed' });
    const dialog = await submitBooking(() => msw.use(closed, nowTaken));
    await expect(
      await dialog.findByText(/^The studio is closed at this time\. Nothing you typed is lost/),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
    await expect(await dialog.findByRole('button', { name: 'Pick another time' })).toBeVisible();
  },
};

export const SlotOfTheAddressIsTaken: Story = {
  args: { at: bookingAt('14:30') },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByText('This time has just been taken')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pick another time' }));
    await expect(await screen.findByRole('dialog', { name: 'Choose a date and a time' })).toBeVisible();
  },
};

export const SlotOfTheAddressIsNotOffered: Story = {
  args: { at: bookingAt('15:00') },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(
      await dialog.findByText('This time is no longer offered. Please pick another one.'),
    ).toBeVisible();
  },
};

export const TheWholeDayIsTaken: Story = {
  tags: ['ci'],
  args: { at: bookingAt('16:00', '2030-01-11') },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Pick another time' }));
    const picker = await findDialog('Choose a date and a time');
    const full = picker.getByRole('button', {
      name: nbsp('Friday 11 January 2030, full, every time is booked'),
    });
    await expect(full.closest('td')).not.toHaveAttribute('aria-selected', 'true');
    await expect(picker.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Choose a date first.',
    );
    // The keyboard comes to the day closest to it.
    await expect(
      picker.getByRole('button', { name: nbsp('Saturday 12 January 2030, 2 times free') }),
    ).toHaveAttribute('tabindex', '0');
  },
};

const priceChanged = mockProblem('createBooking', { code: 'price_changed' });

export const PriceChanged: Story = {
  tags: ['error:price_changed'],
  parameters: declareMachineState('booking', 'details.priceChanged', 'details.checkingPrice'),
  play: async ({ msw }) => {
    const dearer = mockAnswer('getStyle', { ...storyStyle, stylePrice: 60, value: 60, etag: '"2.2"' });
    const dialog = await submitBooking(() => msw.use(priceChanged, dearer));
    await expect(await dialog.findByText(/The price of this style is now \$60, deposit \$20/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Book Now' })).not.toHaveAttribute('aria-disabled');
  },
};

export const NewPriceLoading: Story = {
  tags: ['ci', 'error:price_changed'],
  parameters: declareMachineState('booking', 'details.refreshingPrice'),
  play: async ({ msw }) => {
    const dialog = await submitBooking(() =>
      msw.use(priceChanged, mockAnswer('getStyle', storyStyle, never)),
    );
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const TooManyUnpaid: Story = {
  tags: ['error:too_many_unpaid'],
  parameters: declareMachineState('booking', 'details.failed'),
  beforeEach: limited(
    'too_many_unpaid',
    'Your unpaid bookings have reached the limit of 3. Send a deposit or cancel one before you book another.',
  ),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/Your unpaid bookings have reached the limit of 3/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open My Appointments' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  },
};

export const AddressToVerifyBeforeAnother: Story = {
  tags: ['ci', 'error:too_many_unpaid'],
  beforeEach: limited(
    'too_many_unpaid',
    'You have an unpaid booking already. Verify your email address, or send its deposit, before you book another.',
    mockAnswer('listUserBookings', [sampleUnverified]),
    mockAnswer('sendVerification', { done: true }),
  ),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/You have an unpaid booking already/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open My Appointments' })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Send the link again' }));
    await expect(
      await dialog.findByText(/We have sent the link to danielle\.roy@example\.com\./),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const TooManyUnpaidForThePhone: Story = {
  tags: ['ci', 'error:too_many_unpaid_phone'],
  beforeEach: limited(
    'too_many_unpaid_phone',
    'This phone number already has 4 unpaid bookings. Send a deposit or cancel one, or call us at 613-555-0142.',
  ),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/This phone number already has 4 unpaid bookings/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '613-555-0142' })).toHaveAttribute(
      'href',
      'tel:+16135550142',
    );
    await expect(dialog.getByRole('link', { name: 'Open My Appointments' })).toBeVisible();
    await expect(dialog.getByLabelText('Mobile phone')).toHaveValue('613-555-0151');
  },
};

export const TooManyUnpaidFromTheNetwork: Story = {
  tags: ['ci', 'error:too_many_unpaid_network'],
  beforeEach: limited(
    'too_many_unpaid_network',
    'Many bookings from your network are not paid yet. Verify your email address and book again, or call us at 613-555-0142.',
  ),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/Many bookings from your network/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const DayKeptForVerifiedParents: Story = {
  tags: ['ci', 'error:too_many_unverified'],
  beforeEach: limited(
    'too_many_unverified',
    'This day has only a few times left, and we keep them for parents with a verified email address. Verify yours and book again, or call us at 613-555-0142.',
  ),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/This day has only a few times left/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const BookedTooOften: Story = {
  tags: ['ci', 'error:rate_limited'],
  beforeEach: setUpBookingStory({
    calls: [mockProblem('createBooking', { code: 'rate_limited', retryAfterSeconds: 3120 })],
  }),
  play: async () => {
    const dialog = await submitBooking();
    await expect(
      await dialog.findByText('That was a lot of tries. Please wait 52 minutes and try again.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const RefusedField: Story = {
  tags: ['error:invalid'],
  beforeEach: setUpBookingStory({
    calls: [
      mockProblem('createBooking', {
        code: 'invalid',
        message: 'Please check the marked fields.',
        errors: [{ field: 'childName', message: 'Please keep this to 80 characters.' }],
      }),
    ],
  }),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText('Please keep this to 80 characters.')).toBeVisible();
    await expect(dialog.getByText(/Nothing is booked. Please try again./)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Child’s name')).toHaveFocus());
  },
};

export const NoAnswer: Story = {
  parameters: declareMachineState('booking', 'details.unknown'),
  beforeEach: setUpBookingStory({ calls: [mockOffline('createBooking')] }),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/we cannot say if your time is booked/)).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const Offline: Story = {
  tags: ['ci'],
  parameters: declareMachineState('booking', 'details.unknown'),
  beforeEach: (context) => {
    setUpBookingStory({ calls: [mockOffline('createBooking')] })(context);
    return goOffline();
  },
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText(/nothing was sent and nothing is booked yet/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const LeavingWithoutAnAnswerIsStillTold: Story = {
  tags: ['ci'],
  beforeEach: setUpBookingStory({ calls: [mockOffline('createBooking')] }),
  play: async () => {
    const dialog = await submitBooking();
    // The story before ends without an answer too, and says so into this one.
    await dialog.findAllByText(/we cannot say if your time is booked/);
    await dismissToasts();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    // Nobody is told that it is not booked.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const told = await screen.findByText(/Please look at My Appointments, or try again/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const SessionEnds: Story = {
  tags: ['ci', 'error:unauthenticated'],
  beforeEach: setUpBookingStory({
    calls: [
      mockProblem('createBooking', { code: 'unauthenticated' }, { once: true }),
      mockAnswer('login', toLoginResponse(sampleParent)),
    ],
  }),
  play: async () => {
    const dialog = await submitBooking();
    const login = await findDialog('Login');
    await expect(login.getByText(/What you typed is still here/)).toBeVisible();
    await expect(screen.getByLabelText('Full name')).toHaveValue('Danielle Roy');
    await logIn(login);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull());
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
    await findDialog('One step left: the deposit');
  },
};
