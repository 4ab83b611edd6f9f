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
        path: paths.adminStyleAdd.path,
        lazy: async () => ({ Component: (await import('./StyleForm/StyleAddPage.tsx')).StyleAddPage }),
      },
      {
        path: paths.adminStyleUpdate.path,
        lazy: async () => ({ Component: (await import('./StyleForm/StyleUpdatePage.tsx')).StyleUpdatePage }),
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
        path: paths.adminUndelivered.path,
        lazy: async () => ({
          Component: (await import('./Undelivered/UndeliveredPage.tsx')).UndeliveredPage,
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
        path: paths.adminUploads.path,
        lazy: async () => ({ Component: (await import('./Uploads/UploadsPage.tsx')).UploadsPage }),
      },
      {
        path: paths.adminVideo.path,
        lazy: async () => ({ Component: (await import('./Uploads/UploadsPage.tsx')).VideoPage }),
      },
      {
        path: paths.adminQuizes.path,
        lazy: async () => ({ Component: (await import('./Uploads/UploadsPage.tsx')).QuizesPage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./AdminNotFound.tsx')).AdminNotFound }),
      },
    ],
  },
];
