import { useEffect, useState } from 'react';
import type { SessionUser } from '@plaitful/api-client/contract';
import { mockAnswer } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { createMemoryRouter, RouterProvider, type InitialEntry, type RouteObject } from 'react-router-dom';
import { createQueryCache } from '../lib/api/client.ts';
import { MachineInspectorProvider } from '../lib/machineInspector.ts';
import { AppProviders } from '../entry/providers.tsx';
import { createRoutes } from '../entry/routes.tsx';
import { clearDrafts } from '../lib/drafts.ts';
import type { appSessionMachine } from '../lib/session/appSessionMachine.ts';
import { createSession } from '../features/account/createSession.tsx';
import { setUser } from '../lib/sessionStore.ts';
import { resetFlows, recordFlow } from './flows/recordFlow.ts';
import { sampleAccount } from './sampleChildren.ts';
import { sampleBusiness, sampleOwner, sampleParent } from './sampleData.ts';
import { clearToastsAfterEach } from './toasts.ts';

interface AppStoryProps {
  /** The initial URL, with navigation state where a story needs it. */
  at: InitialEntry;
  /** The session machine with other effects. */
  session?: typeof appSessionMachine;
  /** Further routes of the site. */
  routes?: RouteObject[];
}

/** The whole app at a URL, in a story: the real routes and providers, with mocked calls. */
export function AppStory({ at, session: machine, routes }: AppStoryProps) {
  const [router] = useState(() => createMemoryRouter(createRoutes(routes), { initialEntries: [at] }));
  const [session] = useState(() => createSession(machine, { inspect: recordFlow }));
  const [cache] = useState(createQueryCache);
  // Retries and calls waiting for a connection would call the server in the next story.
  useEffect(
    () => () => {
      cache.clear();
      session.actor.stop();
    },
    [cache, session],
  );
  return (
    <MachineInspectorProvider value={recordFlow}>
      <AppProviders session={session} cache={cache}>
        <RouterProvider router={router} />
      </AppProviders>
    </MachineInspectorProvider>
  );
}

interface StorySetting {
  /** The signed-in user; a guest when left out. */
  user?: SessionUser;
  /** The mocked calls; by default the studio's settings, the account, no closures and no saved children. */
  calls: HttpHandler[];
}

/** Makes a story's `beforeEach`: signed-in user, no drafts, and mocked calls. */
export function setUpStory({ user, calls }: StorySetting) {
  return ({ msw }: { msw: MswApi }): void => {
    clearDrafts();
    resetFlows();
    setUser(user ?? null);
    msw.use(
      mockAnswer('getBusiness', sampleBusiness),
      ...calls,
      mockAnswer('listClosures', []),
      mockAnswer('listBookedChildren', []),
      mockAnswer('listChildren', []),
      mockAnswer('getAccount', sampleAccount),
    );
  };
}

/** Shared by the stories of pages: the whole app fills the window, and ends without toasts. */
export const pageMeta = {
  component: AppStory,
  parameters: { layout: 'fullscreen' },
  afterEach: clearToastsAfterEach,
} as const;

/** A story's `beforeEach` for a guest, with these mocked calls. */
export const asGuest = (...calls: HttpHandler[]) => setUpStory({ calls });

/** Like `asGuest`, with a signed-in parent. */
export const asParent = (...calls: HttpHandler[]) => setUpStory({ user: sampleParent, calls });

/** Like `asGuest`, with the signed-in owner of the studio. */
export const asOwner = (...calls: HttpHandler[]) => setUpStory({ user: sampleOwner, calls });
