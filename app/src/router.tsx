import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { PageLoading } from './chrome/PageLoading.tsx';
import { RootLayout } from './chrome/RootLayout.tsx';
import { RouteCrash } from './chrome/RouteCrash.tsx';
import { SiteLayout } from './chrome/SiteLayout.tsx';
import { adminRoutes } from './pages/Admin/admin.routes.tsx';
import { bookingRoutes } from './pages/Booking/booking.routes.tsx';
import { dashboardRoutes } from './pages/Dashboard/dashboard.routes.tsx';
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

const withServerData = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./api/ServerData.tsx')).ServerDataLayout }),
  HydrateFallback: PageLoading,
  children,
});

/** Every route of the app; each page is a chunk of its own. Also used by the stories, in a memory router. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteCrash,
    HydrateFallback: PageLoading,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: RouteCrash,
            children: [
              ...stillRoutes,
              withServerData([...readingRoutes, ...bookingRoutes, ...dashboardRoutes]),
            ],
          },
        ],
      },
      withServerData(adminRoutes),
    ],
  },
];

/** Fetches the code of the pages that are shown at once, so that nothing stands in their place until it is there. */
async function fetchFirstPages(path: string): Promise<void> {
  const first = matchRoutes(routes, path) ?? [];
  await Promise.all(
    first.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** The router of the running app, with the code of the page that the browser is at. */
export async function createRouter() {
  await fetchFirstPages(window.location.pathname);
  return createBrowserRouter(routes);
}
