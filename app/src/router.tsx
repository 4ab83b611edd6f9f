import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { PageLoading } from './chrome/PageLoading.tsx';
import { RootLayout } from './chrome/RootLayout.tsx';
import { RouteCrash } from './chrome/RouteCrash.tsx';
import { SiteLayout } from './chrome/SiteLayout.tsx';
import { paths } from './paths.ts';

/** Pages that ask the server for nothing; what lists they show came with the page. */
const stillRoutes: RouteObject[] = [
  {
    path: paths.home.path,
    lazy: async () => ({ Component: (await import('./pages/Home/HomePage.tsx')).HomePage }),
  },
  {
    path: paths.policy.path,
    lazy: async () => ({ Component: (await import('./pages/Policy/PolicyPage.tsx')).PolicyPage }),
  },
  {
    path: paths.faq.path,
    lazy: async () => ({ Component: (await import('./pages/Faq/FaqPage.tsx')).FaqPage }),
  },
  {
    path: paths.forgotPassword.path,
    lazy: async () => ({ Component: (await import('./pages/Passwords/ForgotPage.tsx')).ForgotPage }),
  },
  {
    path: paths.resetPassword.path,
    lazy: async () => ({ Component: (await import('./pages/Passwords/ResetPage.tsx')).ResetPage }),
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./pages/NotFound/NotFoundPage.tsx')).NotFoundPage }),
  },
];

const readingRoutes: RouteObject[] = [
  {
    path: paths.about.path,
    lazy: async () => ({ Component: (await import('./pages/About/AboutPage.tsx')).AboutPage }),
  },
  {
    path: paths.services.path,
    lazy: async () => ({ Component: (await import('./pages/Services/ServicesPage.tsx')).ServicesPage }),
  },
  {
    path: paths.style.path,
    lazy: async () => ({ Component: (await import('./pages/Style/StylePage.tsx')).StylePage }),
  },
];

/** Pages that read from the server or write to it. */
export const withServerData = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./api/ServerData.tsx')).ServerDataLayout }),
  HydrateFallback: PageLoading,
  children,
});

/** Routes that only some visits need, by the route that they belong under. */
interface MoreRoutes {
  readonly site?: RouteObject[];
  readonly app?: RouteObject[];
}

/** The routes of everybody's pages; each page is a chunk of its own. */
export const createRoutes = ({ site = [], app = [] }: MoreRoutes = {}): RouteObject[] => [
  {
    id: 'app',
    Component: RootLayout,
    ErrorBoundary: RouteCrash,
    HydrateFallback: PageLoading,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            id: 'site',
            ErrorBoundary: RouteCrash,
            children: [...stillRoutes, withServerData(readingRoutes), ...site],
          },
        ],
      },
      ...app,
    ],
  },
];

/** The routes of members and of the owner, which are fetched when somebody goes there. */
const fetchers = [
  {
    under: /^\/(dashboard|bookingdetails)(\/|$)/i,
    parent: 'site',
    fetch: async () => [withServerData((await import('./pages/member.routes.ts')).memberRoutes)],
  },
  {
    under: /^\/admin(\/|$)/i,
    parent: 'app',
    fetch: async () => [withServerData((await import('./pages/Admin/admin.routes.tsx')).adminRoutes)],
  },
] as const;

/** Fetches the code of a page that is not there yet. */
const fetchCode = async ({ lazy }: RouteObject): Promise<object | undefined> =>
  typeof lazy === 'function' ? lazy() : undefined;

/** Fetches the code of the pages that are shown at once, so that nothing stands in their place until it is there. */
async function fetchFirstPages(routes: RouteObject[], path: string): Promise<void> {
  const first = matchRoutes(routes, path) ?? [];
  await Promise.all(
    first.map(async ({ route }) => {
      const code = await fetchCode(route);
      if (code) Object.assign(route, code, { lazy: undefined });
    }),
  );
}

/** The router of the running app, with the code of the page that the browser is at. */
export async function createRouter() {
  const path = window.location.pathname;
  const here = fetchers.find(({ under }) => under.test(path));
  const routes = createRoutes(here && { [here.parent]: await here.fetch() });
  await fetchFirstPages(routes, path);
  const known = new Set([here]);
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path: wanted, patch }) => {
      const group = fetchers.find(({ under }) => under.test(wanted));
      if (!group || known.has(group)) return;
      patch(group.parent, await group.fetch());
      known.add(group);
    },
  });
}

/**
 * Makes what fetches the code of a page of this router before it is opened; what fails then is fetched anew when it is.
 * Nothing is fetched for whoever asks their device to save data.
 */
export function createPrefetch(router: Awaited<ReturnType<typeof createRouter>>): (href: string) => void {
  const done = new Set<string>();
  return (href) => {
    const { pathname } = new URL(href, window.location.origin);
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (done.has(pathname) || connection?.saveData === true) return;
    done.add(pathname);
    const fetchPage = async (): Promise<void> => {
      const group = fetchers.find(({ under }) => under.test(pathname));
      const routes: RouteObject[] = group ? await group.fetch() : router.routes;
      const wanted = matchRoutes(routes, pathname) ?? [];
      await Promise.all(wanted.map(({ route }) => fetchCode(route)));
    };
    fetchPage().catch(() => done.delete(pathname));
  };
}
