import type { Child } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, pageMeta } from '../../storybook/AppStory.tsx';
import { findDialog } from '../../storybook/findDialog.ts';
import {
  manyChildren,
  sampleChild,
  sampleNewChild,
  sampleChildWithoutPhotoConsent,
} from '../../storybook/sampleChildren.ts';
import { sampleBusiness } from '../../storybook/sampleData.ts';
import { waitUntilVisible } from '../../storybook/waitUntilVisible.ts';
import { setUpFamily } from './profileStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Profile',
  tags: ['route:/dashboard/profile'],
  args: { at: '/dashboard/profile' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const asked = mockAnswer('getBusiness', { ...sampleBusiness, photoConsent: 'asked' });

const getCard = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const NoChild: Story = {
  beforeEach: setUpFamily([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Profile');
    await expect(await canvas.findByRole('region', { name: 'Tell us about her hair, once' })).toBeVisible();
    await press(canvas, 'Add your first child');
    await expect(await findDialog('Add a child')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const NoChildOnAPhone: Story = { ...NoChild, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const OneChild: Story = {
  beforeEach: setUpFamily([sampleChild]),
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Ada');
    await expect(card.getByText(/^\d+ years old. Birthday 4 May$/)).toBeVisible();
    await expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Texture',
      'Length',
      'Avoid',
      'What calms her',
      'Favourite bead colours',
    ]);
    await expect(card.getByText('Pink, Purple, Gold, Clear')).toBeVisible();
    await expect(card.getByText('Tender-headed')).toBeVisible();
    await expect(card.getByText('Since 20 November 2026')).toBeVisible();
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
    await expect(card.getAllByRole('listitem')[0]).toHaveTextContent(/^Next: .*Two big plaits$/);
  },
};

export const OnAPhone: Story = { ...OneChild, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const TwelveChildren: Story = {
  beforeEach: setUpFamily(manyChildren),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Add a child' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^12 children are saved/)).toBeVisible();
  },
};

export const EmptyCard: Story = {
  beforeEach: setUpFamily([sampleNewChild]),
  play: async ({ canvas }) => {
    await press(canvas, 'Fill in her hair card');
    await findDialog('Edit Zoe');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  },
};

export const Loading: Story = {
  beforeEach: setUpFamily([], mockAnswer('listChildren', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile...')).toBeInTheDocument();
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: setUpFamily([sampleChild], mockProblem('listChildren', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockAnswer('listChildren', [sampleChild]));
    await userEvent.click(again);
    await getCard(canvas, 'Ada');
  },
};

/** Every field by keyboard, as it is sent. */
export const Add: Story = {
  beforeEach: setUpFamily([]),
  play: async ({ canvas, msw }) => {
    let sent: unknown;
    msw.use(
      mockAnswer('addChild', async ({ readBody }) => {
        sent = await readBody();
        msw.use(mockAnswer('listChildren', [sampleChild]));
        return sampleChild;
      }),
    );
    await press(canvas, 'Add your first child');
    const dialog = await findDialog('Add a child');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada ');
    await userEvent.type(dialog.getByLabelText('Date of birth'), '2018-05-04');
    dialog.getByRole('radio', { name: 'Straight' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(dialog.getByRole('radio', { name: 'Coily' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'To her shoulders' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'She is tender-headed' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Allergies and what to avoid' }),
      'Peanut oil, strong perfume',
    );
    dialog.getByRole('checkbox', { name: 'Gold' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pink' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await getCard(canvas, 'Ada');
    await expect(sent).toEqual({
      name: 'Ada',
      dateOfBirth: '2018-05-04',
      hairCard: {
        texture: 'COILY',
        length: 'SHOULDERS',
        isTenderHeaded: true,
        avoid: 'Peanut oil, strong perfume',
        calming: '',
        beadColors: ['PINK', 'GOLD'],
      },
    });
  },
};

export const AddIncomplete: Story = {
  beforeEach: setUpFamily([]),
  play: async ({ canvas }) => {
    await press(canvas, 'Add your first child');
    const dialog = await findDialog('Add a child');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Her name is required')).toBeVisible();
    await expect(dialog.getByText('Her date of birth is required')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const AddTooMany: Story = {
  tags: ['error:too_many_children'],
  beforeEach: setUpFamily(
    [sampleChild],
    mockProblem('addChild', { code: 'too_many_children', message: 'At most 12 children can be saved.' }),
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Add a child');
    const dialog = await findDialog('Add a child');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zoe');
    await userEvent.type(dialog.getByLabelText('Date of birth'), '2018-05-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('At most 12 children can be saved.')).toBeVisible();
  },
};

export const Edit: Story = {
  beforeEach: setUpFamily([sampleChild]),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Ada');
    const dialog = await findDialog('Edit Ada');
    await expect(dialog.getByRole('radio', { name: 'Coily' })).toBeChecked();
    await userEvent.click(
      dialog.getAllByRole('button', { name: 'Not sure, leave it open' })[0] ?? document.body,
    );
    await expect(dialog.getByRole('radio', { name: 'Coily' })).not.toBeChecked();
  },
};

export const EditOnAPhone: Story = {
  tags: ['ci'],
  beforeEach: setUpFamily([sampleChild]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Ada');
    await findDialog('Edit Ada');
  },
};

/** She was changed on another device: both versions side by side, and the parent chooses. */
export const EditConflict: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  beforeEach: setUpFamily([sampleChild]),
  play: async ({ canvas, msw }) => {
    await press(canvas, 'Edit Ada');
    const dialog = await findDialog('Edit Ada');
    await userEvent.click(dialog.getByRole('radio', { name: 'To her waist' }));
    const newest: Child = {
      ...sampleChild,
      hairCard: { ...sampleChild.hairCard, length: 'MID_BACK' },
      etag: '"2"',
    };
    let match: string | null = null;
    msw.use(
      mockProblem('updateChild', { code: 'changed_meanwhile' }, { once: true }),
      mockAnswer('listChildren', [newest]),
      mockAnswer('updateChild', ({ request }) => {
        match = request.headers.get('If-Match');
        return { ...newest, etag: '"3"' };
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = await findDialog('Someone else changed this');
    await expect(conflict.getByText('To her mid-back')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Save mine over it' }));
    await waitUntilVisible('Her details are saved');
    await expect(match).toBe('"2"');
  },
};

export const EditOffline: Story = {
  tags: ['ci'],
  beforeEach: setUpFamily([sampleChild], mockOffline('updateChild')),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Ada');
    const dialog = await findDialog('Edit Ada');
    await userEvent.click(dialog.getByRole('radio', { name: 'To her waist' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
    await expect(dialog.getByRole('radio', { name: 'To her waist' })).toBeChecked();
  },
};

export const Remove: Story = {
  beforeEach: setUpFamily([sampleChild, sampleNewChild], mockAnswer('deleteChild', { done: true })),
  play: async ({ canvas, msw }) => {
    await press(canvas, 'Remove Zoe');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Zoe?' }));
    msw.use(mockAnswer('listChildren', [sampleChild]));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitUntilVisible('Zoe is removed');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your girls' })).toHaveFocus());
  },
};

export const RemoveFails: Story = {
  tags: ['error:server_error'],
  beforeEach: setUpFamily([sampleChild], mockProblem('deleteChild', { code: 'server_error' })),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove Ada');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ada?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitUntilVisible('She was not removed. Please try again.');
  },
};

export const WithdrawPhotos: Story = {
  beforeEach: setUpFamily([sampleChild]),
  play: async ({ canvas, msw }) => {
    let sent: unknown;
    msw.use(
      mockAnswer('setPhotoConsent', async ({ readBody }) => {
        sent = await readBody();
        return { ...sampleChild, photoConsent: false, photoConsentAt: '2026-11-25T12:00:00Z' };
      }),
    );
    await press(canvas, 'Take it back');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'No more photos of Ada’s hair?' }));
    await waitUntilVisible('To book again, you will have to agree to photos again.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
    await waitUntilVisible('Your answer is saved. We have told the studio.');
    const card = await getCard(canvas, 'Ada');
    await waitFor(() => expect(card.getByText('No photos')).toBeVisible());
    await expect(sent).toEqual({ isGiven: false });
  },
};

/** Where photos are needed to book, a refusal says so, and the wording is read before it is agreed to. */
export const Withdrawn: Story = {
  beforeEach: setUpFamily([sampleChildWithoutPhotoConsent], mockAnswer('setPhotoConsent', sampleChild)),
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Nia');
    await expect(card.getByText('No photos')).toBeVisible();
    await expect(card.getByText(/^New bookings need your yes/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Agree to photos' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Photos of Nia’s hair' }));
    await waitUntilVisible(/may take photos of my child’s finished hairstyle/);
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  },
};

export const PhotoHistory: Story = {
  beforeEach: setUpFamily(
    [sampleChildWithoutPhotoConsent],
    mockAnswer('listPhotoConsents', [
      { isGiven: false, wording: '2026-11', by: 'MEMBER', at: '2026-11-20T15:04:05Z', bookingId: null },
      { isGiven: true, wording: '2026-11', by: 'MEMBER', at: '2026-10-02T18:30:00Z', bookingId: 4 },
    ]),
  ),
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Nia');
    await userEvent.click(card.getByText('All your answers'));
    await expect(await card.findByText('Friday 20 November 2026, 10:04 am: You said no')).toBeVisible();
    await expect(
      card.getByText('Friday 2 October 2026, 2:30 pm: You agreed, with an appointment'),
    ).toBeVisible();
  },
};

export const PhotoHistoryFails: Story = {
  tags: ['error:unavailable'],
  beforeEach: setUpFamily(
    [sampleChildWithoutPhotoConsent],
    mockProblem('listPhotoConsents', { code: 'unavailable' }),
  ),
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Nia');
    await userEvent.click(card.getByText('All your answers'));
    await expect(await card.findByText('We could not load your answers.')).toBeVisible();
  },
};

export const PhotosAsked: Story = {
  beforeEach: setUpFamily([sampleNewChild], asked),
  play: async ({ canvas, msw }) => {
    const card = await getCard(canvas, 'Zoe');
    await expect(card.getByText('Not answered yet')).toBeVisible();
    await expect(card.queryByText(/^New bookings need your yes/)).not.toBeInTheDocument();
    msw.use(
      mockAnswer('setPhotoConsent', {
        ...sampleNewChild,
        photoConsent: false,
        photoConsentAt: '2026-11-25T12:00:00Z',
      }),
    );
    await userEvent.click(card.getByRole('button', { name: 'No photos, please' }));
    await waitFor(() => expect(card.getByText('No photos')).toBeVisible());
  },
};

export const PhotosFail: Story = {
  tags: ['error:server_error'],
  beforeEach: setUpFamily([sampleNewChild], asked, mockProblem('setPhotoConsent', { code: 'server_error' })),
  play: async ({ canvas }) => {
    await press(canvas, 'No photos, please');
    await waitUntilVisible('Your answer was not saved. Please try again.');
  },
};
