import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../lib/api/client.ts';
import { sampleParent } from '../../storybook/sampleData.ts';
import { getButton, getDialog, renderAppWithMocks } from '../../testing/renderAppWithMocks.tsx';
import { bookingAt, storyBookedSlots, storyStyle } from '../booking/bookingStory.ts';

const visit = renderAppWithMocks();

const link = getDialog('Login').getByRole('link', { name: 'Forgot password?' });
const calls = [
  mockAnswer('getStyle', storyStyle),
  mockAnswer('listBookedServices', storyBookedSlots),
  mockAnswer('listUserBookings', []),
];
const childName = getDialog('Your booking').getByLabelText('Child’s name');

/** Opens the app as a page that is loaded anew in the same tab finds it: only what the browser keeps is left. */
function loadAnew(at: string): void {
  const kept = Object.entries(sessionStorage);
  cleanup();
  visit({
    at,
    user: sampleParent,
    calls,
    before: () => kept.forEach(([key, value]: [string, string]) => sessionStorage.setItem(key, value)),
  });
}

describe('the link to a forgotten password in the login dialog', () => {
  it('navigates with a full page load', async () => {
    visit({ at: '/policy' });
    await getButton('Login').click();
    await expect.element(link).toHaveAttribute('href', '/forgot-password');
    let isLeftToTheBrowser: boolean | undefined;
    const watch = (event: Event): void => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
    await link.click();
    expect(isLeftToTheBrowser).toBe(true);
  });

  it('loses nothing that was typed in a booking', async () => {
    const { answer } = visit({ at: bookingAt(), user: sampleParent, calls });
    await childName.fill('Ada');
    answer(mockProblem('listUserBookings', { code: 'unauthenticated' }));
    await api.GET('/api/users/bookings/{userId}', { params: { path: { userId: sampleParent.id } } });
    await expect.element(link).toBeVisible();
    loadAnew(bookingAt());
    await expect.element(childName).toHaveValue('Ada');
  });
});
