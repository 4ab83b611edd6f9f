import { nbsp, plainText } from '../../testing/nbsp.ts';
import type { Style } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { storeBookingDraft } from '../../features/booking/bookingState.ts';
import { sampleWithOptions } from '../../storybook/sampleBookings.ts';
import {
  bookedBefore,
  bookingAt,
  setUpBookingStory,
  storyBooking,
  storyBookedSlots,
  storyStyle,
  storyStyleWithOptions,
  storyUnavailable,
  submitBooking,
} from '../../features/booking/bookingStory.ts';

/** To the waist, small braids, wash and detangle: $126 and 3 h 15 min. */
const chosen = 'o=3,5,6';
const picking = `/services/1?pick&${chosen}`;

const withOptions = (...calls: HttpHandler[]) =>
  setUpBookingStory({
    style: storyStyleWithOptions,
    calls: [...calls, mockAnswer('getStyleAvailability', storyUnavailable)],
  });

/** The style after a change of each of its options; those that are left out are switched off. */
const changeOptions = (
  change: (
    option: NonNullable<Style['optionGroups']>[number]['options'][number],
  ) => Partial<typeof option> | undefined,
): Style => ({
  ...storyStyleWithOptions,
  etag: '"2.2"',
  optionGroups: (storyStyleWithOptions.optionGroups ?? []).map((group) => ({
    ...group,
    options: group.options.flatMap((option) => {
      const changed = change(option);
      return changed === undefined ? [] : [{ ...option, ...changed }];
    }),
  })),
});

const meta = {
  ...pageMeta,
  title: 'Pages/Booking, options',
  tags: ['route:/bookingdetails'],
  args: { at: `${bookingAt()}&${chosen}` },
  beforeEach: withOptions(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the price consists of. */
export const Details: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(
      await dialog.findByText('Straight-back cornrows, Saturday 5 January 2030, 1:00 pm to 4:15 pm'),
    ).toBeVisible();
    await expect(dialog.getByText('$126, of which $20 is the deposit')).toBeVisible();
    await dialog.findByText('Hair length: To the waist');
    const lines = dialog.getAllByRole('listitem').map(plainText);
    await expect(lines).toEqual(
      expect.arrayContaining([
        'Straight-back cornrows $55',
        'Hair length: To the waist +$26',
        'Braid size: Small +$20',
        'Hair care: Wash and detangle +$25',
      ]),
    );
  },
};

export const DetailsOnAPhone: Story = { ...Details, globals: { viewport: { value: 'phone' } } };

/** Nothing is added, so no other times are asked for. */
export const DetailsWithTheDefaults: Story = {
  tags: ['ci'],
  args: { at: bookingAt() },
  beforeEach: withOptions(mockProblem('getStyleAvailability', { code: 'server_error' })),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByText('$55, of which $20 is the deposit')).toBeVisible();
    await expect(await dialog.findByText('Hair length: To the shoulders')).toBeVisible();
    await expect(dialog.getAllByText('included')).toHaveLength(2);
  },
};

/** As when the studio has switched an option off since the address was shared. */
export const UnknownOptionsOfASharedAddress: Story = {
  tags: ['ci'],
  args: { at: `${bookingAt()}&o=3,99` },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByText('$81, of which $20 is the deposit')).toBeVisible();
    await expect(dialog.queryByText(/Please check it and press Book Now again/)).toBeNull();
  },
};

export const Booked: Story = {
  tags: ['ci'],
  beforeEach: withOptions(
    mockAnswer('createBooking', async ({ readBody }) => {
      await expect((await readBody()).optionIds).toEqual([3, 5, 6]);
      return storyBooking;
    }),
  ),
  play: async () => {
    await submitBooking();
    await findDialog('One step left: the deposit');
  },
};

/** Each time and each day says why it cannot be chosen. */
export const PickerWithTooShortTimes: Story = {
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: picking },
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await expect(await picker.findByText(/takes about 3\shours 15\sminutes/)).toBeVisible();
    await userEvent.click(
      await picker.findByRole('button', { name: /Saturday 5\sJanuary\s2030, 1 time free/ }),
    );
    const short = await picker.findByRole('radio', {
      name: nbsp('4:00 pm to 7:15 pm, too short for what you chose'),
    });
    await userEvent.click(short);
    await expect(short).toHaveAttribute('aria-disabled', 'true');
    await expect(short).toHaveAccessibleDescription(
      'This time is too short for what you chose. Please choose another one.',
    );
    // The only free time was chosen with the day.
    await expect(picker.getByRole('radio', { name: nbsp('1:00 pm to 4:15 pm, chosen') })).toBeChecked();
    await expect(picker.getByText('$126, of which $20 is the deposit')).toBeVisible();
    await expect(picker.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
  },
};

export const PickerWithTooShortTimesOnAPhone: Story = {
  ...PickerWithTooShortTimes,
  tags: ['ci', '!route:/bookingdetails', 'route:/services/:styleId'],
  globals: { viewport: { value: 'phone' } },
};

export const DayWithoutALongTime: Story = {
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: picking },
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await userEvent.click(
      await picker.findByRole('button', {
        name: nbsp('Saturday 12 January 2030, no time is long enough for what you chose'),
      }),
    );
    await expect(
      await picker.findByText('No time on this day is long enough for what you chose.'),
    ).toBeVisible();
  },
};

export const NoTimeIsLongEnough: Story = {
  tags: ['ci', '!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: picking },
  beforeEach: withOptions(
    mockAnswer('getStyleAvailability', [
      ...storyUnavailable,
      { bookingDate: '2030-01-05', bookingTime: '13:00', reason: 'TOO_SHORT' },
    ]),
  ),
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    await expect(await picker.findByText('No free time is long enough for what you chose.')).toBeVisible();
  },
};

/** A time was chosen before more was added: it stays chosen, and Next says why it cannot be booked. */
export const ChosenTimeBecameTooShort: Story = {
  tags: ['!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: picking },
  beforeEach: (context) => {
    withOptions()(context);
    const nothing = { userId: null, lostDate: null, hasNewPrice: false, bookingId: null, again: null };
    storeBookingDraft({ style: storyStyleWithOptions, date: '2030-01-05', time: '16:00', ...nothing });
  },
  play: async () => {
    const picker = await findDialog('Choose a date and a time');
    const next = await picker.findByRole('button', { name: 'Next' });
    await waitFor(() =>
      expect(next).toHaveAccessibleDescription(
        'This time is too short for what you chose. Please pick another one.',
      ),
    );
  },
};

export const PriceOfAnOptionChanged: Story = {
  tags: ['error:price_changed'],
  play: async ({ msw }) => {
    const dearer = changeOptions(({ optionId }) => (optionId === 3 ? { price: 30, minutes: 60 } : {}));
    const changed = mockProblem('createBooking', { code: 'price_changed' });
    const dialog = await submitBooking(() => msw.use(changed, mockAnswer('getStyle', dearer)));
    await expect(
      await dialog.findByText(
        'It is now $130, deposit $20, and takes about 3 hours 30 minutes. Please check it and press Book Now again.',
      ),
    ).toBeVisible();
    await expect(dialog.getByText('Hair length: To the waist')).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

/** The rest of the choice is kept. */
export const OptionNoLongerOffered: Story = {
  tags: ['error:options_invalid'],
  play: async ({ msw }) => {
    const without = changeOptions(({ optionId }) => (optionId === 6 ? undefined : {}));
    const invalid = mockProblem('createBooking', { code: 'options_invalid' });
    const dialog = await submitBooking(() => msw.use(invalid, mockAnswer('getStyle', without)));
    await expect(
      await dialog.findByText(/^Something you chose is no longer offered\. It is now \$101, deposit \$20/),
    ).toBeVisible();
    await expect(dialog.queryByText('Hair care: Wash and detangle')).toBeNull();
    await expect(dialog.getByText('Hair length: To the waist')).toBeVisible();
  },
};

export const TooShortAfterSubmit: Story = {
  tags: ['error:slot_too_short'],
  args: { at: `${bookingAt()}&o=6` },
  beforeEach: withOptions(
    mockAnswer(
      'getStyleAvailability',
      storyUnavailable.filter(({ reason }) => reason === 'BOOKED'),
    ),
  ),
  play: async ({ msw }) => {
    const short = mockAnswer('getStyleAvailability', [
      ...storyUnavailable.filter(({ reason }) => reason === 'BOOKED'),
      { bookingDate: '2030-01-05', bookingTime: '13:00', reason: 'TOO_SHORT' },
    ]);
    const refused = mockProblem('createBooking', { code: 'slot_too_short' });
    const dialog = await submitBooking(() => msw.use(refused, short));
    await expect(
      await dialog.findByText('This time is too short for what you chose. Please pick another one.'),
    ).toBeVisible();
    await expect(await dialog.findByRole('button', { name: nbsp('Sat 5 Jan, 4:00 pm') })).toBeVisible();
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

/** Without options: the same calls as ever. */
export const StyleWithoutOptions: Story = {
  tags: ['ci'],
  args: { at: `${bookingAt()}&o=3` },
  beforeEach: setUpBookingStory({
    style: storyStyle,
    calls: [
      mockAnswer('listBookedServices', storyBookedSlots),
      mockProblem('getStyleAvailability', { code: 'server_error' }),
    ],
  }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByText('$55, of which $20 is the deposit')).toBeVisible();
    await expect(dialog.queryByText(/^Hair length/)).toBeNull();
  },
};

const { bookingId, bookingDate, bookingTime } = storyBooking;
const booked = { ...sampleWithOptions, bookingId, bookingDate, bookingTime };

/** Each option with its price, the whole time, and what to bring for it. */
export const Confirmed: Story = {
  args: { at: bookingAt() },
  beforeEach: bookedBefore({ calls: [mockAnswer('getBooking', booked)] }),
  play: async () => {
    const dialog = await findDialog('One step left: the deposit');
    await expect(await dialog.findByText('Wash and detangle')).toBeVisible();
    const values = dialog.getAllByRole('definition').map(plainText);
    await expect(values).toContain(
      'Straight-back cornrows $55To the shoulders includedSmall +$20Wash and detangle +$25Beads +$10Total $110',
    );
    await expect(dialog.getByText('2hr(s):45mins')).toBeVisible();
    await expect(dialog.getByText('Bring two packs of beads in her colours')).toBeVisible();
  },
};

export const ConfirmedOnAPhone: Story = {
  ...Confirmed,
  globals: { viewport: { value: 'phone' } },
};
