import { Text } from '@plaitful/design-system/Text';
import { notFound } from '@plaitful/messages/en-CA/common';
import { AdminPage } from '../../features/admin/AdminPage.tsx';

/** Unknown admin paths, and every admin path for a user who is no admin. */
export function AdminNotFoundPage() {
  return (
    <AdminPage heading={notFound.title}>
      <Text size="lg">{notFound.admin.text}</Text>
    </AdminPage>
  );
}
