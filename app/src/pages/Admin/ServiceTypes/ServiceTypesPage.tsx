import type { ServiceType } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Spinner } from '@plaitful/design-system/Spinner';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminTypes as words, createType } from '@plaitful/messages/en-CA/adminTypes';
import { useState } from 'react';
import { listState } from '../../../features/lists/listState.tsx';
import { usePaging } from '../../../features/lists/usePaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { CreateServiceType } from '../../../features/admin/CreateServiceType.tsx';
import { DeleteServiceType } from './DeleteServiceType.tsx';
import { ServiceTypesTable } from './ServiceTypesTable.tsx';
import { UpdateServiceType } from './UpdateServiceType.tsx';
import { toastAt, useServiceTypes } from '../../../features/admin/useServiceTypes.ts';
import * as css from './ServiceTypesPage.css.ts';

/** Service types on one page of the list (product spec 9). */
const typesPerPage = 8;

/** What was opened over the list. */
type Opened =
  | { dialog: 'create' }
  /** As it was read: what changes under it is told at saving. */
  | { dialog: 'update'; type: ServiceType }
  | { dialog: 'delete'; serviceId: ServiceType['serviceId'] };

/** The service types, by pages, with the ways to make, rename and delete one (product spec 2, Service types list). */
export function ServiceTypesPage() {
  const query = useServiceTypes();
  const paging = usePaging(words.title, query.data ?? [], typesPerPage);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = () => setOpened({ dialog: 'create' });
  const leaving =
    opened?.dialog === 'delete'
      ? query.data?.find(({ serviceId }) => serviceId === opened.serviceId)
      : undefined;
  return (
    <div className={css.page}>
      <AdminPage
        heading={words.title}
        actions={
          <Button icon="plus" onClick={create}>
            {createType.title}
          </Button>
        }
      >
        {query.isPending ? <Loading /> : null}
        <ServiceTypesTable
          paging={paging}
          state={listState(query, {
            loading: words.loading,
            empty: <EmptyState title={words.empty} />,
            failed: admin.loadError,
            failedToast: words.loadFailed,
            toastAt,
          })}
          onEdit={(type) => setOpened({ dialog: 'update', type })}
          onDelete={({ serviceId }) => setOpened({ dialog: 'delete', serviceId })}
        />
      </AdminPage>
      {opened?.dialog === 'create' ? <CreateServiceType onClose={close} /> : null}
      {opened?.dialog === 'update' ? <UpdateServiceType type={opened.type} onClose={close} /> : null}
      <DeleteServiceType type={leaving} onClose={close} />
    </div>
  );
}

/** The table says the same to a screen reader. */
function Loading() {
  return (
    <p className={css.loading} aria-hidden="true">
      <Spinner />
      {words.loading}
    </p>
  );
}
