import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The booking flow of product spec 2, "/bookingdetails". */
export const bookingRoutes: RouteObject[] = [
  {
    path: paths.booking.path,
    lazy: async () => ({ Component: (await import('./BookingPage.tsx')).BookingPage }),
  },
];
