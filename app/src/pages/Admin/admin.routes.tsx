import { Navigate, type RouteObject } from 'react-router-dom';
import { GuardedOutlet } from '../../chrome/CrashGuard.tsx';
import { paths } from '../../paths.ts';
import { fetchedPage } from '../../routing/fetchedPage.tsx';

/** The owner's side of product spec 2, "/admin"; what is not a page of it is Not Found within it. */
export const adminRoutes: RouteObject[] = [
  {
    Component: GuardedOutlet,
    children: [
      {
        path: paths.admin.path,
        ...fetchedPage(async () => (await import('./AdminLayout.tsx')).AdminLayout),
        children: [
          { index: true, element: <Navigate to={paths.adminStyles.href()} replace /> },
          {
            path: paths.adminStyles.path,
            ...fetchedPage(async () => (await import('./Styles/StylesPage.tsx')).StylesPage),
          },
          {
            path: paths.adminStyleAdd.path,
            ...fetchedPage(async () => (await import('./StyleForm/StyleAddPage.tsx')).StyleAddPage),
          },
          {
            path: paths.adminStyleUpdate.path,
            ...fetchedPage(async () => (await import('./StyleForm/StyleUpdatePage.tsx')).StyleUpdatePage),
          },
          {
            path: paths.adminServiceTypes.path,
            ...fetchedPage(
              async () => (await import('./ServiceTypes/ServiceTypesPage.tsx')).ServiceTypesPage,
            ),
          },
          {
            path: paths.adminBookings.path,
            ...fetchedPage(async () => (await import('./Bookings/BookingsPage.tsx')).BookingsPage),
          },
          {
            path: paths.adminBookingUpdate.path,
            ...fetchedPage(
              async () => (await import('./BookingUpdate/BookingUpdatePage.tsx')).BookingUpdatePage,
            ),
          },
          {
            path: paths.adminUndelivered.path,
            ...fetchedPage(async () => (await import('./Undelivered/UndeliveredPage.tsx')).UndeliveredPage),
          },
          {
            path: paths.adminReviews.path,
            ...fetchedPage(async () => (await import('./Reviews/ReviewsPage.tsx')).ReviewsPage),
          },
          {
            path: paths.adminUsers.path,
            ...fetchedPage(async () => (await import('./Users/UsersPage.tsx')).UsersPage),
          },
          {
            path: paths.adminUploads.path,
            ...fetchedPage(async () => (await import('./Uploads/UploadsPage.tsx')).UploadsPage),
          },
          {
            path: paths.adminVideo.path,
            ...fetchedPage(async () => (await import('./Uploads/UploadsPage.tsx')).VideoPage),
          },
          {
            path: paths.adminQuizes.path,
            ...fetchedPage(async () => (await import('./Uploads/UploadsPage.tsx')).QuizesPage),
          },
          {
            path: '*',
            ...fetchedPage(async () => (await import('./AdminNotFound.tsx')).AdminNotFound),
          },
        ],
      },
    ],
  },
];
