import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { fetchedPage } from '../../routing/fetchedPage.tsx';

/** The booking flow of product spec 2, "/bookingdetails". */
export const bookingRoutes: RouteObject[] = [
  {
    path: paths.booking.path,
    ...fetchedPage(async () => (await import('./BookingPage.tsx')).BookingPage),
  },
];
