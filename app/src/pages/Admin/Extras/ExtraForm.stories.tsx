import type { OptionGroup, OptionGroupWrite } from '@plaitful/api-client/contract';
import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { plainText, nbsp } from '../../../testing/nbsp.ts';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog } from '../../../storybook/findDialog.ts';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import {
  sampleBeads,
  sampleHairLength,
  sampleOptionGroups,
  sampleWash,
} from '../../../storybook/sampleOptionGroups.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';
import { extrasMocks, getGroupNames, openForm } from './extrasStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin extras, changed',
  tags: ['route:/admin/extras'],
  args: { at: '/admin/extras' },
  beforeEach: asOwner(...extrasMocks()),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Dialog = Awaited<ReturnType<typeof findDialog>>;

const sent = fn<(body: OptionGroupWrite, etag: string | null) => void>();

const mockStored = (operationId: 'addOptionGroup' | 'updateOptionGroup', stored: OptionGroup) =>
  mockAnswer(operationId, async ({ request, readBody }) => {
    sent(await readBody(), request.headers.get('If-Match'));
    return stored;
  });

async function fillWash(dialog: Dialog) {
  await pasteInto(dialog.getByRole('textbox', { name: /^Name/ }), 'Wash and detangle');
  await pasteInto(dialog.getByRole('textbox', { name: /^Extra price/ }), '25');
  await pasteInto(dialog.getByRole('textbox', { name: /^Extra minutes/ }), '30');
}

const save = async (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));

/** At most eight interactions are allowed. */
export const AddsToAllStylesInSixSteps: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    const added = { ...sampleWash, groupId: 9 };
    msw.use(...extrasMocks([sampleHairLength]), mockStored('addOptionGroup', added));
  },
  play: async ({ canvas, step }) => {
    let interactions = 0;
    const interact = async (press: () => Promise<unknown>) => {
      interactions += 1;
      await press();
    };
    await canvas.findByRole('region', { name: 'Hair length' });
    const open = canvas.getByRole('button', { name: 'Add an extra' });
    await interact(() => userEvent.click(open));
    const dialog = await findDialog('Add an extra');
    const all = await dialog.findByRole('checkbox', { name: 'All 3 styles' });
    await step('asks for nothing that a single extra does not need', async () => {
      await expect(dialog.queryByRole('radio')).toBeNull();
      await expect(dialog.getAllByRole('textbox')).toHaveLength(3);
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    });
    await interact(() => userEvent.keyboard('Wash and detangle'));
    await interact(() => pasteInto(dialog.getByRole('textbox', { name: /^Extra price/ }), '25'));
    await interact(() => pasteInto(dialog.getByRole('textbox', { name: /^Extra minutes/ }), '30'));
    await interact(() => userEvent.click(all));
    await interact(() => save(dialog));
    await waitUntilVisible('Extra added successfully');
    await expect(interactions).toBeLessThanOrEqual(8);
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      name: 'Wash and detangle',
      kind: 'MANY',
      options: [{ name: 'Wash and detangle', price: 25, minutes: 30, isActive: true, isDefault: false }],
      styleIds: [1, 2, 3],
    });
    await waitFor(() => expect(getGroupNames(canvas)).toEqual(['Hair length', 'Wash and detangle']));
  },
};

export const AddsChoices: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(mockStored('addOptionGroup', { ...sampleBeads, groupId: 9, name: 'Braid size' }));
  },
  play: async ({ canvas, step }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    const choice = (index: number) => within(dialog.getByRole('group', { name: `Choice ${index}` }));
    await step('another choice makes it a group with a name', async () => {
      await pasteInto(dialog.getByRole('textbox', { name: /^Name/ }), 'Medium');
      await userEvent.click(dialog.getByRole('button', { name: 'Add another choice' }));
      await waitFor(() => expect(choice(2).getByRole('textbox', { name: /^Name/ })).toHaveFocus());
      await userEvent.keyboard('Small');
      await pasteInto(dialog.getByRole('textbox', { name: /^Name of the group/ }), 'Braid size');
    });
    await step('of exactly one, the first is included until another one is chosen for it', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Exactly one' }));
      const [first, second] = dialog.getAllByRole('radio', { name: 'Chosen unless a parent picks another' });
      await expect(first).toBeChecked();
      await expect(second).not.toBeChecked();
      await expect(choice(1).queryByRole('textbox', { name: /^Extra price/ })).toBeNull();
      await pasteInto(choice(2).getByRole('textbox', { name: /^Extra price/ }), '20');
      await pasteInto(choice(2).getByRole('textbox', { name: /^Extra minutes/ }), '45');
    });
    await step('with what to bring and the length, folded away', async () => {
      await userEvent.click(choice(2).getByRole('button', { name: nbsp('Details Small') }));
      await pasteInto(choice(2).getByRole('textbox', { name: /^What to do or bring/ }), 'Bring three packs');
      await userEvent.selectOptions(choice(2).getByRole('combobox', { name: /Hair length/ }), 'WAIST');
    });
    await step('on single styles', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Choose single styles' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Two big plaits' }));
      await expect(dialog.getByText('1 style chosen')).toBeVisible();
    });
    await save(dialog);
    await waitUntilVisible('Extra added successfully');
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      name: 'Braid size',
      kind: 'ONE',
      options: [
        { name: 'Medium', price: 0, minutes: 0, isDefault: true },
        { name: 'Small', price: 20, minutes: 45, preparation: 'Bring three packs', hairLength: 'WAIST' },
      ],
      styleIds: [2],
    });
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await save(dialog);
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Please enter a name/);
    await pasteInto(name, 'Wash');
    await pasteInto(dialog.getByRole('textbox', { name: /^Extra price/ }), '25');
    const minutes = dialog.getByRole('textbox', { name: /^Extra minutes/ });
    await pasteInto(minutes, '12');
    await save(dialog);
    await expect(minutes).toHaveFocus();
    await expect(minutes).toHaveAccessibleDescription(/in steps of 5/);
  },
};

export const Adding: Story = {
  beforeEach: ({ msw }) => msw.use(mockAnswer('addOptionGroup', sampleWash, { delay: 'infinite' })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await fillWash(dialog);
    await save(dialog);
    const busy = await dialog.findByRole('button', { name: 'Saving...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const NameTaken: Story = {
  tags: ['ci', 'error:name_taken'],
  beforeEach: ({ msw }) => msw.use(mockProblem('addOptionGroup', { code: 'name_taken' })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await fillWash(dialog);
    await save(dialog);
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/There is already an extra with this name/));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^Extra minutes/ })).toHaveValue('30');
  },
};

const tooMany = '“Two big plaits” has 4 extras already.';

export const StyleIsFull: Story = {
  tags: ['ci', 'error:invalid'],
  beforeEach: ({ msw }) => {
    const errors = [{ field: 'styleIds', message: tooMany }];
    msw.use(mockProblem('addOptionGroup', { code: 'invalid', errors }));
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await fillWash(dialog);
    const all = await dialog.findByRole('checkbox', { name: 'All 3 styles' });
    await userEvent.click(all);
    await save(dialog);
    await waitFor(() => expect(all).toHaveAccessibleDescription(tooMany));
    await expect(all).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Two big plaits' })).toBeVisible();
  },
};

/** What a style has already is known beforehand. */
export const FullStylesAreLeftOut: Story = {
  beforeEach: ({ msw }) => {
    const onPlaits = [sampleWash, sampleHairLength, sampleBeads, sampleBeads].map((group, index) => ({
      ...group,
      groupId: index + 1,
      name: `Extra ${index + 1}`,
      styles: [{ styleId: 2, style: 'Two big plaits' }],
    }));
    msw.use(...extrasMocks(onPlaits));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Extra 4' });
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'All 2 styles with room' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose single styles' }));
    const plaits = dialog.getByRole('checkbox', { name: 'Two big plaits' });
    await expect(plaits).toHaveAccessibleDescription('It has 4 extras already, which is the most.');
    await userEvent.click(plaits);
    await expect(plaits).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Braided crown' })).toBeChecked();
  },
};

export const Offline: Story = {
  tags: ['ci'],
  beforeEach: ({ msw }) => msw.use(mockOffline('addOptionGroup')),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Add an extra', 'Add an extra');
    await fillWash(dialog);
    await save(dialog);
    await waitUntilVisible('Failed to add extra');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Wash and detangle');
  },
};

export const StylesNotLoaded: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: ({ msw }) => msw.use(mockProblem('listStyles', { code: 'server_error' })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, nbsp('Edit Hair length'), 'Edit Hair length');
    await expect(
      await dialog.findByText(
        'We could not load the styles. The extra stays on the styles that it is on.',
        {},
        { timeout: 5000 },
      ),
    ).toBeVisible();
  },
};

export const Edits: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      mockStored('updateOptionGroup', { ...sampleHairLength, name: 'Length of the hair', etag: '"2"' }),
    );
  },
  play: async ({ canvas, step }) => {
    const dialog = await openForm(canvas, nbsp('Edit Hair length'), 'Edit Hair length');
    const choice = (index: number) => within(dialog.getByRole('group', { name: `Choice ${index}` }));
    await step('an option in use can be switched off, and says why it cannot be deleted', async () => {
      await expect(choice(3).getByText(/^2 upcoming bookings have it/)).toBeVisible();
      await expect(dialog.queryByRole('button', { name: 'Delete To the waist' })).toBeNull();
      await userEvent.click(choice(3).getByRole('button', { name: nbsp('Switch off To the waist') }));
      await expect(choice(3).getByText('Off: parents cannot choose it.')).toBeVisible();
    });
    await step('options change places, and the focus stays with the moved one', async () => {
      const up = choice(3).getByRole('button', { name: 'Move To the waist up' });
      await userEvent.click(up);
      await expect(choice(2).getByRole('textbox', { name: /^Name/ })).toHaveValue('To the waist');
      await waitFor(() =>
        expect(choice(2).getByRole('button', { name: 'Move To the waist up' })).toHaveFocus(),
      );
    });
    await step('another one goes', async () => {
      await userEvent.click(choice(3).getByRole('button', { name: 'Delete To the mid-back' }));
      await waitFor(() => expect(choice(2).getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    });
    await save(dialog);
    await waitUntilVisible('Extra updated successfully');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Hair length',
        options: [
          expect.objectContaining({ optionId: 1, isDefault: true }),
          expect.objectContaining({ optionId: 3, isActive: false, price: 30 }),
        ],
        styleIds: [1, 2],
      }),
      '"1"',
    );
    await waitFor(() => expect(getGroupNames(canvas)[0]).toBe('Length of the hair'));
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, nbsp('Edit Beads'), 'Edit Beads');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name of the group/ }), ' and cuffs');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await expect(dialog.getByRole('textbox', { name: /^Name of the group/ })).toHaveValue('Beads and cuffs');
  },
};

const inUse = 'An upcoming booking has “Beads of your own”, so it cannot be deleted.';

export const OptionInUse: Story = {
  tags: ['ci', 'error:option_in_use'],
  beforeEach: ({ msw }) =>
    msw.use(mockProblem('updateOptionGroup', { code: 'option_in_use', message: inUse })),
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, nbsp('Edit Beads'), 'Edit Beads');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Beads of your own' }));
    await save(dialog);
    await waitUntilVisible('Failed to update extra');
    await expect(await dialog.findByText(inUse)).toBeVisible();
    await expect(dialog.getAllByRole('group', { name: /^Choice/ })).toHaveLength(2);
  },
};

const newest: OptionGroup = { ...sampleBeads, name: 'Beads and cuffs', etag: '"7"' };

export const ConflictDialog: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  play: async ({ canvas, msw, step }) => {
    sent.mockClear();
    const dialog = await openForm(canvas, nbsp('Edit Beads'), 'Edit Beads');
    msw.use(
      mockAnswer('listOptionGroups', [...sampleOptionGroups.slice(0, 2), newest]),
      mockProblem('updateOptionGroup', { code: 'changed_meanwhile' }),
    );
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'All 3 styles' }));
    await save(dialog);
    const both = await findDialog('Someone else changed this');
    await step('shows what differs', async () => {
      await expect(both.getAllByRole('listitem').map(plainText)).toEqual([
        'Name of the groupNewest versionBeads and cuffsYoursBeads',
        'StylesNewest versionNothingYoursBraided crown, Straight-back cornrows, Two big plaits',
      ]);
    });
    await step('hers is saved over it only when she says so', async () => {
      msw.use(mockStored('updateOptionGroup', { ...sampleBeads, etag: '"8"' }));
      await userEvent.click(both.getByRole('button', { name: 'Save mine over it' }));
      await waitUntilVisible('Extra updated successfully');
      await expect(sent.mock.lastCall?.[1]).toBe('"7"');
    });
  },
};
