import { mockAnswer } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleChild } from '../../storybook/sampleChildren.ts';
import { sampleParent, sampleReviews, styleWithOptions } from '../../storybook/sampleData.ts';
import { getButton, getDialog, pressRadio, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();

const at = '/services/1';
const ada = { ...sampleChild, hairCard: { ...sampleChild.hairCard, length: 'WAIST' as const } };
const calls = [
  mockAnswer('getStyle', styleWithOptions),
  mockAnswer('listBookedServices', []),
  mockAnswer('getStyleAvailability', []),
  mockAnswer('listReviews', sampleReviews),
  mockAnswer('listUserBookings', []),
  mockAnswer('listChildren', [ada]),
];
const picker = getDialog('Choose a date and a time');
const small = page.getByRole('radio', { name: 'Small' });

describe('the address of a style with options', () => {
  it('names what is chosen, in the order of the groups, and the picker keeps it', async () => {
    const { address, back } = visit({ at, calls });
    await page.getByText('Beads').click();
    await expect.poll(address).toBe(`${at}?o=7`);
    await pressRadio(small);
    await expect.poll(address).toBe(`${at}?o=5,7`);
    await getButton('Book Now').click();
    await expect.element(picker).toBeVisible();
    expect(address()).toBe(`${at}?pick&o=5,7`);
    back();
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(small).toBeChecked();
  });

  it('leads to the picker with the length of the hair card, which a choice replaces', async () => {
    const { address, back } = visit({ at, calls, user: sampleParent });
    await expect.element(page.getByText('from Ada’s hair card')).toBeVisible();
    expect(address()).toBe(at);
    await getButton('Book Now').click();
    await expect.element(picker).toBeVisible();
    expect(address()).toBe(`${at}?pick&o=3`);
    back();
    await expect.element(picker).not.toBeInTheDocument();
    await pressRadio(page.getByRole('radio', { name: 'To the shoulders' }));
    await expect.poll(address).toBe(`${at}?o=1`);
  });
});
