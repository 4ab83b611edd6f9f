import { mockAnswer } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type AppStory, asGuest, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog } from '../../../storybook/findDialog.ts';
import { logIn } from '../../../storybook/flows/steps.ts';
import { sampleBookings } from '../../../storybook/sampleBookings.ts';
import { sampleOwner, sampleReviews, toLoginResponse } from '../../../storybook/sampleData.ts';
import { mockBookings, mockNoNotices } from '../../../storybook/sampleDay.ts';

const book = [mockBookings(sampleBookings), ...mockNoNotices];

const meta = {
  ...pageMeta,
  title: 'Pages/Owner’s landing',
  tags: ['route:/admin'],
  args: { at: '/admin' },
  beforeEach: asOwner(...book),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const expectBookings = async (canvas: Canvas) =>
  expect(await canvas.findByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();

export const AdminLeadsToBookings: Story = {
  play: ({ canvas }) => expectBookings(canvas),
};

export const OwnerWhoLogsInAtTheDashboardIsLedToBookings: Story = {
  tags: ['!route:/admin', 'route:/dashboard'],
  args: { at: '/dashboard' },
  beforeEach: asGuest(
    ...book,
    mockAnswer('listReviews', sampleReviews),
    mockAnswer('login', toLoginResponse(sampleOwner)),
    // For the dashboard, which stays until Home is loaded where the login is faster.
    mockAnswer('listUserBookings', []),
  ),
  play: async ({ canvas }) => {
    await logIn(await findDialog('Login'));
    await expectBookings(canvas);
  },
};
