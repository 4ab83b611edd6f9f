import { Text } from '@plaitful/design-system/Text';
import { notFound } from '@plaitful/messages/en-CA/common';
import { AdminPage } from '../../features/admin/AdminPage.tsx';

/** What an unknown path of the owner's side shows, and every path to a user who is no admin (product spec 2). */
export function AdminNotFound() {
  return (
    <AdminPage heading={notFound.title}>
      <Text size="lg">{notFound.admin.text}</Text>
    </AdminPage>
  );
}
