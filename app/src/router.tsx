import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageLoading } from './chrome/PageLoading.tsx';
import { RootLayout } from './chrome/RootLayout.tsx';
import { RouteCrash } from './chrome/RouteCrash.tsx';
import { SiteLayout } from './chrome/SiteLayout.tsx';
import { adminRoutes } from './pages/Admin/admin.routes.tsx';
import { bookingRoutes } from './pages/Booking/booking.routes.tsx';
import { dashboardRoutes } from './pages/Dashboard/dashboard.routes.tsx';
import { paths } from './paths.ts';

const publicRoutes: RouteObject[] = [
  {
    path: paths.home.path,
    lazy: async () => ({ Component: (await import('./pages/Home/HomePage.tsx')).HomePage }),
  },
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
            children: [...publicRoutes, ...bookingRoutes, ...dashboardRoutes],
          },
        ],
      },
      ...adminRoutes,
    ],
  },
];

/** The router of the running app. */
export const createRouter = () => createBrowserRouter(routes);
