import { nbsp, plainText } from '../../testing/nbsp.ts';
import { mockAnswer, mockFile, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { pasteInto } from '../../storybook/pasteInto.ts';
import { findDialog, type DialogQueries } from '../../storybook/findDialog.ts';
import { declareMachineState } from '../../storybook/flows/recordFlow.ts';
import { sampleUnverified } from '../../storybook/sampleBookings.ts';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';
import { storeDetailsDraft } from '../../features/booking/bookingState.ts';
import {
  bookedBefore,
  submitBooking,
  bookingAt,
  setUpBookingStory,
  fillIn,
  storyBooking,
  storyStyle,
} from '../../features/booking/bookingStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Booking',
  tags: ['route:/bookingdetails'],
  args: { at: bookingAt() },
  beforeEach: setUpBookingStory(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Default: Story = {
  parameters: declareMachineState('booking', 'details.enteringDetails', 'checking'),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Full name')).toHaveValue('Danielle Roy');
  },
};

export const Loading: Story = {
  tags: ['ci'],
  parameters: declareMachineState('booking', 'loadingAvailability'),
  args: { at: { pathname: '/bookingdetails', search: bookingAt().slice(15), state: { style: storyStyle } } },
  beforeEach: setUpBookingStory({ calls: [mockAnswer('getStyle', storyStyle, { delay: 'infinite' })] }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    const words = await dialog.findByText('Loading the free days...');
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const LoadFails: Story = {
  tags: ['ci', 'error:unavailable'],
  parameters: declareMachineState('booking', 'availabilityFailed'),
  beforeEach: setUpBookingStory({ calls: [mockProblem('listBookedServices', { code: 'unavailable' })] }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoSlotInTheAddress: Story = {
  args: { at: '/bookingdetails?style=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No service selected.')).toBeVisible();
  },
};

export const Form: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Full name')).toHaveValue('Danielle Roy');
    await expect(dialog.getByLabelText('Full name')).toHaveAttribute('readonly');
    await expect(dialog.getByLabelText('Email')).toHaveValue('danielle.roy@example.com');
    const button = dialog.getByRole('button', { name: 'Book Now' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('link', { name: 'Mobile phone' })).toBeVisible();
    await expect(document.title).toMatch(/^Step 3 of 4: Your child · Your booking · /);
  },
};

export const FormOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await findDialog('Your booking');
    const needed = within(await dialog.findByRole('region', { name: 'Still needed' }));
    await expect(needed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Child’s name']);
  },
};

export const FormNotReady: Story = {
  tags: ['ci'],
  play: async () => {
    const dialog = await findDialog('Your booking');
    await pasteInto(await dialog.findByLabelText('Child’s name'), 'Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Book Now' }));
    await expect(
      await dialog.findByText('Please fill in all required fields and agree to the policies'),
    ).toBeVisible();
    await expect(dialog.getByText('Child’s date of birth is required')).toBeVisible();
    await expect(dialog.getByText('Please agree to the booking policies.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Child’s date of birth')).toHaveFocus());
  },
};

export const ChildNameNotAName: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    await pasteInto(await dialog.findByLabelText('Child’s name'), 'Ada 7');
    await userEvent.tab();
    await expect(await dialog.findByText('Please enter the name without numbers.')).toBeVisible();
  },
};

export const PhoneNotValid: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    await pasteInto(await dialog.findByLabelText('Mobile phone'), '61355501');
    await userEvent.tab();
    await expect(await dialog.findByText('Please enter a valid phone number')).toBeVisible();
    await expect(dialog.getByLabelText('Mobile phone')).toHaveValue('613-555-01');
  },
};

export const OtherAges: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.type(await dialog.findByLabelText('Child’s date of birth'), '2014-05-04');
    await expect(await dialog.findByText(/From this date she is 15 years old/)).toBeVisible();
  },
};

export const PhotosAreAQuestion: Story = {
  beforeEach: setUpBookingStory({ business: { photoConsent: 'asked' } }),
  play: async () => {
    const dialog = await findDialog('Your booking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Book Now' }));
    await expect(await dialog.findByText('Please choose yes or no.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'No photos, please' }));
    await waitFor(() => expect(dialog.queryByText('Please choose yes or no.')).toBeNull());
  },
};

export const ReloadKeepsWhatIsTyped: Story = {
  beforeEach: () => {
    storeDetailsDraft({ userId: sampleParent.id, values: { childName: 'Ada', policyAgreement: true } });
  },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Child’s name')).toHaveValue('Ada');
    await expect(dialog.getByLabelText('I agree to the booking policies.')).toBeChecked();
  },
};

export const ADraftOfSomeoneElse: Story = {
  beforeEach: () => {
    storeDetailsDraft({ userId: 99, values: { childName: 'Zoe' } });
  },
  play: async () => {
    const dialog = await findDialog('Your booking');
    await expect(await dialog.findByLabelText('Child’s name')).toHaveValue('');
  },
};

export const LeavingAsks: Story = {
  play: async () => {
    const dialog = await findDialog('Your booking');
    await pasteInto(await dialog.findByLabelText('Child’s name'), 'Ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const leave = await findDialog('Leave this booking?');
    await userEvent.click(leave.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave this booking?' })).toBeNull());
    await expect(dialog.getByLabelText('Child’s name')).toHaveValue('Ada');
  },
};

export const Submitting: Story = {
  parameters: declareMachineState('booking', 'submitting'),
  beforeEach: setUpBookingStory({
    calls: [mockAnswer('createBooking', storyBooking, { delay: 'infinite' })],
  }),
  play: async () => {
    const dialog = await submitBooking();
    await expect(await dialog.findByText('Booking your time...')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Booking your time...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Confirmed: Story = {
  parameters: declareMachineState('booking', 'booked'),
  beforeEach: setUpBookingStory({ calls: [mockAnswer('createBooking', storyBooking, { delay: 50 })] }),
  play: async () => {
    await submitBooking();
    const dialog = await findDialog('One step left: the deposit');
    await expect(await dialog.findByText('1:00 PM')).toBeVisible();
    await expect(await dialog.findByText('deposits@plaitfulkids.example')).toBeVisible();
    await expect(dialog.getByText(/^Ada, Cornrows, \w{4}$/)).toBeVisible();
    const facts = dialog.getAllByRole('term').map(plainText);
    await expect(facts).toEqual(expect.arrayContaining(['For', 'Where', 'Her hair']));
    await expect(dialog.getByRole('link', { name: /, on a map$/ })).toBeVisible();
    const deposit = within(dialog.getByRole('region', { name: 'How to send the deposit' }));
    await expect(deposit.getAllByText(/\d:\d\d [ap]m/)).toHaveLength(1);
    await expect(document.title).toMatch(/^Step 4 of 4: Deposit · Your booking · /);
    await expect(dialog.getByText(/An SMS will be sent to 613-555-0151/)).toBeVisible();
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Ada');
  },
};

const toVerify = { ...storyBooking, verifyBy: sampleUnverified.verifyBy };
const unverified = setUpBookingStory({
  calls: [mockAnswer('createBooking', toVerify), mockAnswer('getBooking', toVerify)],
});

const verifyWords = /^Verify your email address by /;

/** Tells the page that its window is looked at again, repeatedly: a call still under way is used instead of a new one. */
const returnToPage = (dialog: DialogQueries) =>
  waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return expect(dialog.queryByText(verifyWords)).toBeNull();
  });

/** While the email address is not verified, that comes first; the deposit keeps its place and its deadline. */
export const VerifyTheAddressFirst: Story = {
  beforeEach: unverified,
  play: async () => {
    await submitBooking();
    const dialog = await findDialog('Two steps left');
    const verify = await dialog.findByText(
      /^Verify your email address by .*\d:\d\d [ap]m, or this time is free again$/,
    );
    const deposit = dialog.getByRole('heading', { name: '2. Send the deposit' });
    await expect(verify.compareDocumentPosition(deposit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(dialog.getByRole('button', { name: 'Send the link again' })).toBeVisible();
  },
};

export const VerifiedMeanwhile: Story = {
  beforeEach: unverified,
  play: async ({ msw }) => {
    await submitBooking();
    const dialog = await findDialog('Two steps left');
    await dialog.findByText(verifyWords);
    await expect(dialog.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
    msw.use(mockAnswer('getBooking', storyBooking));
    await returnToPage(dialog);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('One step left: the deposit');
    await expect(dialog.getByRole('heading', { name: 'How to send the deposit' })).toBeVisible();
    await expect(await dialog.findByRole('button', { name: 'I’ve sent it' })).toBeVisible();
  },
};

export const NotVerifiedInTime: Story = {
  tags: ['ci'],
  beforeEach: unverified,
  play: async ({ msw }) => {
    await submitBooking();
    const dialog = await findDialog('Two steps left');
    await dialog.findByText(verifyWords);
    msw.use(
      mockAnswer('getBooking', {
        ...toVerify,
        paymentStatus: 'CANCELLED',
        cancelledBy: 'DEADLINE',
        cancelledAt: toVerify.verifyBy,
        depositDueAt: null,
        verifyBy: null,
      }),
    );
    await returnToPage(dialog);
    await expect(
      await dialog.findByText('This appointment is cancelled. Please do not send a deposit for it.'),
    ).toBeVisible();
    await expect(dialog.queryByText('How to send the deposit')).toBeNull();
  },
};

/** The file is asked for with the session, and handed to the browser under a name of its own. */
export const AddedToCalendar: Story = {
  beforeEach: setUpBookingStory({
    calls: [mockFile('getBookingCalendar', 'text/calendar', 'BEGIN:VCALENDAR')],
  }),
  play: async () => {
    await submitBooking();
    const dialog = await findDialog('One step left: the deposit');
    const handedOver: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      handedOver.push(this.download);
    });
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(handedOver).toEqual(['appointment.ics']));
    click.mockRestore();
  },
};

export const ConfirmedByMail: Story = {
  beforeEach: bookedBefore({ business: { textMessages: false } }),
  play: async () => {
    const dialog = await findDialog('One step left: the deposit');
    await expect(await dialog.findByText(/An email will be sent to danielle/)).toBeVisible();
  },
};

export const ConfirmedOnAPhone: Story = { ...ConfirmedByMail, globals: { viewport: { value: 'phone' } } };

export const ConfirmedShortlyBefore: Story = {
  beforeEach: bookedBefore({
    calls: [
      mockAnswer('getBooking', {
        ...storyBooking,
        dueFrom: '2030-01-05T14:00:00Z',
        depositDueAt: '2030-01-05T18:00:00Z',
      }),
    ],
  }),
  play: async () => {
    const dialog = await findDialog('One step left: the deposit');
    await expect(await dialog.findByText(/Your appointment is less than 24 hours away/)).toHaveTextContent(
      'before Saturday 5 January 2030, 1:00 pm.',
    );
  },
};

export const GuestIsAskedToLogIn: Story = {
  beforeEach: setUpBookingStory({
    isMember: false,
    calls: [mockAnswer('login', toLoginResponse(sampleParent))],
  }),
  play: async () => {
    const login = await findDialog('Login');
    await pasteInto(login.getByLabelText('Email'), 'danielle.roy@example.com');
    await pasteInto(login.getByLabelText('Password'), 'Saturday-2026');
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('Your booking');
    await fillIn(dialog);
  },
};

/** From the style to the deposit without a pointer. */
export const JourneyByKeyboard: Story = {
  tags: ['ci', '!route:/bookingdetails', 'route:/services/:styleId'],
  args: { at: '/services/1' },
  beforeEach: setUpBookingStory(),
  play: async () => {
    const bookNow = await screen.findByRole('button', { name: 'Book Now' });
    bookNow.focus();
    await userEvent.keyboard('{Enter}');
    const picker = await findDialog('Choose a date and a time');
    const day = await picker.findByRole('button', { name: /Saturday 5\sJanuary\s2030, 2 times free/ });
    // Close, previous month, next month, then the day with free times.
    await tabTo(day);
    await userEvent.keyboard('{Enter}');
    const time = await picker.findByRole('radio', { name: nbsp('1:00 pm to 2:30 pm, free') });
    await tabTo(time);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(picker.getByRole('radio', { name: nbsp('4:00 pm to 5:30 pm, chosen') })).toBeChecked();
    await tabTo(picker.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Enter}');

    const form = await findDialog('Your booking');
    await tabTo(await form.findByLabelText('Child’s name'));
    await userEvent.keyboard('Ada');
    await tabTo(form.getByLabelText('Child’s date of birth'));
    await userEvent.type(form.getByLabelText('Child’s date of birth'), '2021-05-04');
    await tabTo(form.getByLabelText('Mobile phone'));
    await userEvent.keyboard('6135550151');
    for (const label of [/booking policies\.$/, /cancellation policy\.$/, /photos of my child/]) {
      await tabTo(form.getByRole('checkbox', { name: label }));
      await userEvent.keyboard(' ');
    }
    await tabTo(form.getByRole('button', { name: 'Book Now' }));
    await userEvent.keyboard('{Enter}');
    const confirmation = await findDialog('One step left: the deposit');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'One step left: the deposit' })).toHaveFocus(),
    );
    await expect(await confirmation.findByText(/^Ada, Cornrows, \w{4}$/)).toBeVisible();
  },
};

/** Presses Tab until the element has the focus. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 30 && document.activeElement !== element; presses += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}
