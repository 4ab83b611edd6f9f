import type { Booking } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { spellCode } from '@plaitful/messages/en-CA/remark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppStory, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import {
  sampleBooking,
  sampleCancelledPaid,
  samplePaid,
  sampleUnverified,
} from '../../storybook/sampleBookings.ts';
import { waitUntilVisible } from '../../storybook/waitUntilVisible.ts';

const showing = (booking: Booking, ...calls: HttpHandler[]) =>
  asParent(...calls, mockAnswer('getBooking', booking));

const sent: Booking = { ...sampleBooking, depositSentAt: new Date().toISOString(), etag: '"2"' };

const meta = {
  ...pageMeta,
  title: 'Pages/Deposit',
  tags: ['route:/dashboard/bookings/:bookingId/deposit'],
  args: { at: `/dashboard/bookings/${sampleBooking.bookingId}/deposit` },
  beforeEach: showing(sampleBooking),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentButton = () => screen.findByRole('button', { name: 'I’ve sent it' });

/** Opening the link of a mail changes nothing; the button does. */
export const ToSend: Story = {
  play: async ({ msw }) => {
    const { code } = sampleBooking;
    await expect(await screen.findByText(`Ada, Braids, ${code}`)).toBeVisible();
    await expect(screen.getByText(`Ada, Braids, ${spellCode(code)}`)).toBeInTheDocument();
    let count = 0;
    msw.use(
      mockAnswer('reportDepositSent', () => {
        count += 1;
        msw.use(mockAnswer('getBooking', sent));
        return sent;
      }),
    );
    await userEvent.click(await sentButton());
    await waitUntilVisible(/^We are looking for your transfer\. Your time is kept until /);
    await expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
    await expect(count).toBe(1);
  },
};

export const Sent: Story = {
  beforeEach: showing(sent),
  play: async () => {
    await expect((await screen.findAllByText('Sent, waiting for the studio'))[0]).toBeVisible();
    await waitUntilVisible(/^We are looking for your transfer/);
  },
};

/** The address is verified first. */
export const Unverified: Story = {
  beforeEach: showing(sampleUnverified),
  play: async () => {
    await expect(await screen.findByText('How to send the deposit')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'I’ve sent it' })).toBeNull();
  },
};

export const Refused: Story = {
  tags: ['ci', 'error:email_not_verified'],
  beforeEach: showing(
    sampleBooking,
    mockProblem('reportDepositSent', {
      code: 'email_not_verified',
      message: 'Please verify your email address first. Then try again.',
    }),
  ),
  play: async () => {
    await userEvent.click(await sentButton());
    await waitUntilVisible(/Please verify your email address first/);
    await expect(await sentButton()).toBeVisible();
  },
};

export const Paid: Story = {
  beforeEach: showing({ ...samplePaid, bookingId: sampleBooking.bookingId }),
  play: async () => {
    await expect(await screen.findByText(/has arrived and the spot is yours/)).toBeVisible();
  },
};

/** Cancelled by the studio, which keeps the deposit. */
export const Kept: Story = {
  beforeEach: showing({ ...sampleCancelledPaid, depositToReturn: false, depositKept: true }),
  play: async () => {
    await expect(await screen.findByText('We keep your deposit of $20, as our policies say.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: showing(sampleBooking, mockAnswer('getBooking', sampleBooking, { delay: 'infinite' })),
  play: async () => {
    await expect(await screen.findByText('Loading your appointment...')).toBeInTheDocument();
  },
};

export const Missing: Story = {
  tags: ['ci', 'error:booking_not_found'],
  beforeEach: asParent(mockProblem('getBooking', { code: 'booking_not_found' })),
  play: async () => {
    await expect(await screen.findByText('We could not find this appointment.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See My Appointments' })).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asParent(mockProblem('getBooking', { code: 'server_error' })),
  play: async ({ msw }) => {
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    msw.use(mockAnswer('getBooking', sampleBooking));
    await userEvent.click(again);
    await expect(await sentButton()).toBeVisible();
  },
};
