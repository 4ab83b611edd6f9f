import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';

export function AdminLayout() {
  return <NotFoundPage />;
}
