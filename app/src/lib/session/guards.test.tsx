import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api } from '../api/client.ts';
import { sampleBookings, sampleUsers } from '../../storybook/sampleBookings.ts';
import { pictureFile } from '../../storybook/pictureFile.ts';
import {
  toLoginResponse,
  sampleOwner,
  sampleParent,
  sampleReviews,
  sampleStyle,
  sampleServiceTypes,
} from '../../storybook/sampleData.ts';
import {
  getAccount,
  getButton,
  getDialog,
  logIn,
  logOut,
  renderAppWithMocks,
} from '../../testing/renderAppWithMocks.tsx';

const visit = renderAppWithMocks();

const home = mockAnswer('listReviews', sampleReviews);
const parentLogsIn = mockAnswer('login', toLoginResponse(sampleParent));
const expiry = mockProblem('listUserBookings', { code: 'unauthenticated' });
const slot = '/bookingdetails?style=1&date=2030-01-05&time=13%3A00';
const slotCalls = [
  mockAnswer('getStyle', sampleStyle()),
  mockAnswer('listBookedServices', []),
  mockAnswer('listUserBookings', []),
];

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const anyDialog = page.getByRole('dialog');
const expired = 'You were logged out because some time has passed';

describe('a guest', () => {
  it('is asked to log in at Home and then gets to the requested members’ page', async () => {
    const { address } = visit({
      at: '/dashboard/bookings',
      calls: [home, parentLogsIn, mockAnswer('listUserBookings', sampleBookings)],
    });
    await expect.element(getDialog('Login')).toMatchTextContent('Please log in to see your appointments.');
    await expect.poll(address).toBe('/');
    await logIn();
    await expect.element(heading('My Appointments')).toBeVisible();
    expect(address()).toBe('/dashboard/bookings');
  });

  it('replaces the history entry when it redirects', async () => {
    const { address, back } = visit({ at: '/dashboard/bookings', after: '/policy', calls: [home] });
    await expect.element(getDialog('Login')).toBeVisible();
    await expect.poll(address).toBe('/');
    await userEvent.keyboard('{Escape}');
    back();
    await expect.poll(address).toBe('/policy');
  });

  it('continues with the chosen slot after login', async () => {
    const { address } = visit({ at: slot, calls: [home, parentLogsIn, ...slotCalls] });
    await expect.element(getDialog('Login')).toMatchTextContent('Log in and we go on with your booking.');
    await expect.poll(address).toBe('/');
    await logIn();
    await expect.element(getDialog('Your booking')).toBeVisible();
    expect(address()).toBe(slot);
  });

  it('stays at Home after closing the login, also when logging in later', async () => {
    const { address } = visit({ at: '/dashboard/profile', calls: [home, parentLogsIn] });
    await expect.element(getDialog('Login')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(anyDialog).not.toBeInTheDocument();
    await getButton('Login').click();
    await logIn();
    await expect.element(getAccount(sampleParent.email)).toBeVisible();
    expect(address()).toBe('/');
  });

  it('is led to the admin page when logging in as the owner', async () => {
    const { address } = visit({
      at: '/admin/users',
      calls: [home, mockAnswer('login', toLoginResponse(sampleOwner)), mockAnswer('listUsers', sampleUsers)],
    });
    await logIn();
    await expect.element(page.getByText('maya@example.com')).toBeVisible();
    expect(address()).toBe('/admin/users');
  });

  it('is shown Not Found on an admin page when logging in as a parent', async () => {
    const { address } = visit({ at: '/admin/users', calls: [home, parentLogsIn] });
    await logIn();
    await expect.element(heading('Not Found')).toBeVisible();
    expect(address()).toBe('/admin/users');
  });
});

describe('a member without the admin role', () => {
  it.each([
    '/admin/service-types',
    '/admin/bookings',
    '/admin/reviews',
    '/admin/users',
    '/admin/uploads',
    '/admin/update-booking/12',
    '/admin/nothing',
  ])('sees Not Found at %s, and no admin data is requested', async (at) => {
    const { address } = visit({ at, user: sampleParent });
    await expect.element(heading('Not Found')).toBeVisible();
    await expect.element(page.getByText('There is no page here for your account.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    expect(address()).toBe(at);
  });
});

describe('a session that ends on a page of members', () => {
  it('leads Home to the login dialog and back afterwards', async () => {
    const { address, answer } = visit({
      at: '/dashboard/bookings',
      user: sampleParent,
      calls: [home, parentLogsIn, expiry],
    });
    await expect.element(getDialog('Login')).toMatchTextContent(expired);
    await expect.poll(address).toBe('/');
    answer(mockAnswer('listUserBookings', sampleBookings));
    await logIn();
    await expect.element(page.getByText(/^Two big plaits/).first()).toBeVisible();
    expect(address()).toBe('/dashboard/bookings');
  });

  it('keeps a begun booking under the login dialog, with all that was typed', async () => {
    const { address, answer } = visit({
      at: slot,
      user: sampleParent,
      calls: [parentLogsIn, ...slotCalls],
    });
    const childName = getDialog('Your booking').getByLabelText('Child’s name');
    await childName.fill('Ada');
    answer(expiry);
    await api.GET('/api/users/bookings/{userId}', { params: { path: { userId: sampleParent.id } } });
    await expect.element(getDialog('Login')).toMatchTextContent(expired);
    expect(address()).toBe(slot);
    await logIn();
    await expect.element(getDialog('Login')).not.toBeInTheDocument();
    await expect.element(childName).toHaveValue('Ada');
    expect(address()).toBe(slot);
  });

  it('keeps the owner’s form under the login dialog, with all that was typed and the image she chose', async () => {
    const { address, answer } = visit({
      at: '/admin/create-service',
      user: sampleOwner,
      calls: [
        mockAnswer('login', toLoginResponse(sampleOwner)),
        mockAnswer('listServiceTypes', sampleServiceTypes),
        mockAnswer('listOptionGroups', []),
      ],
    });
    const name = page.getByRole('textbox', { name: 'Style name' });
    await name.fill('Butterfly braids');
    await userEvent.upload(page.getByLabelText(/^Drop an image here/), await pictureFile('butterfly.png'));
    await expect.element(page.getByText('butterfly.png')).toBeVisible();
    answer(expiry);
    await api.GET('/api/users/bookings/{userId}', { params: { path: { userId: sampleOwner.id } } });
    await expect.element(getDialog('Login')).toMatchTextContent(expired);
    await expect.element(page.getByText('Bookings', { exact: true }).first()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await logIn();
    await expect.element(getDialog('Login')).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Butterfly braids');
    await expect.element(page.getByText('butterfly.png')).toBeVisible();
    expect(address()).toBe('/admin/create-service');
  });

  it('keeps what the owner typed in a dialog', async () => {
    const { answer } = visit({
      at: '/admin/service-types',
      user: sampleOwner,
      calls: [
        mockAnswer('login', toLoginResponse(sampleOwner)),
        mockAnswer('listServiceTypes', sampleServiceTypes),
        mockAnswer('listOptionGroups', []),
      ],
    });
    await getButton('Edit Braids').click();
    const name = page.getByRole('textbox', { name: 'Service Name' });
    await name.fill('Box braids');
    answer(mockProblem('updateServiceType', { code: 'unauthenticated' }));
    await getButton('Update').click();
    await expect.element(getDialog('Login')).toMatchTextContent(expired);
    await logIn();
    await expect.element(getDialog('Login')).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('Box braids');
  });

  it('does not show the admin page to a parent who logs in instead', async () => {
    const { answer } = visit({
      at: '/admin/users',
      user: sampleOwner,
      calls: [parentLogsIn, mockAnswer('listUsers', sampleUsers)],
    });
    await expect.element(page.getByText('maya@example.com')).toBeVisible();
    answer(expiry);
    await api.GET('/api/users/bookings/{userId}', { params: { path: { userId: sampleOwner.id } } });
    await logIn();
    await expect.element(heading('Not Found')).toBeVisible();
    await expect.element(page.getByText('maya@example.com')).not.toBeInTheDocument();
  });

  it('does not open the login dialog after a logout', async () => {
    const { address } = visit({
      at: '/dashboard/bookings',
      user: sampleParent,
      calls: [home, mockAnswer('listUserBookings', []), mockAnswer('logout', { done: true })],
    });
    await logOut(sampleParent.email);
    await expect.poll(address).toBe('/');
    await expect.element(getButton('Login')).toBeVisible();
    await expect.element(anyDialog).not.toBeInTheDocument();
  });
});
