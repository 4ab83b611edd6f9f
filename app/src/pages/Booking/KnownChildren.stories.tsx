import type { BookingCreate } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import {
  sampleChild,
  sampleNewChild,
  sampleChildWithoutPhotoConsent,
} from '../../storybook/sampleChildren.ts';
import { bookingAt, setUpBookingStory, storyBooking } from '../../features/booking/bookingStory.ts';

const ada = { ...storyBooking, childName: 'Ada', createdAt: '2026-09-01T12:00:00Z' };
const zoe = {
  ...storyBooking,
  bookingId: 8,
  childName: 'Zoe',
  dateOfBirth: [2020, 10, 19],
  createdAt: '2026-07-01T12:00:00Z',
};

const meta = {
  ...pageMeta,
  title: 'Pages/Booking, booked before',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
  beforeEach: setUpBookingStory({ calls: [mockAnswer('listUserBookings', [zoe, ada])] }),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press fills in what the parent typed the last time; what she agrees to is asked each time. */
export const TheChildOfTheLastBookingIsOffered: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    const offers = await dialog.findAllByRole('button', { name: /^Use .*’s details$/ });
    await expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Use Ada’s details',
      'Use Zoe’s details',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Use Ada’s details' }));
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
    await expect(dialog.getByLabelText('Child’s date of birth')).toHaveValue('2018-05-04');
    await expect(dialog.getByLabelText('Mobile phone')).toHaveValue('613-555-0151');
    await expect(
      dialog.getByText('Ada’s name, date of birth and your phone are filled in. Please check them.'),
    ).toBeInTheDocument();
    await expect(dialog.getByLabelText('I agree to the booking policies.')).not.toBeChecked();
  },
};

export const OnAPhone: Story = {
  ...TheChildOfTheLastBookingIsOffered,
  globals: { viewport: { value: 'phone' } },
};

/** What is only a help is not missed where it cannot be loaded. */
export const EarlierBookingsNotLoaded: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: setUpBookingStory({ calls: [mockProblem('listUserBookings', { code: 'server_error' })] }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Child’s name')).toHaveValue('');
    await expect(dialog.queryByRole('button', { name: /details$/ })).toBeNull();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

const imara = { ...storyBooking, bookingId: 9, childName: 'Imara', createdAt: '2026-06-01T12:00:00Z' };

const saved = [
  mockAnswer('listUserBookings', [ada, imara]),
  mockAnswer('listChildren', [sampleChild, sampleNewChild, sampleChildWithoutPhotoConsent]),
];

const photos = 'I agree to photos of my child’s hair.';

/** Counts the presses after Next, of which a returning parent needs few. */
async function countPresses(book: (press: (control: HTMLElement) => Promise<void>) => Promise<void>) {
  let count = 0;
  await book(async (control) => {
    count += 1;
    await userEvent.click(control);
  });
  return count;
}

/** Saved children come first, then those of earlier bookings who are not saved. */
export const SavedChildren: Story = {
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await dialog.findByText('From your earlier bookings:');
    await waitFor(() =>
      expect(
        dialog.getAllByRole('button', { name: /^Use .*’s details$/ }).map(({ textContent }) => textContent),
      ).toEqual(['Use Ada’s details', 'Use Zoe’s details', 'Use Nia’s details', 'Use Imara’s details']),
    );
  },
};

export const SavedChildrenOnAPhone: Story = {
  ...SavedChildren,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

export const OnlyChild: Story = {
  beforeEach: setUpBookingStory({
    calls: [mockAnswer('listUserBookings', [ada]), mockAnswer('listChildren', [sampleChild])],
  }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    const childName = await dialog.findByLabelText('Child’s name');
    await waitFor(() => expect(childName).toHaveValue('Ada'));
    await expect(dialog.getByLabelText('Child’s date of birth')).toHaveValue('2018-05-04');
    await expect(dialog.getByLabelText(photos)).toBeChecked();
    await expect(dialog.queryByRole('button', { name: 'Use Ada’s details' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Book for another girl' }));
    await expect(childName).toHaveFocus();
    await expect(childName).toHaveValue('');
    await expect(dialog.getByLabelText('Child’s date of birth')).toHaveValue('');
    await expect(dialog.getByLabelText(photos)).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Use Ada’s details' }));
    await expect(childName).toHaveValue('Ada');
  },
};

export const OnlyChildLoadedWhileTheParentTypes: Story = {
  beforeEach: setUpBookingStory({
    calls: [
      mockAnswer('listUserBookings', [ada], { delay: 600 }),
      mockAnswer('listChildren', [sampleChild], { delay: 600 }),
    ],
  }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    const childName = await dialog.findByLabelText('Child’s name');
    await userEvent.click(childName);
    await dialog.findByRole('button', { name: 'Use Ada’s details' });
    await userEvent.keyboard('Zoe');
    await expect(childName).toHaveValue('Zoe');
    await expect(dialog.getByLabelText('Child’s date of birth')).toHaveValue('');
    await expect(dialog.queryByText(/are filled in/)).toBeNull();
  },
};

export const BookedInFourPresses: Story = {
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async ({ msw }) => {
    let sent: BookingCreate | undefined;
    msw.use(
      mockAnswer('createBooking', async ({ readBody }) => {
        sent = await readBody();
        return storyBooking;
      }),
    );
    const dialog = await findDialog('Your booking');
    const offer = await dialog.findByRole('button', { name: 'Use Ada’s details' });
    const count = await countPresses(async (press) => {
      await press(offer);
      await expect(dialog.getByLabelText(photos)).toBeChecked();
      await press(dialog.getByLabelText('I agree to the booking policies.'));
      await press(dialog.getByLabelText('I agree to the cancellation policy.'));
      await press(dialog.getByRole('button', { name: 'Book Now' }));
    });
    await findDialog('One step left: the deposit');
    await expect(count).toBe(4);
    await expect(sent).toMatchObject({
      childId: sampleChild.childId,
      childName: 'Ada',
      dateOfBirth: '2018-05-04',
      mobilePhone: '+16135550151',
      consent: true,
    });
    await expect(sent).not.toHaveProperty('savesChild');
  },
};

/** Nothing is stored about photos: they are asked for, and nothing is ticked beforehand. */
export const BookedInFivePresses: Story = {
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    const offer = await dialog.findByRole('button', { name: 'Use Zoe’s details' });
    const count = await countPresses(async (press) => {
      await press(offer);
      for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
      await press(dialog.getByLabelText('I agree to the booking policies.'));
      await press(dialog.getByLabelText('I agree to the cancellation policy.'));
      await press(dialog.getByLabelText(photos));
      await press(dialog.getByRole('button', { name: 'Book Now' }));
    });
    await findDialog('One step left: the deposit');
    await expect(count).toBe(5);
  },
};

export const RefusedPhotosStayOpen: Story = {
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Use Ada’s details' }));
    await expect(dialog.queryByText(/^You said no on/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Use Nia’s details' }));
    await expect(dialog.getByLabelText(photos)).not.toBeChecked();
    await expect(
      dialog.getByText('You said no on 22 November 2026. With this you agree again.'),
    ).toBeVisible();
  },
};

export const RefusedPhotosOnAPhone: Story = {
  ...RefusedPhotosStayOpen,
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

/** Refused at one appointment, of a child who is not saved: ticked before, the box is open again for her. */
export const RefusedAtAnAppointment: Story = {
  beforeEach: setUpBookingStory({
    calls: [
      mockAnswer('listUserBookings', [
        { ...zoe, consent: false, consentAt: '2026-11-22T12:00:00Z', childName: 'Zoey' },
      ]),
    ],
  }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Book for another girl' }));
    await userEvent.click(dialog.getByLabelText(photos));
    await userEvent.type(dialog.getByLabelText('Child’s date of birth'), '2020-10-19');
    await userEvent.type(dialog.getByLabelText('Child’s name'), 'Zoe');
    await expect(dialog.getByLabelText(photos)).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Child’s name'), 'y');
    await expect(dialog.getByLabelText(photos)).not.toBeChecked();
    await expect(
      dialog.getByText('You said no on 22 November 2026. With this you agree again.'),
    ).toBeVisible();
  },
};

export const PhotosAsked: Story = {
  beforeEach: setUpBookingStory({ calls: saved, business: { photoConsent: 'asked' } }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Use Nia’s details' }));
    await expect(await dialog.findByLabelText('No photos, please')).toBeChecked();
    await expect(
      dialog.getByText('You said no on 22 November 2026. With a yes you agree again.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use Zoe’s details' }));
    await expect(dialog.getByLabelText('No photos, please')).not.toBeChecked();
  },
};

/** Typed over a saved child, the answer about her photos goes, and the other child can be saved. */
export const AnotherChildTyped: Story = {
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async ({ msw }) => {
    let sent: BookingCreate | undefined;
    msw.use(
      mockAnswer('createBooking', async ({ readBody }) => {
        sent = await readBody();
        return storyBooking;
      }),
    );
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Use Ada’s details' }));
    await expect(dialog.queryByLabelText(/to your profile$/)).toBeNull();
    await userEvent.type(dialog.getByLabelText('Child’s name'), 'eze');
    await expect(dialog.getByLabelText(photos)).not.toBeChecked();
    const save = dialog.getByLabelText('Save Adaeze to your profile');
    await expect(save).not.toBeChecked();
    await userEvent.click(save);
    for (const name of ['I agree to the booking policies.', 'I agree to the cancellation policy.', photos])
      await userEvent.click(dialog.getByLabelText(name));
    await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
    await findDialog('One step left: the deposit');
    await expect(sent).toMatchObject({ childName: 'Adaeze', savesChild: true });
    await expect(sent).not.toHaveProperty('childId');
  },
};

/** Removed on another device meanwhile: the server says so, and the next press books without her. */
export const RemovedMeanwhile: Story = {
  tags: ['ci', 'error:child_not_found'],
  beforeEach: setUpBookingStory({ calls: saved }),
  play: async ({ msw }) => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Use Ada’s details' }));
    await userEvent.click(dialog.getByLabelText('I agree to the booking policies.'));
    await userEvent.click(dialog.getByLabelText('I agree to the cancellation policy.'));
    msw.use(
      mockProblem(
        'createBooking',
        { code: 'child_not_found', message: 'This child is no longer saved.' },
        { once: true },
      ),
      mockAnswer('listChildren', [sampleNewChild]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
    await expect(await dialog.findByText(/This child is no longer saved./)).toBeVisible();
    await dialog.findByLabelText('Save Ada to your profile');
    await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
    await findDialog('One step left: the deposit');
  },
};

const again = '/services/1?pick&again=12';
const bookedAgain = setUpBookingStory({
  calls: [mockAnswer('listUserBookings', [ada]), mockAnswer('listChildren', [sampleChild])],
});

/** The time of last time is chosen, and her details are in the form: five presses with that of Book again. */
export const AgainWithTheSameTimeTakesFourPresses: Story = {
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: again },
  beforeEach: bookedAgain,
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    const next = await picker.findByRole('button', { name: 'Next' });
    await expect(picker.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm')).toBeVisible();
    const count = await countPresses(async (press) => {
      await press(next);
      const form = await findDialog('Your booking');
      await form.findByText(/^Ada’s name, date of birth and your phone are filled in\./);
      await expect(form.getByLabelText('Child’s name')).toHaveValue('Ada');
      await press(form.getByLabelText('I agree to the booking policies.'));
      await press(form.getByLabelText('I agree to the cancellation policy.'));
      await press(form.getByRole('button', { name: 'Book Now' }));
    });
    await findDialog('One step left: the deposit');
    await expect(count).toBe(4);
  },
};

/** Without the earlier booking the picker is the usual one. */
export const AgainWithoutTheEarlierBookingChoosesNoTime: Story = {
  tags: ['!route:/bookingdetails', 'route:/services/:styleId', 'error:booking_not_found'],
  args: { at: again },
  beforeEach: setUpBookingStory({ calls: [mockProblem('getBooking', { code: 'booking_not_found' })] }),
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await expect(await picker.findByText('Choose a date to see its times.')).toBeVisible();
  },
};

/** Who takes her sister instead is not asked about the first girl again. */
export const AgainKeepsTheSisterWhoWasChosenInstead: Story = {
  tags: ['ci', '!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: again },
  beforeEach: setUpBookingStory({
    calls: [mockAnswer('listUserBookings', [ada]), mockAnswer('listChildren', [sampleChild, sampleNewChild])],
  }),
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await userEvent.click(await picker.findByRole('button', { name: 'Next' }));
    const form = await findDialog('Your booking');
    await userEvent.click(await form.findByRole('button', { name: 'Use Zoe’s details' }));
    await userEvent.click(form.getByRole('button', { name: 'Change the time' }));
    const reopened = await findDialog('Choose a date and a time');
    await userEvent.click(reopened.getByRole('button', { name: 'Next' }));
    const back = await findDialog('Your booking');
    await expect(await back.findByLabelText('Child’s name')).toHaveValue('Zoe');
  },
};
