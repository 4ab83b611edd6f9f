import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  book,
  bookingAt,
  bookingSetting,
  storyBooked,
  storyBooking,
  storyStyle,
} from '../../pages/Booking/bookingStory.ts';
import { AppStory } from '../AppStory.tsx';
import { findDialog } from '../findDialog.ts';
import { chooseSlot, openPicker } from './steps.ts';
import { arrived, type ShownState } from './watch.ts';

const meta = {
  title: 'Flows/Booking',
  tags: ['ci', 'route:/bookingdetails'],
  component: AppStory,
  args: { at: bookingAt() },
  parameters: { layout: 'fullscreen' },
  beforeEach: bookingSetting(),
  afterEach: arrived,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string, ...through: string[]) => ({
  flow: { machine: 'booking', state, through } satisfies ShownState,
});

const never = { delay: 'infinite' } as const;
const noAnswer = () => new Promise<never>(() => {});

/** The style's page, where a guest begins. */
const asAGuest = { at: '/services/1' };

export const LoadingAvailability: Story = {
  parameters: inState('loadingAvailability'),
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: { pathname: '/services/1', state: { style: storyStyle } } },
  beforeEach: bookingSetting({ isMember: false, calls: [mockAnswer('getStyle', storyStyle, never)] }),
  play: async () => {
    const picker = await openPicker();
    const words = await picker.findByText('Loading the free days...');
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const AvailabilityFailed: Story = {
  tags: ['error:unavailable'],
  parameters: inState('availabilityFailed'),
  beforeEach: bookingSetting({ calls: [mockProblem('listBookedServices', { code: 'unavailable' })] }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ChoosingDate: Story = {
  parameters: inState('choosing.choosingDate', 'choosing.resuming', 'choosing.deciding'),
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: asAGuest,
  beforeEach: bookingSetting({ isMember: false }),
  play: async () => {
    const picker = await openPicker();
    await expect(await picker.findByText('Choose a date to see its times.')).toBeVisible();
  },
};

export const ChoosingTime: Story = {
  parameters: inState('choosing.choosingTime'),
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: asAGuest,
  beforeEach: bookingSetting({ isMember: false }),
  play: async () => {
    const picker = await openPicker();
    await chooseSlot(picker);
    await expect(picker.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm')).toBeVisible();
  },
};

export const AskingMembership: Story = {
  parameters: inState('askingMembership', 'checking'),
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: asAGuest,
  beforeEach: bookingSetting({ isMember: false }),
  play: async () => {
    const picker = await openPicker();
    await chooseSlot(picker);
    await userEvent.click(picker.getByRole('button', { name: 'Next' }));
    await findDialog('Members Only');
  },
};

export const EnteringDetails: Story = {
  parameters: inState('details.enteringDetails', 'checking'),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Child’s name')).toHaveValue('');
  },
};

export const Submitting: Story = {
  parameters: inState('submitting'),
  beforeEach: bookingSetting({ calls: [mockAnswer('createBooking', storyBooking, never)] }),
  play: async () => {
    await book();
  },
};

export const Booked: Story = {
  parameters: inState('booked'),
  play: async () => {
    await book();
    await findDialog('One step left: the deposit');
  },
};

/** Free at first; when it is sent, someone was faster. */
const takenMeanwhile = (after: typeof storyBooked | undefined) => {
  let isTaken = false;
  return [
    mockAnswer('createBooking', () => {
      isTaken = true;
      throw new Response(JSON.stringify({ code: 'slot_taken', message: 'Taken' }), { status: 409 });
    }),
    mockAnswer('listBookedServices', () => (isTaken ? (after ?? noAnswer()) : storyBooked)),
  ];
};

export const SlotTakenRefreshing: Story = {
  tags: ['error:slot_taken'],
  parameters: inState('slotTaken.refreshing'),
  beforeEach: (context) => bookingSetting({ calls: takenMeanwhile(undefined) })(context),
  play: async () => {
    const dialog = await book();
    await expect(await dialog.findByText('This time has just been taken')).toBeVisible();
  },
};

export const SlotTakenReady: Story = {
  tags: ['error:slot_taken'],
  parameters: inState('slotTaken.ready'),
  beforeEach: (context) =>
    bookingSetting({
      calls: takenMeanwhile([
        ...storyBooked,
        { styleId: 1, bookingDate: '2030-01-05', bookingTime: '13:00' },
      ]),
    })(context),
  play: async () => {
    const dialog = await book();
    await expect(await dialog.findByRole('button', { name: 'Sat 5 Jan, 4:00 pm' })).toBeVisible();
  },
};

/** The owner raises the price while the form is open. */
const dearerMeanwhile = (isAnswered: boolean) => {
  let isDearer = false;
  const dearer = { ...storyStyle, stylePrice: 60, value: 60, etag: '"2.2"' };
  return [
    mockAnswer('createBooking', () => {
      isDearer = true;
      throw new Response(JSON.stringify({ code: 'price_changed', message: 'Changed' }), { status: 412 });
    }),
    mockAnswer('getStyle', () => {
      if (!isDearer) return storyStyle;
      return isAnswered ? dearer : noAnswer();
    }),
  ];
};

export const RefreshingPrice: Story = {
  tags: ['error:price_changed'],
  parameters: inState('details.refreshingPrice'),
  beforeEach: (context) => bookingSetting({ calls: dearerMeanwhile(false) })(context),
  play: async () => {
    await book();
  },
};

export const PriceChanged: Story = {
  tags: ['error:price_changed'],
  parameters: inState('details.priceChanged', 'details.judgingPrice'),
  beforeEach: (context) => bookingSetting({ calls: dearerMeanwhile(true) })(context),
  play: async () => {
    const dialog = await book();
    await expect(
      await dialog.findByText(
        'The price of this style is now $60, deposit $20. Please check it and press Book Now again.',
      ),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['error:too_many_unpaid'],
  parameters: inState('details.failed'),
  beforeEach: bookingSetting({ calls: [mockProblem('createBooking', { code: 'too_many_unpaid' })] }),
  play: async () => {
    const dialog = await book();
    await expect(
      await dialog.findByText(
        'Your unpaid bookings have reached the limit of 3. Send a deposit or cancel one before you book another.',
      ),
    ).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: inState('details.unknown'),
  beforeEach: bookingSetting({ calls: [mockOffline('createBooking')] }),
  play: async () => {
    const dialog = await book();
    await expect(
      await dialog.findByText(
        'We did not get an answer, so we cannot say if your time is booked. Please look at My Appointments before you try again.',
      ),
    ).toBeVisible();
  },
};
