import type { SessionUser } from '@plaitful/api-client/contract';
import { nav, toast } from '@plaitful/messages/en-CA/common';
import type { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import {
  createMemoryRouter,
  createPath,
  RouterProvider,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { createQueryCache } from '../lib/api/client.ts';
import { AppProviders } from '../entry/providers.tsx';
import { createRoutes } from '../entry/routes.tsx';
import { createSession } from '../features/account/createSession.tsx';
import { setUpStory } from '../storybook/AppStory.tsx';
import { waitForPendingMocks, startWorker, drainUnmockedRequests } from './unmockedRequests.ts';

interface Visit {
  /** The initial URL. */
  at: InitialEntry;
  /** The page before it, to which Back leads. */
  after?: string;
  /** The signed-in user; a guest when left out. */
  user?: SessionUser;
  /** The mocked calls; the studio's settings are always mocked. */
  calls?: HttpHandler[];
  /** Whether the session machine is loaded initially; for a new guest it is not. @default true */
  isSessionLoaded?: boolean;
  /** Fills the browser's storage before the app opens. */
  before?: () => void;
  /** Further routes of the site. */
  routes?: RouteObject[];
}

interface VisitedApp {
  /** The current URL. */
  address: () => string;
  cache: QueryClient;
  /** The browser's Back. */
  back: () => void;
  /** Whether the router blocks leaving the page; a page registers its blocker after two effects. */
  isBlocked: () => boolean;
  /** Adds mocked calls. */
  answer: (...calls: HttpHandler[]) => void;
}

/**
 * For tests of the whole app: its real routes and providers, with mocked calls. A call without a mock fails
 * the test. Call it once, at the top of a test file; the returned function opens the app.
 */
export function renderAppWithMocks(): (visit: Visit) => VisitedApp {
  let worker: SetupWorker;
  let isAtRest = () => true;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.stop());
  afterEach(async () => {
    // Pending calls would be answered by the mocks of the next test.
    await expect.poll(() => isAtRest()).toBe(true);
    dismissToasts();
    cleanup();
    await waitForPendingMocks();
    worker.resetHandlers();
    expect(drainUnmockedRequests(), 'calls that nothing mocks').toEqual([]);
  });
  return ({ at, after, user, calls = [], isSessionLoaded = true, before, routes }) => {
    setUpStory({ calls, ...(user && { user }) })({ msw: worker });
    before?.();
    const cache = createQueryCache();
    const router = createMemoryRouter(createRoutes(routes), { initialEntries: [after ?? [], at].flat() });
    const getBlocker = vi.spyOn(router, 'getBlocker');
    isAtRest = () => router.state.navigation.state === 'idle' && cache.isFetching() === 0;
    render(
      <AppProviders cache={cache} {...(isSessionLoaded && { session: createSession() })}>
        <RouterProvider router={router} />
      </AppProviders>,
    );
    return {
      address: () => createPath(router.state.location),
      cache,
      back: () => void router.navigate(-1),
      isBlocked: () => getBlocker.mock.calls.length > 0,
      answer: (...more) => worker.use(...more),
    };
  };
}

/** A toast outlives the app that showed it, and would cover the buttons of the next one. */
export function dismissToasts(): void {
  for (const cross of screen.queryAllByRole('button', { name: toast.dismiss })) cross.click();
}

export const getDialog = (name: string) => page.getByRole('dialog', { name, exact: true });

export const getButton = (name: string) => page.getByRole('button', { name, exact: true });

/** The account's menu button of the signed-in user. */
export const getAccount = (email: string) => getButton(nav.user.text({ email }));

/** Chooses a radio button that is covered by its label, where a pointer cannot reach it. */
export async function pressRadio(radio: Locator): Promise<void> {
  await expect.element(radio).toBeInTheDocument();
  radio.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Fills in the login dialog, once it is open, and sends it. */
export async function logIn(): Promise<void> {
  const dialog = getDialog('Login');
  await dialog.getByLabelText('Email', { exact: true }).fill('danielle.roy@example.com');
  await dialog.getByLabelText('Password', { exact: true }).fill('Saturday-2026');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function logOut(email: string): Promise<void> {
  await getAccount(email).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}
