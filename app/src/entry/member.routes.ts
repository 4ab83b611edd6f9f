import type { RouteObject } from 'react-router-dom';
import { bookingRoutes } from './booking.routes.tsx';
import { dashboardRoutes } from './dashboard.routes.tsx';

/** The pages that only members see. */
export const memberRoutes: RouteObject[] = [...bookingRoutes, ...dashboardRoutes];
