import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  getButton,
  getDialog,
  logIn,
  renderAppWithMocks,
  pressRadio,
} from '../../testing/renderAppWithMocks.tsx';
import { toLoginResponse, sampleParent } from '../../storybook/sampleData.ts';
import { storyBookedSlots, storyBooking, storyStyle } from '../../features/booking/bookingStory.ts';

const visit = renderAppWithMocks();

const at = '/dashboard/bookings/12/reschedule';
const mine = { ...storyBooking, depositDueAt: '2030-01-04T15:00:00Z', etag: '"1"' };
const calls = [
  mockAnswer('getBooking', mine),
  mockAnswer('getStyle', storyStyle),
  mockAnswer('listBookedServices', storyBookedSlots),
  mockAnswer('listUserBookings', [mine]),
];
const open = () =>
  visit({ at, user: sampleParent, calls: [...calls, mockAnswer('login', toLoginResponse(sampleParent))] });
const picker = getDialog('Choose a new date and time');
const confirmation = getDialog('Confirm the new time');

async function choose(): Promise<void> {
  await getButton('Reschedule').click();
  // Her own day is chosen already.
  await pressRadio(picker.getByRole('radio', { name: /^4:00\spm/ }));
  await picker.getByRole('button', { name: 'Next' }).click();
  await expect.element(confirmation).toBeVisible();
}

describe('a session that ends while an appointment is moved', () => {
  it('keeps the chosen time under the login dialog, and the move continues after it', async () => {
    const { address, answer } = open();
    await choose();
    answer(mockProblem('rescheduleBooking', { code: 'unauthenticated' }));
    await confirmation.getByRole('button', { name: 'Reschedule Now' }).click();
    await expect
      .element(getDialog('Login'))
      .toMatchTextContent('You were logged out because some time has passed');
    expect(address()).toBe(`${at}?pick`);
    answer(mockAnswer('rescheduleBooking', { ...mine, bookingTime: '16:00' }));
    await logIn();
    await expect.element(getDialog('Login')).not.toBeInTheDocument();
    await expect.element(confirmation.getByText('To: Saturday 5 January 2030, 4:00 pm')).toBeVisible();
    await confirmation.getByRole('button', { name: 'Reschedule Now' }).click();
    await expect.element(page.getByText('Rescheduled booking successfully')).toBeVisible();
  });

  it('refetches the appointment after login', async () => {
    const { answer } = visit({
      at,
      user: sampleParent,
      calls: [
        mockProblem('getBooking', { code: 'unauthenticated' }),
        mockAnswer('login', toLoginResponse(sampleParent)),
        ...calls,
      ],
    });
    await expect.element(getDialog('Login')).toBeVisible();
    answer(mockAnswer('getBooking', mine));
    await logIn();
    await expect.element(page.getByText(/^Your time now:/)).toBeVisible();
  });
});

describe('an appointment that is over', () => {
  it('says so, and links to a new booking', async () => {
    const past = { ...mine, bookingDate: '2020-01-04', depositDueAt: null, deposit: 'PAID' as const };
    visit({ at, user: sampleParent, calls: [mockAnswer('getBooking', past), ...calls] });
    await expect.element(page.getByText('This appointment is over. You can book a new one.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Book again/ }))
      .toHaveAttribute('href', '/services/1?pick&again=12');
  });
});

describe('an appointment that has moved', () => {
  it('leads back to the list, which names the new time until the parent goes on', async () => {
    const { answer, address } = open();
    await choose();
    const moved = { ...mine, bookingTime: '16:00' };
    answer(mockAnswer('rescheduleBooking', moved));
    answer(mockAnswer('listUserBookings', [moved]));
    await confirmation.getByRole('button', { name: 'Reschedule Now' }).click();
    const told = page.getByText('Moved to Saturday 5 January 2030, 4:00 pm');
    await expect.element(told).toBeVisible();
    expect(address()).toBe('/dashboard/bookings');
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Appointments' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
    await expect.element(told).not.toBeInTheDocument();
  });
});

describe('Back while a new time is chosen', () => {
  it('closes the picker and stays at the appointment', async () => {
    const { address, back } = open();
    await getButton('Reschedule').click();
    await expect.element(picker).toBeVisible();
    back();
    await expect.element(picker).not.toBeInTheDocument();
    expect(address()).toBe(at);
    await getButton('Reschedule').click();
    await expect.element(picker).toBeVisible();
  });

  it('closes the confirmation too', async () => {
    const { address, back } = open();
    await choose();
    back();
    await expect.element(confirmation).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });
});

describe('sidebar on the reschedule page', () => {
  it('marks My Appointments as current', async () => {
    open();
    const places = page.getByRole('navigation', { name: 'Dashboard pages' });
    await expect
      .element(places.getByRole('link', { name: 'My Appointments' }))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(places.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current');
  });
});
