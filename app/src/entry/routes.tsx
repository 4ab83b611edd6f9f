import { matchPath, type RouteObject } from 'react-router-dom';
import { CrashGuard, GuardedOutlet } from '../shell/CrashGuard.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';
import { SiteLayout } from '../shell/SiteLayout.tsx';
import { paths } from '../lib/paths.ts';
import { fetchCode, fetchedPage } from '../lib/routing/fetchedPage.tsx';
import type { Pages } from '../lib/routing/router.ts';

/** Pages that ask the server for nothing; what lists they show came with the page. */
const stillRoutes: RouteObject[] = [
  {
    path: paths.home.path,
    ...fetchedPage(async () => (await import('../pages/Home/HomePage.tsx')).HomePage),
  },
  {
    path: paths.policy.path,
    ...fetchedPage(async () => (await import('../pages/Policy/PolicyPage.tsx')).PolicyPage),
  },
  {
    path: paths.faq.path,
    ...fetchedPage(async () => (await import('../pages/Faq/FaqPage.tsx')).FaqPage),
  },
  {
    path: paths.forgotPassword.path,
    ...fetchedPage(async () => (await import('../pages/Passwords/ForgotPage.tsx')).ForgotPage),
  },
  {
    path: paths.resetPassword.path,
    ...fetchedPage(async () => (await import('../pages/Passwords/ResetPage.tsx')).ResetPage),
  },
  {
    path: '*',
    ...fetchedPage(async () => (await import('../pages/NotFound/NotFoundPage.tsx')).NotFoundPage),
  },
];

const readingRoutes: RouteObject[] = [
  {
    path: paths.about.path,
    ...fetchedPage(async () => (await import('../pages/About/AboutPage.tsx')).AboutPage),
  },
  {
    path: paths.services.path,
    ...fetchedPage(async () => (await import('../pages/Services/ServicesPage.tsx')).ServicesPage),
  },
  {
    path: paths.verifyEmail.path,
    ...fetchedPage(async () => (await import('../pages/VerifyEmail/VerifyEmailPage.tsx')).VerifyEmailPage),
  },
  {
    ...fetchedPage(async () => (await import('../features/booking/BookingLayout.tsx')).BookingLayout),
    children: [
      {
        path: paths.style.path,
        ...fetchedPage(async () => (await import('../pages/Style/StylePage.tsx')).StylePage),
      },
      {
        path: paths.booking.path,
        ...fetchedPage(async () => (await import('../pages/Booking/BookingPage.tsx')).BookingPage),
      },
    ],
  },
];

const serverData = fetchedPage(async () => (await import('../lib/api/ServerData.tsx')).ServerDataLayout);

/** Pages that read from the server or write to it. */
export const withServerData = (children: RouteObject[]): RouteObject => ({ ...serverData, children });

/** Routes that only some visits need, by the route that they belong under. */
interface MoreRoutes {
  readonly site?: RouteObject[];
  readonly app?: RouteObject[];
}

/** The routes of everybody's pages; each page is a chunk of its own. */
export const createRoutes = ({ site = [], app = [] }: MoreRoutes = {}): RouteObject[] => [
  {
    element: (
      <CrashGuard>
        <RootLayout />
      </CrashGuard>
    ),
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            Component: GuardedOutlet,
            children: [...stillRoutes, withServerData(readingRoutes), ...site],
          },
        ],
      },
      ...app,
    ],
  },
];

/** The routes of members and of the owner, which are fetched when somebody goes there. */
const groups = [
  {
    paths: ['/dashboard/*'],
    place: 'site',
    fetch: async () => [withServerData((await import('./dashboard.routes.tsx')).dashboardRoutes)],
  },
  {
    paths: ['/admin/*'],
    place: 'app',
    fetch: async () => [withServerData((await import('./admin.routes.tsx')).adminRoutes)],
  },
] as const;

/** Shown in place of routes that could not be fetched. */
const failedRoutes = (failed: readonly string[], error: unknown): RouteObject[] => [
  {
    Component: GuardedOutlet,
    children: failed.map((path) => ({
      path,
      Component: () => {
        throw error;
      },
    })),
  },
];

/** The pages of the running app. */
export function createPages(): Pages {
  const more: { site?: RouteObject[]; app?: RouteObject[] } = {};
  let routes = createRoutes();
  const fetchGroup = async (group: (typeof groups)[number], pathname: string): Promise<void> => {
    try {
      more[group.place] ??= await group.fetch();
      routes = createRoutes(more);
      await fetchCode(routes, pathname);
    } catch (error) {
      routes = createRoutes({ ...more, [group.place]: failedRoutes(group.paths, error) });
    }
  };
  return {
    routes: () => routes,
    prepare: (pathname) => {
      const group = groups.find(({ paths: under }) => under.some((path) => matchPath(path, pathname)));
      return group && !more[group.place] ? fetchGroup(group, pathname) : fetchCode(routes, pathname);
    },
  };
}
