import { mockAnswer } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleParent, sampleReviews } from '../../stories/sampleData.ts';
import { buttonOf, dialogOf, mockedApp, press } from '../../testing/mockedApp.tsx';
import { storyBooked, storyStyle } from '../../features/booking/bookingStory.ts';

const visit = mockedApp();

const at = '/services/1';
const calls = [
  mockAnswer('getStyle', storyStyle),
  mockAnswer('listBookedServices', storyBooked),
  mockAnswer('listReviews', sampleReviews),
  mockAnswer('listUserBookings', []),
];
const picker = dialogOf('Choose a date and a time');
const chosen = picker.getByText('Saturday 5 January 2030, 1:00 pm to 2:30 pm');

async function choose(): Promise<void> {
  await buttonOf('Book Now').click();
  await picker.getByRole('button', { name: /^Saturday 5 January 2030/ }).click();
  await press(picker.getByRole('radio', { name: /^1:00 pm/ }));
  await expect.element(chosen).toBeVisible();
}

describe('Back while the picker is open', () => {
  it('closes it, stays at the style and keeps the chosen time', async () => {
    const { address, back } = visit({ at, calls });
    await choose();
    back();
    await expect.element(picker).not.toBeInTheDocument();
    expect(address()).toBe(at);
    await buttonOf('Book Now').click();
    await expect.element(chosen).toBeVisible();
  });

  it('also closes the login dialog over it', async () => {
    const { address, back } = visit({ at, calls });
    await choose();
    await picker.getByRole('button', { name: 'Next' }).click();
    await expect.element(dialogOf('Members Only')).toBeVisible();
    back();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });

  it('leads from the form to the picker again, with the time that was chosen', async () => {
    const { back } = visit({ at, user: sampleParent, calls });
    await choose();
    await picker.getByRole('button', { name: 'Next' }).click();
    await expect.element(dialogOf('Your booking')).toBeVisible();
    back();
    await expect.element(chosen).toBeVisible();
  });
});
