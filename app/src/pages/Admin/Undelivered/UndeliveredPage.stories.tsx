import { plainText } from '../../../testing/nbsp.ts';
import type { OutboxMessage } from '@plaitful/api-client/contract';
import { mockAnswer, mockList, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { mockBookings, mockNoBackup } from '../../../storybook/sampleDay.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const refused: OutboxMessage = {
  messageId: 12,
  kind: 'received',
  title: 'Booking received, with the deposit steps',
  channel: 'mail',
  recipient: 'danielle.roy@example.com',
  bookingId: 41,
  createdAt: '2026-11-21T15:04:05Z',
  dueAt: '2026-11-21T16:04:05Z',
  attempts: 5,
  lastTriedAt: '2026-11-21T15:34:05Z',
  lastError: 'connect ECONNREFUSED 127.0.0.1:2525',
};

const text: OutboxMessage = {
  ...refused,
  messageId: 13,
  kind: 'pickup',
  title: 'Time to pick up',
  channel: 'sms',
  recipient: '+16135550151',
  attempts: 0,
  lastTriedAt: null,
  lastError: 'The provider did not take the number.',
};

const contact: OutboxMessage = {
  ...refused,
  messageId: 14,
  kind: 'contactToStudio',
  title: 'Message from the contact form',
  bookingId: null,
};

const showing = (messages: OutboxMessage[], ...calls: HttpHandler[]) =>
  asOwner(...calls, mockList('listUndeliveredMessages', messages));

const meta = {
  ...pageMeta,
  title: 'Pages/Admin undelivered',
  tags: ['route:/admin/undelivered'],
  args: { at: '/admin/undelivered' },
  beforeEach: showing([text, refused, contact]),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const retryName = 'Retry “Booking received, with the deposit steps” to danielle.roy@example.com';

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: retryName });
    await expect(retry).toBeVisible();
  },
};

export const Rows: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3);
    const headers = canvas.getAllByRole('columnheader').map(plainText);
    await expect(headers).toEqual(['Message', 'To', 'Last tried', 'Why', 'Tries', 'Actions']);
    const row = canvas
      .getByRole('rowheader', { name: 'Booking received, with the deposit steps' })
      .closest('tr');
    const cells = within(row ?? document.body).getAllByRole('cell');
    await expect(cells.slice(0, 4).map(plainText)).toEqual([
      'danielle.roy@example.comEmail',
      'Last triedSat 21 Nov 2026, 10:34 am',
      'Whyconnect ECONNREFUSED 127.0.0.1:2525',
      'Tries5',
    ]);
    await expect(
      canvas.getByRole('link', { name: 'Open the booking of “Booking received, with the deposit steps”' }),
    ).toHaveAttribute('href', '/admin/update-booking/41');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('613-555-0151')).toBeVisible();
  },
};

export const Retries: Story = {
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: retryName });
    msw.use(
      mockAnswer('retryMessage', ({ path }) => {
        msw.use(mockList('listUndeliveredMessages', [text]));
        return { ...refused, messageId: Number(path.messageId), attempts: 0 };
      }),
    );
    await userEvent.click(retry);
    await waitUntilVisible('It is being sent again');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};

export const DeliveredMeanwhile: Story = {
  tags: ['ci', 'error:not_found'],
  beforeEach: showing([refused], mockProblem('retryMessage', { code: 'not_found' })),
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: retryName });
    msw.use(mockList('listUndeliveredMessages', []));
    await userEvent.click(retry);
    await waitUntilVisible('It was delivered meanwhile');
    await expect(await canvas.findByText('Everything was delivered.')).toBeVisible();
  },
};

export const RetryFails: Story = {
  tags: ['error:server_error'],
  beforeEach: showing([refused], mockProblem('retryMessage', { code: 'server_error' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: retryName }));
    await waitUntilVisible('It could not be tried again. Please try again.');
  },
};

export const Empty: Story = {
  beforeEach: showing([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything was delivered.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: showing([], mockAnswer('listUndeliveredMessages', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the messages...')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: showing([], mockProblem('listUndeliveredMessages', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitUntilVisible('We could not load the messages. Please try again.');
    msw.use(mockList('listUndeliveredMessages', [refused]));
    await userEvent.click(again);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
  },
};

/** The bookings say how many there are, and lead here. */
export const FromTheBookings: Story = {
  tags: ['!route:/admin/undelivered', 'route:/admin/bookings'],
  args: { at: '/admin/bookings' },
  beforeEach: showing([text, refused, contact], mockBookings([]), mockNoBackup),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 messages could not be delivered.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See what to do' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the bookings' }));
    await expect(await canvas.findByText('3 messages could not be delivered.')).toBeVisible();
  },
};
