import { Navigate, type RouteObject } from 'react-router-dom';
import { PageLoading } from '../../chrome/PageLoading.tsx';
import { RouteCrash } from '../../chrome/RouteCrash.tsx';
import { paths } from '../../paths.ts';

/** The owner's side of product spec 2, "/admin"; what is not a page of it is Not Found within it. */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.path,
    ErrorBoundary: RouteCrash,
    HydrateFallback: PageLoading,
    lazy: async () => ({ Component: (await import('./AdminLayout.tsx')).AdminLayout }),
    children: [
      { index: true, element: <Navigate to={paths.adminStyles.href()} replace /> },
      {
        path: paths.adminStyles.path,
        lazy: async () => ({ Component: (await import('./Styles/StylesPage.tsx')).StylesPage }),
      },
      {
        path: paths.adminServiceTypes.path,
        lazy: async () => ({
          Component: (await import('./ServiceTypes/ServiceTypesPage.tsx')).ServiceTypesPage,
        }),
      },
      {
        path: paths.adminBookings.path,
        lazy: async () => ({ Component: (await import('./Bookings/BookingsPage.tsx')).BookingsPage }),
      },
      {
        path: paths.adminBookingUpdate.path,
        lazy: async () => ({
          Component: (await import('./BookingUpdate/BookingUpdatePage.tsx')).BookingUpdatePage,
        }),
      },
      {
        path: paths.adminReviews.path,
        lazy: async () => ({ Component: (await import('./Reviews/ReviewsPage.tsx')).ReviewsPage }),
      },
      {
        path: paths.adminUsers.path,
        lazy: async () => ({ Component: (await import('./Users/UsersPage.tsx')).UsersPage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./AdminNotFound.tsx')).AdminNotFound }),
      },
    ],
  },
];
