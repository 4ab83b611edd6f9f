import type { ServiceType } from '@plaitful/api-client/contract';
import { mockAnswer, mockList, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { findDialog } from '../../../storybook/findDialog.ts';
import { waitUntilVisible, expectCentered } from '../../../storybook/waitUntilVisible.ts';
import { getRowNames, openDialog, storyServiceTypes } from './serviceTypesStory.ts';

const never = { delay: 'infinite' } as const;
const many: ServiceType[] = Array.from({ length: 10 }, (_, at) => ({
  serviceId: at + 1,
  serviceName: `Service ${at + 1}`,
  etag: '"1"',
}));

const meta = {
  ...pageMeta,
  title: 'Pages/Admin service types',
  tags: ['route:/admin/service-types'],
  args: { at: '/admin/service-types' },
  beforeEach: asOwner(mockList('listServiceTypes', storyServiceTypes)),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Service Name', 'Action']);
    // There is nothing to update before a service is chosen.
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull();
  },
};

export const EditAndDeleteShowOnHover: Story = {
  play: async ({ canvas, step }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Braids' });
    const opacity = () => Number(getComputedStyle(edit.closest('td > div > *') ?? edit).opacity);
    const isQuiet = matchMedia('(hover: hover)').matches;
    await step('not before', async () => {
      if (isQuiet) await expect(opacity()).toBe(0);
    });
    await step('by the pointer', async () => {
      await userEvent.hover(canvas.getByRole('rowheader', { name: 'Braids' }));
    });
    await step('and by the keyboard', async () => {
      edit.focus();
      await expect(edit).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Delete Braids' })).toHaveFocus();
      await waitFor(() => expect(opacity()).toBe(1));
    });
  },
};

export const Pages: Story = {
  beforeEach: asOwner(mockList('listServiceTypes', many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
    await expect(canvas.getByText('1 to 8 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Next/ }));
    await waitFor(() => expect(getRowNames(canvas)).toEqual(['Service 9', 'Service 10']));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const PhoneDrawer: Story = {
  tags: ['ci'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await findDialog('Admin pages');
    await step('names the pages', async () => {
      await expect(drawer.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    });
    await step('and makes a service', async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Create a service' }));
      await findDialog('Create a service');
    });
  },
};

export const Loading: Story = {
  beforeEach: asOwner(mockAnswer('listServiceTypes', [], never)),
  play: async ({ canvas }) => {
    const told = await canvas.findAllByText('Loading the services...');
    await expect(told.some((element) => element.checkVisibility())).toBe(true);
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockList('listServiceTypes', [])),
  play: async ({ canvas }) => {
    const labels = 'No services yet. Press “Create a service” to make the first one.';
    await expect(await canvas.findByText(labels)).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(mockProblem('listServiceTypes', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await expectCentered('Failed to fetch services');
    await expect(canvas.queryByText('Loading the services...')).not.toBeInTheDocument();
    msw.use(mockList('listServiceTypes', storyServiceTypes));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Creates: Story = {
  play: async ({ canvas, msw, step }) => {
    await canvas.findAllByRole('rowheader');
    const [fromThePage] = canvas.getAllByRole('button', { name: 'Create a service' }).toReversed();
    if (fromThePage) await userEvent.click(fromThePage);
    const dialog = await findDialog('Create a service');
    const field = dialog.getByRole('textbox', { name: 'service name' });
    await step('with a name', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await expect(field).toHaveAccessibleDescription(/Service name is required/);
      await expect(field).toHaveFocus();
    });
    await step('that is not too long', async () => {
      await pasteInto(field, 'x'.repeat(61));
      await expect(await dialog.findByText('Please keep the name to 60 characters.')).toBeVisible();
    });
    await step('and the list is fetched anew', async () => {
      const stored = { serviceId: 6, serviceName: 'Locs', etag: '"1"' };
      msw.use(
        mockAnswer('addServiceType', async ({ readBody }) => ({
          ...stored,
          serviceName: (await readBody()).serviceName,
        })),
        mockList('listServiceTypes', [...storyServiceTypes, stored]),
      );
      await userEvent.clear(field);
      await pasteInto(field, 'Locs');
      await userEvent.keyboard('{Enter}');
      await expectCentered('Service type created successfully!');
      await waitFor(() => expect(getRowNames(canvas)).toContain('Locs'));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  },
};

export const CreateFromSidebar: Story = {
  tags: ['!route:/admin/service-types', 'route:/admin/users'],
  args: { at: '/admin/users' },
  beforeEach: asOwner(
    mockList('listUsers', []),
    mockAnswer('addServiceType', { serviceId: 6, serviceName: 'Locs', etag: '"1"' }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Create a service', 'Create a service');
    await pasteInto(dialog.getByRole('textbox'), 'Locs');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitUntilVisible('Service type created successfully!');
  },
};

export const ANameInUse: Story = {
  tags: ['error:name_taken'],
  beforeEach: asOwner(
    mockList('listServiceTypes', []),
    mockProblem('addServiceType', { code: 'name_taken' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^No services yet/);
    const [button] = canvas.getAllByRole('button', { name: 'Create a service' }).toReversed();
    if (button) await userEvent.click(button);
    const dialog = await findDialog('Create a service');
    await pasteInto(dialog.getByRole('textbox'), 'Braids');
    await userEvent.keyboard('{Enter}');
    const error = 'There is already a service with this name. Please choose another one.';
    await expect(await dialog.findByText(error)).toBeVisible();
    await expectCentered('Failed to create service type. Please try again.');
    await expect(dialog.getByRole('textbox')).toHaveValue('Braids');
  },
};
