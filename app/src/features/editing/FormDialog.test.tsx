import { mockList } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleOwner, sampleServiceTypes } from '../../storybook/sampleData.ts';
import { getButton, getDialog, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const name = page.getByRole('textbox', { name: 'Service Name' });

async function editBraids() {
  const app = visit({
    at: '/admin/service-types',
    after: '/before',
    // A page of the app would be loaded first, which takes long on a busy machine.
    routes: [{ path: '/before', element: null }],
    user: sampleOwner,
    calls: [mockList('listServiceTypes', sampleServiceTypes)],
  });
  await getButton('Edit Braids').click();
  await expect.element(getDialog('Update Service')).toBeVisible();
  return app;
}

describe('a form in a dialog', () => {
  it('closes on Esc as long as nothing was typed', async () => {
    await editBraids();
    await userEvent.keyboard('{Escape}');
    await expect.element(getDialog('Update Service')).not.toBeInTheDocument();
    await expect.element(getButton('Edit Braids')).toHaveFocus();
  });

  it('confirms Esc once something was typed; a second Esc keeps the input', async () => {
    await editBraids();
    await name.fill('Box braids');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Box braids');
  });

  it('asks before Back leaves unsaved changes', async () => {
    const { address, back, isBlocked } = await editBraids();
    await name.fill('Box braids');
    await expect.poll(isBlocked).toBe(true);
    back();
    await expect.element(question).toBeVisible();
    await getButton('Stay here').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Box braids');
    expect(address()).toBe('/admin/service-types');
  });

  it('navigates back after the user confirms', async () => {
    const { address, back, isBlocked } = await editBraids();
    await name.fill('Box braids');
    await expect.poll(isBlocked).toBe(true);
    back();
    await getButton('Leave').click();
    await expect.poll(address).toBe('/before');
  });
});
