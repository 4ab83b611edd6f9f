import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { OptionGroupWrite } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { plainText, nbsp } from '../../../testing/nbsp.ts';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { sampleBeads, sampleOptionGroups, sampleWash } from '../../../storybook/sampleOptionGroups.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { extrasMocks, getGroupNames } from './extrasStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin extras',
  tags: ['route:/admin/extras'],
  args: { at: '/admin/extras' },
  beforeEach: asOwner(...extrasMocks()),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In each width. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const length = within(await canvas.findByRole('region', { name: 'Hair length' }));
    await step('says how parents choose, and where', async () => {
      await expect(length.getByText('Parents choose one.')).toBeVisible();
      await expect(length.getByText('On Two big plaits and Straight-back cornrows.')).toBeVisible();
      const beads = within(canvas.getByRole('region', { name: 'Beads' }));
      await expect(beads.getByText('On no style yet, so parents do not see it.')).toBeVisible();
      const washed = within(canvas.getByRole('region', { name: 'Wash and detangle' }));
      await expect(await washed.findByText('On all 3 styles.')).toBeVisible();
    });
    await step('has what each option adds', async () => {
      await expect(length.getAllByRole('listitem').map(plainText)).toEqual([
        'To the shouldersIncludedFor hair to the shoulders',
        'To the mid-back+$15, +20 minFor hair to the mid-backSwitch off To the mid-back',
        'To the waist+$30, +45 minFor hair to the waistSwitch off To the waist',
      ]);
    });
    await step('names the page in the sidebar', async () => {
      const link = canvas.queryByRole('link', { name: 'Extras' });
      if (link) await expect(link).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listOptionGroups', [], { delay: 'infinite' }), ...extrasMocks()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the extras...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(...extrasMocks([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No extras yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add an extra' })).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('listOptionGroups', { code: 'server_error' }), ...extrasMocks()),
  play: async ({ canvas, msw }) => {
    await waitUntilVisible('Failed to fetch extras');
    msw.use(...extrasMocks());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Beads' })).toBeVisible();
  },
};

const sentSwitch = fn<(body: OptionGroupWrite, etag: string | null) => void>();

/** Stores what is sent, as the server does. */
const mockSwitch = () =>
  mockAnswer('updateOptionGroup', async ({ request, readBody }) => {
    const body = await readBody();
    sentSwitch(body, request.headers.get('If-Match'));
    const isActive = new Map(body.options.map((option) => [option.optionId, option.isActive]));
    return {
      ...sampleBeads,
      options: sampleBeads.options.map((option) => ({
        ...option,
        isActive: isActive.get(option.optionId) ?? option.isActive,
      })),
      etag: '"4"',
    };
  });

export const SwitchesOffAndUndoes: Story = {
  beforeEach: ({ msw }) => {
    sentSwitch.mockClear();
    msw.use(mockSwitch());
  },
  play: async ({ canvas, step }) => {
    await step('with one press', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: nbsp('Switch off Beads at the ends') }),
      );
      await waitUntilVisible('“Beads at the ends” is off. Parents cannot choose it.');
      await expect(sentSwitch.mock.lastCall?.[0].options[0]).toMatchObject({ optionId: 5, isActive: false });
      await expect(sentSwitch.mock.lastCall?.[1]).toBe('"3"');
    });
    await step('and back, onto the version that came of it', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitUntilVisible('“Beads at the ends” is on. Parents can choose it.');
      await expect(sentSwitch.mock.lastCall?.[1]).toBe('"4"');
      await canvas.findByRole('button', { name: nbsp('Switch off Beads at the ends') });
    });
  },
};

export const SwitchConflict: Story = {
  tags: ['error:changed_meanwhile'],
  beforeEach: ({ msw }) => msw.use(mockProblem('updateOptionGroup', { code: 'changed_meanwhile' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('region', { name: 'Beads' });
    msw.use(mockAnswer('listOptionGroups', [{ ...sampleBeads, name: 'Beads and cuffs' }]));
    await userEvent.click(canvas.getByRole('button', { name: nbsp('Switch on Light-up beads') }));
    await waitUntilVisible('Somebody else changed these extras just now. This is the newest version.');
    await expect(await canvas.findByRole('region', { name: 'Beads and cuffs' })).toBeVisible();
  },
};

export const SwitchFails: Story = {
  tags: ['ci'],
  beforeEach: ({ msw }) => msw.use(mockOffline('updateOptionGroup')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: nbsp('Switch on Light-up beads') }));
    await waitUntilVisible('“Light-up beads” stays as it was. Please try again.');
    await canvas.findByRole('button', { name: nbsp('Switch on Light-up beads') });
  },
};

const sentOrder = fn<(groupIds: number[]) => void>();

export const Orders: Story = {
  beforeEach: ({ msw }) => {
    sentOrder.mockClear();
    msw.use(
      mockAnswer('orderOptionGroups', async ({ readBody }) => {
        sentOrder((await readBody()).groupIds);
        return { done: true } as const;
      }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('by the keyboard, which keeps its place', async () => {
      const down = await canvas.findByRole('button', { name: 'Move Hair length down' });
      down.focus();
      await userEvent.keyboard('{Enter}');
      await expect(getGroupNames(canvas)).toEqual(['Wash and detangle', 'Hair length', 'Beads']);
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Move Hair length down' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(getGroupNames(canvas)).toEqual(['Wash and detangle', 'Beads', 'Hair length']);
      await expect(canvas.getByText('Hair length is now number 3 of 3')).toBeInTheDocument();
    });
    await step('one after the other', async () => {
      await waitFor(() => expect(sentOrder.mock.calls).toEqual([[[2, 1, 3]], [[2, 3, 1]]]));
    });
    await step('not beyond the ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Wash and detangle up' }));
      await expect(getGroupNames(canvas)).toEqual(['Wash and detangle', 'Beads', 'Hair length']);
    });
  },
};

export const OrderFails: Story = {
  tags: ['ci'],
  beforeEach: ({ msw }) => msw.use(mockOffline('orderOptionGroups')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Beads up' }));
    await waitUntilVisible('The new order was not saved. Please try again.');
    await waitFor(() => expect(getGroupNames(canvas)).toEqual(['Hair length', 'Wash and detangle', 'Beads']));
  },
};

async function askToDelete(name: string, title: string) {
  await userEvent.click(await screen.findByRole('button', { name: nbsp(`Delete ${name}`) }));
  const question = await screen.findByRole('alertdialog', { name: title });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

export const Deletes: Story = {
  play: async ({ canvas, msw }) => {
    const question = await askToDelete('Beads', 'Delete “Beads”?');
    await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    msw.use(
      mockAnswer('deleteOptionGroup', ({ request }) => {
        if (request.headers.get('If-Match') !== '"3"') throw new Error('sent without its etag');
        return { done: true } as const;
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete extra' }));
    await waitUntilVisible('Extra deleted successfully');
    await waitFor(() => expect(getGroupNames(canvas)).toEqual(['Hair length', 'Wash and detangle']));
  },
};

const inUse = 'An upcoming booking has “Beads at the ends”, so this extra cannot be deleted.';

export const DeleteRefused: Story = {
  tags: ['ci', 'error:option_in_use'],
  play: async ({ msw }) => {
    const question = await askToDelete('Beads', 'Delete “Beads”?');
    msw.use(mockProblem('deleteOptionGroup', { code: 'option_in_use', message: inUse }));
    await userEvent.click(question.getByRole('button', { name: 'Delete extra' }));
    await expect(await question.findByText(inUse)).toBeVisible();
  },
};

export const TakesOneInUseFromItsStyles: Story = {
  play: async ({ canvas, msw }) => {
    const question = await askToDelete('Hair length', 'Take “Hair length” from all styles?');
    await expect(question.getByText(/^2 upcoming bookings have a choice of it/)).toBeVisible();
    msw.use(
      mockAnswer('updateOptionGroup', async ({ readBody }) => {
        const { styleIds } = await readBody();
        const [group = sampleWash] = sampleOptionGroups;
        return { ...group, styles: styleIds.map((styleId) => ({ styleId, style: 'Still on it' })) };
      }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Take it from all styles' }));
    await waitUntilVisible('“Hair length” is on no style any more');
    const length = within(canvas.getByRole('region', { name: 'Hair length' }));
    await expect(length.getByText('On no style yet, so parents do not see it.')).toBeVisible();
  },
};

/** It goes from the list, and with it the question. */
export const DeletedBySomebodyElse: Story = {
  tags: ['error:option_group_not_found'],
  play: async ({ canvas, msw }) => {
    const question = await askToDelete('Beads', 'Delete “Beads”?');
    msw.use(
      mockProblem('deleteOptionGroup', { code: 'option_group_not_found' }),
      mockAnswer('listOptionGroups', sampleOptionGroups.slice(0, 2)),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete extra' }));
    await waitUntilVisible('Failed to delete extra. Please try again.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(getGroupNames(canvas)).toEqual(['Hair length', 'Wash and detangle']);
  },
};
