import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';

export function DashboardLayout() {
  return <NotFoundPage />;
}
