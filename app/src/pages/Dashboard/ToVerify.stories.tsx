import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppStory, setUpStory } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import { chooseAction } from '../../storybook/flows/steps.ts';
import { sampleUnverified } from '../../storybook/sampleBookings.ts';
import { sampleParent } from '../../storybook/sampleData.ts';
import { clearToastsAfterEach } from '../../storybook/toasts.ts';
import { goOffline } from '../../testing/failures.ts';

const toVerify = (...calls: HttpHandler[]) =>
  setUpStory({ user: sampleParent, calls: [...calls, mockAnswer('listUserBookings', [sampleUnverified])] });

const meta = {
  title: 'Pages/My Appointments, to verify',
  tags: ['route:/dashboard/bookings'],
  component: AppStory,
  args: { at: '/dashboard/bookings' },
  parameters: { layout: 'fullscreen' },
  beforeEach: toVerify(mockAnswer('sendVerification', { done: true })),
  afterEach: clearToastsAfterEach,
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const verify = /^Verify your email address by .*\d:\d\d [ap]m, or this time is free again$/;

const sendAgain = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));

export const Row: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByText(verify);
    const deposit = canvas.getByText(/^Send the deposit before/);
    await expect(first.compareDocumentPosition(deposit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const RowOnAPhone: Story = { ...Row, globals: { viewport: { value: 'phone' } } };

export const Summary: Story = {
  play: async () => {
    await chooseAction('View');
    const dialog = await findDialog('Your appointment');
    const first = await dialog.findByText(verify);
    const deposit = dialog.getByText(/^Please remit the deposit/);
    await expect(first.compareDocumentPosition(deposit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link again' }));
    await expect(await dialog.findByText(/We have sent the link to/)).toBeVisible();
  },
};

export const LinkSent: Story = {
  play: async ({ canvas }) => {
    await sendAgain(canvas);
    await expect(
      await canvas.findByText(
        'We have sent the link to danielle.roy@example.com. Please check your spam folder too.',
      ),
    ).toBeVisible();
  },
};

export const LinkSending: Story = {
  beforeEach: toVerify(mockAnswer('sendVerification', { done: true }, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await sendAgain(canvas);
    await expect(await canvas.findByRole('button', { name: 'Sending the link...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LinkSentTooOften: Story = {
  tags: ['error:rate_limited'],
  beforeEach: toVerify(mockProblem('sendVerification', { code: 'rate_limited', retryAfterSeconds: 1500 })),
  play: async ({ canvas }) => {
    await sendAgain(canvas);
    await expect(await canvas.findByText(/The link was not sent\..* Please wait 25 minutes/)).toBeVisible();
  },
};

export const LinkNotSent: Story = {
  tags: ['error:unavailable'],
  beforeEach: toVerify(
    mockProblem('sendVerification', { code: 'unavailable', message: 'Not available right now.' }),
  ),
  play: async ({ canvas, msw }) => {
    await sendAgain(canvas);
    await expect(
      await canvas.findByText('The link was not sent. Not available right now.'),
    ).toBeInTheDocument();
    msw.use(mockAnswer('sendVerification', { done: true }));
    await sendAgain(canvas);
    await expect(await canvas.findByText(/We have sent the link to/)).toBeVisible();
    await expect(canvas.queryByText(/The link was not sent/)).toBeNull();
  },
};

export const LinkNotSentOffline: Story = {
  tags: ['ci'],
  beforeEach: (context) => {
    toVerify(mockOffline('sendVerification'))(context);
    return goOffline();
  },
  play: async ({ canvas }) => {
    await sendAgain(canvas);
    await expect(await canvas.findByText(/You are offline, so nothing was sent\./)).toBeInTheDocument();
  },
};

/** The address was verified elsewhere: nothing is sent, and nothing is left to do. */
export const VerifiedElsewhere: Story = {
  play: async ({ canvas, msw }) => {
    await canvas.findByText(verify);
    msw.use(mockAnswer('listUserBookings', [{ ...sampleUnverified, verifyBy: null }]));
    await sendAgain(canvas);
    await waitFor(() => expect(screen.queryByText(verify)).toBeNull());
    await expect(canvas.getByText(/^Send the deposit before/)).toBeVisible();
  },
};
