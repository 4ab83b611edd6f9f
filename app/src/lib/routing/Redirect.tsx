import { Navigate, useNavigation } from 'react-router-dom';

/** Leads to another page, unless one is loading already: then that was chosen later. */
export function Redirect({ to }: { to: string }) {
  return useNavigation().location ? null : <Navigate to={to} replace />;
}
