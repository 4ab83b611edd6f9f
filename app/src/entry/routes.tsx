import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadModule } from '../lib/code/loadModule.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../lib/routing/Redirect.tsx';
import type { PageModule } from '../lib/routing/page.ts';
import { pages, type Page } from '../pages/pages.ts';
import { PageLoading } from '../shell/CenteredMessage.tsx';
import { RootLayout, RouteErrorBoundary } from '../shell/RootLayout.tsx';
import { SiteLayout } from '../shell/SiteLayout.tsx';

const files = import.meta.glob<PageModule>(['../pages/**/*Page.tsx', '!../pages/Admin/**']);

function toRoute({ path, module = '', redirectTo, ...handle }: Page): RouteObject {
  if (redirectTo !== undefined) return { path, handle, element: <Redirect to={redirectTo} /> };
  const [folder, ...rest] = module.split('/');
  const name = rest.at(-1) ?? '';
  return {
    path,
    handle,
    lazy: async () => {
      const all = folder === 'Admin' ? (await import('./adminPages.ts')).adminPageModules : files;
      const Component = (await all[`../pages/${module}.tsx`]?.())?.[name];
      if (!Component) throw new Error(`app/src/pages/${module}.tsx exports no ${name}`);
      return { Component };
    },
  };
}

const toRoutes = (isIncluded: (page: Page) => boolean): RouteObject[] =>
  pages.filter(isIncluded).map(toRoute);

const isUnder =
  (root: string) =>
  ({ path }: Page): boolean =>
    path === root || path.startsWith(`${root}/`);

const isOfMember = isUnder(paths.dashboard.path);
const isOfOwner = isUnder(paths.admin.path);
const isOfBooking = ({ path }: Page): boolean => path === paths.style.path || path === paths.booking.path;

const apiRoute = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('../lib/api/ApiQueryProvider.tsx')).ServerDataLayout }),
  children,
});

const guardRoute = (children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('../lib/session/guards.tsx')).PageGuardOutlet }),
  children,
});

const bookingRoute: RouteObject = {
  lazy: async () => ({ Component: (await import('../features/booking/BookingLayout.tsx')).BookingLayout }),
  children: [
    ...toRoutes((page) => isOfBooking(page) && !page.guard),
    guardRoute(toRoutes((page) => isOfBooking(page) && page.guard !== undefined)),
  ],
};

const memberRoute: RouteObject = {
  lazy: async () => ({ Component: (await import('../pages/Dashboard/DashboardLayout.tsx')).DashboardLayout }),
  children: toRoutes(isOfMember),
};

const ownerRoute: RouteObject = {
  lazy: async () => ({ Component: (await import('../pages/Admin/AdminLayout.tsx')).AdminLayout }),
  children: toRoutes(isOfOwner),
};

/**
 * The routes of the app, derived from `pages`.
 * @param more further routes of the site, for stories
 */
export const createRoutes = (more: RouteObject[] = []): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: PageLoading,
    children: [
      {
        Component: SiteLayout,
        children: [
          {
            ErrorBoundary: RouteErrorBoundary,
            children: [
              ...toRoutes(({ guard, callsApi = false }) => !guard && !callsApi),
              apiRoute([
                ...toRoutes((page) => page.callsApi === true && !isOfBooking(page)),
                bookingRoute,
                guardRoute([memberRoute]),
              ]),
              ...more,
            ],
          },
        ],
      },
      { ErrorBoundary: RouteErrorBoundary, children: [apiRoute([guardRoute([ownerRoute])])] },
    ],
  },
];

/** The same routes, with their code loaded by {@link loadModule}. */
export const withModuleRecovery = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => loadModule(lazy) }),
      ...(children && { children: withModuleRecovery(children) }),
    } as RouteObject;
  });

/** Loads the code of the page at this path; rejects when it cannot be fetched. */
export async function resolveLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      // Hydration needs routes without `lazy`, which are rendered at once.
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
