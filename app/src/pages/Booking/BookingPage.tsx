import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';

export function BookingPage() {
  return <NotFoundPage />;
}
