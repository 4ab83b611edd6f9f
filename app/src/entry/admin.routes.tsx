import { Navigate, type RouteObject } from 'react-router-dom';
import { GuardedOutlet } from '../shell/CrashGuard.tsx';
import { paths } from '../lib/paths.ts';
import { fetchedPage } from '../lib/routing/fetchedPage.tsx';

/** The owner's side of product spec 2, "/admin"; what is not a page of it is Not Found within it. */
export const adminRoutes: RouteObject[] = [
  {
    Component: GuardedOutlet,
    children: [
      {
        path: paths.admin.path,
        ...fetchedPage(async () => (await import('../pages/Admin/AdminLayout.tsx')).AdminLayout),
        children: [
          { index: true, element: <Navigate to={paths.adminStyles.href()} replace /> },
          {
            path: paths.adminStyles.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Styles/StylesPage.tsx')).StylesPage),
          },
          {
            path: paths.adminStyleAdd.path,
            ...fetchedPage(
              async () => (await import('../pages/Admin/StyleForm/StyleAddPage.tsx')).StyleAddPage,
            ),
          },
          {
            path: paths.adminStyleUpdate.path,
            ...fetchedPage(
              async () => (await import('../pages/Admin/StyleForm/StyleUpdatePage.tsx')).StyleUpdatePage,
            ),
          },
          {
            path: paths.adminServiceTypes.path,
            ...fetchedPage(
              async () => (await import('../pages/Admin/ServiceTypes/ServiceTypesPage.tsx')).ServiceTypesPage,
            ),
          },
          {
            path: paths.adminBookings.path,
            ...fetchedPage(
              async () => (await import('../pages/Admin/Bookings/BookingsPage.tsx')).BookingsPage,
            ),
          },
          {
            path: paths.adminBookingUpdate.path,
            ...fetchedPage(
              async () =>
                (await import('../pages/Admin/BookingUpdate/BookingUpdatePage.tsx')).BookingUpdatePage,
            ),
          },
          {
            path: paths.adminUndelivered.path,
            ...fetchedPage(
              async () => (await import('../pages/Admin/Undelivered/UndeliveredPage.tsx')).UndeliveredPage,
            ),
          },
          {
            path: paths.adminReviews.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Reviews/ReviewsPage.tsx')).ReviewsPage),
          },
          {
            path: paths.adminUsers.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Users/UsersPage.tsx')).UsersPage),
          },
          {
            path: paths.adminUploads.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Uploads/UploadsPage.tsx')).UploadsPage),
          },
          {
            path: paths.adminVideo.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Uploads/UploadsPage.tsx')).VideoPage),
          },
          {
            path: paths.adminQuizes.path,
            ...fetchedPage(async () => (await import('../pages/Admin/Uploads/UploadsPage.tsx')).QuizesPage),
          },
          {
            path: '*',
            ...fetchedPage(async () => (await import('../pages/Admin/AdminNotFound.tsx')).AdminNotFound),
          },
        ],
      },
    ],
  },
];
