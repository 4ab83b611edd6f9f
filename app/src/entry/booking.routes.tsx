import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { fetchedPage } from '../lib/routing/fetchedPage.tsx';

/** The booking flow of product spec 2, "/bookingdetails". */
export const bookingRoutes: RouteObject[] = [
  {
    path: paths.booking.path,
    ...fetchedPage(async () => (await import('../pages/Booking/BookingPage.tsx')).BookingPage),
  },
];
