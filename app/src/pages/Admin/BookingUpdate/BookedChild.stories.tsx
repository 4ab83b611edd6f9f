import type { ChildOfFamily } from '@plaitful/api-client/contract';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog } from '../../../storybook/findDialog.ts';
import { sampleBooking, bookingUpdatePageMocks } from '../../../storybook/sampleBookings.ts';
import { sampleChildOfFamily } from '../../../storybook/sampleChildren.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin booking update, hair card',
  tags: ['route:/admin/update-booking/:bookingId'],
  args: { at: `/admin/update-booking/${sampleBooking.bookingId}` },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const booked = { ...sampleBooking, childId: sampleChildOfFamily.childId };

const shown = (child: ChildOfFamily, ...calls: HttpHandler[]) =>
  asOwner(
    ...calls,
    ...bookingUpdatePageMocks,
    mockAnswer('getBooking', booked),
    mockAnswer('listChildrenOfUser', [child]),
  );

const findCard = async () => within(await screen.findByRole('region', { name: 'Ada’s hair card' }));

export const Card: Story = {
  beforeEach: shown(sampleChildOfFamily),
  play: async () => {
    const card = await findCard();
    await expect(await card.findByText('Peanut oil, strong perfume')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Your note' })).toHaveValue('Loves the window seat.');
  },
};

export const OnAPhone: Story = { ...Card, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const WriteANote: Story = {
  beforeEach: shown({ ...sampleChildOfFamily, studioNote: '' }),
  play: async ({ msw }) => {
    let sent: unknown;
    msw.use(
      mockAnswer('setStudioNote', async ({ readBody, request }) => {
        const body = await readBody();
        sent = [body, request.headers.get('If-Match')];
        return { ...sampleChildOfFamily, studioNote: body.note, etag: '"2"' };
      }),
    );
    const card = await findCard();
    await userEvent.type(await card.findByRole('textbox', { name: 'Your note' }), 'Two breaks. ');
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await waitUntilVisible('The note is saved');
    await expect(sent).toEqual([{ note: 'Two breaks.' }, '"1"']);
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Your note' })).toHaveValue('Two breaks.'));
  },
};

export const NoteConflict: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: shown(sampleChildOfFamily),
  play: async ({ msw }) => {
    const card = await findCard();
    await userEvent.type(await card.findByRole('textbox', { name: 'Your note' }), ' Mine.');
    msw.use(
      mockProblem('setStudioNote', { code: 'changed_meanwhile' }),
      mockAnswer('listChildrenOfUser', [
        { ...sampleChildOfFamily, studioNote: 'Written on the tablet.', etag: '"2"' },
      ]),
    );
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    const conflict = await findDialog('Someone else changed this');
    await expect(conflict.getByText('Written on the tablet.')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Take the newest version' }));
    await waitFor(() =>
      expect(card.getByRole('textbox', { name: 'Your note' })).toHaveValue('Written on the tablet.'),
    );
  },
};

export const NoteFails: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: shown(sampleChildOfFamily, mockProblem('setStudioNote', { code: 'server_error' })),
  play: async () => {
    const card = await findCard();
    await userEvent.type(await card.findByRole('textbox', { name: 'Your note' }), ' Mine.');
    await userEvent.click(card.getByRole('button', { name: 'Save note' }));
    await expect(await card.findByRole('alert')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Your note' })).toHaveValue(
      'Loves the window seat. Mine.',
    );
  },
};

export const Loading: Story = {
  beforeEach: shown(sampleChildOfFamily, mockAnswer('listChildrenOfUser', [], { delay: 'infinite' })),
  play: async () => {
    const card = await findCard();
    await expect(await card.findByText('Loading her hair card...')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: shown(sampleChildOfFamily, mockProblem('listChildrenOfUser', { code: 'server_error' })),
  play: async ({ msw }) => {
    const card = await findCard();
    const again = await card.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('listChildrenOfUser', [sampleChildOfFamily]));
    await userEvent.click(again);
    await expect(await card.findByText('Peanut oil, strong perfume')).toBeVisible();
  },
};
