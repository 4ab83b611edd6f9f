import { nbsp } from '../../../testing/nbsp.ts';
import { mockAnswer, mockList, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { findDialog } from '../../../storybook/findDialog.ts';
import { expectCentered } from '../../../storybook/waitUntilVisible.ts';
import { getRowNames, openDialog, storyServiceTypes } from './serviceTypesStory.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin service types, changed',
  tags: ['route:/admin/service-types'],
  args: { at: '/admin/service-types' },
  beforeEach: asOwner(mockList('listServiceTypes', storyServiceTypes)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Updates: Story = {
  play: async ({ canvas, msw, step }) => {
    const dialog = await openDialog(canvas, 'Edit Braids', 'Update Service');
    const field = dialog.getByRole('textbox', { name: 'Service Name' });
    await step('begins with the name it has', () => expect(field).toHaveValue('Braids'));
    await step('an empty one is refused', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription(/Service name is required/);
    });
    await step('the new one stands in its place, without a further read', async () => {
      msw.use(
        mockOffline('listServiceTypes'),
        mockAnswer('updateServiceType', async ({ request, readBody }) => {
          if (request.headers.get('If-Match') !== '"2"') throw new Error('sent without its etag');
          const { serviceName } = await readBody();
          return { serviceId: 2, serviceName, etag: '"3"' };
        }),
      );
      await pasteInto(field, 'Box braids');
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
      await expectCentered('Service updated successfully');
      await waitFor(() =>
        expect(getRowNames(canvas)).toEqual([
          'Cornrows',
          'Box braids',
          'Twists',
          'Protective Styles',
          'Hair Prep',
        ]),
      );
    });
  },
};

export const LeavingAsksFirst: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await openDialog(canvas, 'Edit Braids', 'Update Service');
    await userEvent.type(dialog.getByRole('textbox'), ' and beads');
    await step('by its cross, and staying keeps what was typed', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await expect(question.getByRole('button', { name: 'Stay here' })).toHaveFocus();
      await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
      await expect(dialog.getByRole('textbox')).toHaveValue('Braids and beads');
    });
    await step('by Cancel, and leaving changes nothing', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(getRowNames(canvas)).toContain('Braids');
    });
  },
};

export const UpdateFails: Story = {
  tags: ['ci', 'error:server_error'],
  play: async ({ canvas, msw }) => {
    msw.use(mockProblem('updateServiceType', { code: 'server_error', message: 'Something went wrong.' }));
    const dialog = await openDialog(canvas, 'Edit Braids', 'Update Service');
    await userEvent.type(dialog.getByRole('textbox'), '!{Enter}');
    await expectCentered('Failed to update service');
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Braids!');
  },
};

const newest = { serviceId: 2, serviceName: 'Box braids', etag: '"7"' };

export const ConflictDialog: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  play: async ({ canvas, msw, step }) => {
    const dialog = await openDialog(canvas, 'Edit Braids', 'Update Service');
    msw.use(
      mockList('listServiceTypes', [...storyServiceTypes.filter(({ serviceId }) => serviceId !== 2), newest]),
      mockProblem('updateServiceType', { code: 'changed_meanwhile' }),
    );
    await userEvent.type(dialog.getByRole('textbox'), ' for girls{Enter}');
    const both = await findDialog('Someone else changed this');
    await step('the newest name stands beside her own', async () => {
      await expect(both.getByText('Box braids')).toBeVisible();
      await expect(both.getByText('Braids for girls')).toBeVisible();
    });
    await step('hers is saved over it only when she says so', async () => {
      msw.use(
        mockAnswer('updateServiceType', async ({ request, readBody }) => {
          if (request.headers.get('If-Match') !== '"7"') throw new Error('not the newest version');
          return { ...newest, ...(await readBody()), serviceId: 2 };
        }),
      );
      await userEvent.click(both.getByRole('button', { name: 'Save mine over it' }));
      await expectCentered('Service updated successfully');
      await waitFor(() => expect(getRowNames(canvas)).toContain('Braids for girls'));
    });
  },
};

export const TheNewestIsTaken: Story = {
  tags: ['ci', 'error:changed_meanwhile'],
  play: async ({ canvas, msw }) => {
    const dialog = await openDialog(canvas, 'Edit Braids', 'Update Service');
    msw.use(
      mockList('listServiceTypes', [newest]),
      mockProblem('updateServiceType', { code: 'changed_meanwhile' }),
    );
    await userEvent.type(dialog.getByRole('textbox'), '!{Enter}');
    const both = await findDialog('Someone else changed this');
    await userEvent.click(both.getByRole('button', { name: 'Take the newest version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(getRowNames(canvas)).toEqual(['Box braids']);
  },
};

/** The question before a service goes. */
async function askToDelete(canvas: Canvas, serviceName: string) {
  const name = `Delete ${serviceName}`;
  await userEvent.click(await canvas.findByRole('button', { name: nbsp(name) }));
  const question = await screen.findByRole('alertdialog', { name: `Delete “${serviceName}”?` });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

export const Deletes: Story = {
  play: async ({ canvas, msw, step }) => {
    const question = await askToDelete(canvas, 'Braids');
    await step('keeping it is the first answer', async () => {
      await expect(question.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    });
    await step('gone from the list, without a further read', async () => {
      msw.use(
        mockOffline('listServiceTypes'),
        mockAnswer('deleteServiceType', ({ request }) => {
          if (request.headers.get('If-Match') !== '"2"') throw new Error('sent without its etag');
          return { done: true } as const;
        }),
      );
      await userEvent.click(question.getByRole('button', { name: 'Delete service' }));
      await expectCentered('Service deleted successfully');
      await waitFor(() => expect(getRowNames(canvas)).not.toContain('Braids'));
    });
  },
};

export const Deleting: Story = {
  play: async ({ canvas, msw }) => {
    msw.use(mockAnswer('deleteServiceType', { done: true }, { delay: 'infinite' }));
    const question = await askToDelete(canvas, 'Braids');
    await userEvent.click(question.getByRole('button', { name: 'Delete service' }));
    const busy = await question.findByRole('button', { name: 'Deleting Braids...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const DeleteRefused: Story = {
  tags: ['ci', 'error:type_has_styles'],
  play: async ({ canvas, msw }) => {
    const message = '“Braids” cannot be deleted, because it still has 3 styles. Delete those styles first.';
    msw.use(mockProblem('deleteServiceType', { code: 'type_has_styles', message }));
    const question = await askToDelete(canvas, 'Braids');
    await userEvent.click(question.getByRole('button', { name: 'Delete service' }));
    await expect(await question.findByText(message)).toBeVisible();
    await expect(screen.queryByText('Failed to delete service. Please try again.')).not.toBeInTheDocument();
    await expect(question.getByRole('link', { name: 'Show these styles' })).toHaveAttribute(
      'href',
      '/admin/services?q=Braids',
    );
  },
};

export const DeleteConflict: Story = {
  tags: ['error:changed_meanwhile'],
  play: async ({ canvas, msw }) => {
    const question = await askToDelete(canvas, 'Braids');
    msw.use(
      mockProblem('deleteServiceType', { code: 'changed_meanwhile', message: 'Someone else changed this.' }),
      mockList('listServiceTypes', [{ serviceId: 2, serviceName: 'Box braids', etag: '"7"' }]),
    );
    await userEvent.click(question.getByRole('button', { name: 'Delete service' }));
    await screen.findByRole('alertdialog', { name: 'Delete “Box braids”?' });
    await expect(question.getByText('Someone else changed this.')).toBeVisible();
  },
};

export const DeletedBySomebodyElse: Story = {
  tags: ['error:service_type_not_found'],
  play: async ({ canvas, msw, step }) => {
    const question = await askToDelete(canvas, 'Braids');
    await step('it goes from the list, and with it the question', async () => {
      msw.use(
        mockProblem('deleteServiceType', { code: 'service_type_not_found', message: 'Not found.' }),
        mockList('listServiceTypes', storyServiceTypes.slice(2)),
      );
      await userEvent.click(question.getByRole('button', { name: 'Delete service' }));
      await expectCentered('Failed to delete service. Please try again.');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
    await step('the question of another one says nothing of it', async () => {
      const other = await askToDelete(canvas, 'Twists');
      await expect(other.queryByText('Not found.')).not.toBeInTheDocument();
    });
  },
};
