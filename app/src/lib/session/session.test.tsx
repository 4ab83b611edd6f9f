import { mockAnswer, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../api/client.ts';
import { sampleBookings } from '../../storybook/sampleBookings.ts';
import { toLoginResponse, sampleOwner, sampleParent, sampleReviews } from '../../storybook/sampleData.ts';
import {
  getAccount,
  getButton,
  getDialog,
  logIn,
  logOut,
  renderAppWithMocks,
} from '../../testing/renderAppWithMocks.tsx';
import { loadDraft, storeDraft } from '../drafts.ts';
import { getUser, setUser } from '../sessionStore.ts';
import { replaceToken } from './replaceToken.ts';

const visit = renderAppWithMocks();

const account = getAccount(sampleParent.email);
const wayIn = getButton('Login');
const anyDialog = page.getByRole('dialog');

const home = mockAnswer('listReviews', sampleReviews);
const loggedOut = mockAnswer('logout', { done: true });
const expiry = mockProblem('listUserBookings', { code: 'unauthenticated' });
const bookingsCall = { params: { path: { userId: sampleParent.id } } };

function otherTab(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow;
}

/** The storage of this site as another tab has it: what changes there is told here. */
const otherStorage = (): Storage => otherTab().localStorage;

describe('session restore', () => {
  it('restores the stored session', async () => {
    visit({ at: '/policy', user: sampleParent });
    await expect.element(account).toBeVisible();
    await expect.element(wayIn).not.toBeInTheDocument();
  });

  it.each(['{"id":7,"email":"danielle.roy@example.com"}', 'not JSON', 'null'])(
    'begins as a guest with the broken record %s',
    async (record) => {
      visit({ at: '/policy', before: () => localStorage.setItem('plaitful.session', record) });
      await expect.element(wayIn).toBeVisible();
    },
  );

  it('keeps the session in memory when storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('Storage is refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    onTestFinished(() => void vi.restoreAllMocks());
    const tokens: (string | null)[] = [];
    const { answer } = visit({ at: '/policy', calls: [mockAnswer('login', toLoginResponse(sampleParent))] });
    await wayIn.click();
    await logIn();
    await expect.element(account).toBeVisible();
    answer(
      mockAnswer('listUserBookings', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return [];
      }),
    );
    await api.GET('/api/users/bookings/{userId}', bookingsCall);
    expect(tokens).toEqual([`Bearer ${sampleParent.token}`]);
  });

  it('syncs logout and login from another tab', async () => {
    visit({
      at: '/policy',
      user: sampleParent,
      before: () => storeDraft('booking', { childName: 'Ada' }),
    });
    await expect.element(account).toBeVisible();
    const tab = otherStorage();
    tab.removeItem('plaitful.session');
    await expect.element(wayIn).toBeVisible();
    await expect.poll(() => loadDraft('booking')).toBeUndefined();
    await expect.element(anyDialog).not.toBeInTheDocument();
    tab.setItem('plaitful.session', JSON.stringify(sampleParent));
    await expect.element(account).toBeVisible();
  });
});

describe('the lazily loaded session machine', () => {
  it('is loaded for a guest who opens the login', async () => {
    visit({ at: '/policy', isSessionLoaded: false });
    await wayIn.click();
    await expect.element(getDialog('Login')).toBeVisible();
  });

  it('is loaded for a signed-in user, also when another tab signs in', async () => {
    visit({ at: '/policy', isSessionLoaded: false });
    await expect.element(wayIn).toBeVisible();
    otherStorage().setItem('plaitful.session', JSON.stringify(sampleParent));
    await expect.element(account).toBeVisible();
    await expect.element(wayIn).not.toBeInTheDocument();
  });
});

describe('a session the server no longer knows', () => {
  it('ends, explains why, and keeps what was typed', async () => {
    const { answer, address } = visit({
      at: '/policy',
      user: sampleParent,
      before: () => storeDraft('booking', { childName: 'Ada' }),
    });
    await expect.element(account).toBeVisible();
    answer(expiry, mockAnswer('login', toLoginResponse(sampleParent)));
    await api.GET('/api/users/bookings/{userId}', bookingsCall);
    await expect
      .element(getDialog('Login'))
      .toMatchTextContent('You were logged out because some time has passed');
    expect(getUser()).toBeNull();
    expect(loadDraft('booking')).toEqual({ childName: 'Ada' });
    expect(address()).toBe('/policy');

    await logIn();
    await expect.element(anyDialog).not.toBeInTheDocument();
    await expect.element(account).toBeVisible();
    expect(address()).toBe('/policy');
    expect(loadDraft('booking')).toEqual({ childName: 'Ada' });
  });

  it('does not end a session started meanwhile', async () => {
    const renewed = { ...sampleParent, token: 'sampleTokenOfTheSameParentLoggedInAgain' };
    const { answer } = visit({ at: '/policy', user: sampleParent });
    await expect.element(account).toBeVisible();
    answer(
      http.get('*/api/users/bookings/:userId', () => {
        setUser(renewed);
        return HttpResponse.json({ code: 'unauthenticated' }, { status: 401 });
      }),
    );
    await api.GET('/api/users/bookings/{userId}', bookingsCall);
    await expect.element(account).toBeVisible();
    await expect.element(anyDialog).not.toBeInTheDocument();
    expect(getUser()).toEqual(renewed);
  });

  it('does not end on a wrong password', async () => {
    visit({ at: '/policy', calls: [mockProblem('login', { code: 'login_failed' })] });
    await wayIn.click();
    await logIn();
    await expect
      .element(getDialog('Login').getByRole('alert'))
      .toMatchTextContent('Failed to login. Please try again.');
    await expect.element(getDialog('Login')).not.toMatchTextContent('You were logged out');
  });
});

describe('a token that is replaced', () => {
  const renewed = { ...sampleParent, token: 'sampleTokenOfTheSessionAfterTheChange' };

  it('ends the session in no tab, when a call is refused for the old one before the new one is there', async () => {
    const { answer } = visit({ at: '/policy', user: sampleParent, calls: [expiry] });
    await expect.element(account).toBeVisible();
    const tab = otherTab();
    const asked = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<undefined>();
    const replaced = tab.navigator.locks.request('plaitful.session', { mode: 'shared' }, async () => {
      asked.resolve(undefined);
      await answered.promise;
      tab.localStorage.setItem('plaitful.session', JSON.stringify(renewed));
    });
    await asked.promise;
    const refused = api.GET('/api/users/bookings/{userId}', bookingsCall);
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1);
    answered.resolve(undefined);
    await replaced;
    expect((await refused).response.status).toBe(401);
    expect(getUser()).toEqual(renewed);
    await expect.element(anyDialog).not.toBeInTheDocument();
    const tokens: (string | null)[] = [];
    answer(
      mockAnswer('listUserBookings', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return [];
      }),
    );
    await api.GET('/api/users/bookings/{userId}', bookingsCall);
    expect(tokens).toEqual([`Bearer ${renewed.token}`]);
  });

  it('makes a list that was refused for the old one be asked for again with the new one', async () => {
    visit({
      at: '/dashboard/bookings',
      user: sampleParent,
      calls: [
        http.get('*/api/users/bookings/:userId', ({ request }) => {
          if (request.headers.get('Authorization') === `Bearer ${renewed.token}`)
            return HttpResponse.json(sampleBookings);
          setUser(renewed);
          return HttpResponse.json({ code: 'unauthenticated' }, { status: 401 });
        }),
      ],
    });
    await expect.element(page.getByText(/^Two big plaits/).first()).toBeVisible();
  });

  it('is not stored when somebody else has logged in meanwhile', async () => {
    visit({ at: '/policy', user: sampleParent });
    const stranger = { ...sampleParent, id: sampleParent.id + 1, token: 'sampleTokenOfSomebodyElse' };
    await replaceToken(async () => {
      setUser(stranger);
      return renewed.token;
    });
    expect(getUser()).toEqual(stranger);
  });
});

describe('logging out', () => {
  it('ends the session on the server and removes all of the user’s data', async () => {
    const tokens: (string | null)[] = [];
    const { address, cache, answer } = visit({
      at: '/dashboard/bookings',
      user: sampleParent,
      calls: [home, mockAnswer('listUserBookings', sampleBookings)],
      before: () => storeDraft('booking', { childName: 'Ada' }),
    });
    answer(
      mockAnswer('logout', ({ request }) => {
        tokens.push(request.headers.get('Authorization'));
        return { done: true } as const;
      }),
    );
    await expect.element(page.getByText(/^Two big plaits/).first()).toBeVisible();
    const keyOfOne = ['get', '/api/booking/{bookingId}', { params: { path: { bookingId: 12 } } }];
    cache.setQueryData(keyOfOne, sampleBookings[0]);
    cache.setQueryData(['get', '/api/booking/booked-services', {}], []);
    await logOut(sampleParent.email);

    await expect.poll(address).toBe('/');
    await expect.element(wayIn).toBeVisible();
    await expect.element(page.getByText('You are logged out.')).toBeInTheDocument();
    await expect.element(anyDialog).not.toBeInTheDocument();
    expect(tokens).toEqual([`Bearer ${sampleParent.token}`]);
    expect(getUser()).toBeNull();
    expect(loadDraft('booking')).toBeUndefined();
    const kept = cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1]);
    expect(kept).toContain('/api/booking/booked-services');
    expect(kept).not.toContain('/api/users/bookings/{userId}');
    expect(kept).not.toContain('/api/booking/{bookingId}');
  });

  it('works without an answer of the server', async () => {
    const { address } = visit({ at: '/policy', user: sampleParent, calls: [home, mockOffline('logout')] });
    await logOut(sampleParent.email);
    await expect.poll(address).toBe('/');
    await expect.element(wayIn).toBeVisible();
    expect(getUser()).toBeNull();
  });

  it('cancels requests of the previous page', async () => {
    const asked: (string | null)[] = [];
    const { address, cache } = visit({
      at: '/admin/bookings',
      user: sampleOwner,
      calls: [
        home,
        loggedOut,
        mockAnswer('listUndeliveredMessages', []),
        mockAnswer('getBackupStatus', { lastGoodAt: null, hasFailed: false }),
        mockAnswer('listBookings', ({ request }) => {
          asked.push(request.headers.get('Authorization'));
          return sampleBookings;
        }),
      ],
    });
    await expect.element(page.getByText(/^Two big plaits/).first()).toBeVisible();
    await expect.poll(() => cache.isFetching()).toBe(0);
    const before = asked.length;
    await getButton('Log Out').click();
    await expect.poll(address).toBe('/');
    await expect.element(wayIn).toBeVisible();
    expect(asked).toEqual(Array(before).fill(`Bearer ${sampleOwner.token}`));
  });
});
