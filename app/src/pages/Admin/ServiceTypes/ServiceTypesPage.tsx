import type { ServiceType } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { Spinner } from '@plaitful/design-system/Spinner';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { admin } from '@plaitful/messages/en-CA/admin';
import {
  adminTypes as labels,
  createType,
  deleteType,
  updateType,
} from '@plaitful/messages/en-CA/adminServiceTypes';
import { ConfirmCallDialog } from '../../../features/editing/ConfirmCallDialog.tsx';
import { useState } from 'react';
import * as css from './ServiceTypesPage.css.ts';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { usePaging, type Paging } from '../../../features/lists/usePaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { CreateServiceType } from '../../../features/admin/CreateServiceType.tsx';
import { useNameForm } from '../../../features/admin/useNameForm.ts';
import {
  serviceTypeToastOptions,
  useServiceTypes,
  useServiceTypeList,
} from '../../../features/admin/useServiceTypes.ts';
import { $api, api } from '../../../lib/api/client.ts';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { paths } from '../../../lib/paths.ts';
import { ifMatch, useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { ConflictDialog } from '../../../features/editing/ConflictDialog.tsx';
import { FormDialog } from '../../../features/editing/FormDialog.tsx';

interface ServiceTypesTableProps {
  paging: Paging<ServiceType>;
  state: TableState | undefined;
  onEdit: (type: ServiceType) => void;
  onDelete: (type: ServiceType) => void;
}

const columns: readonly TableColumn<ServiceType>[] = [
  {
    key: 'name',
    header: labels.column.name,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ serviceName }) => serviceName,
  },
];

function ServiceTypesTable({ paging, state, onEdit, onDelete }: ServiceTypesTableProps) {
  return (
    <PaginatedTable
      {...paging}
      caption={labels.title}
      columns={columns}
      rowKey={({ serviceId }) => serviceId}
      state={state}
      cardsBelow={560}
      actions={{
        header: labels.column.action,
        width: 'button',
        isRevealedOnHover: true,
        cell: (type) => (
          <Inline gap={1} isWrapping={false} justify="end">
            <Button variant="text" size="sm" icon="pencil" onClick={() => onEdit(type)}>
              {labels.edit}
              <VisuallyHidden>{` ${type.serviceName}`}</VisuallyHidden>
            </Button>
            <Button variant="text" size="sm" icon="trash" onClick={() => onDelete(type)}>
              {labels.delete}
              <VisuallyHidden>{` ${type.serviceName}`}</VisuallyHidden>
            </Button>
          </Inline>
        ),
      }}
    />
  );
}

const typesPerPage = 8;

type Opened =
  | { dialog: 'create' }
  | { dialog: 'update'; type: ServiceType }
  | { dialog: 'delete'; serviceId: ServiceType['serviceId'] };

export function ServiceTypesPage() {
  const query = useServiceTypes();
  const paging = usePaging(labels.title, query.data ?? [], typesPerPage);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const create = () => setOpened({ dialog: 'create' });
  const leaving =
    opened?.dialog === 'delete'
      ? query.data?.find(({ serviceId }) => serviceId === opened.serviceId)
      : undefined;
  return (
    <>
      <AdminPage
        heading={labels.title}
        actions={
          <Button icon="plus" onClick={create}>
            {createType.title}
          </Button>
        }
      >
        {query.isPending ? <Loading /> : null}
        <ServiceTypesTable
          paging={paging}
          state={getTableState(query, {
            loading: labels.loading,
            empty: <EmptyState title={labels.empty} />,
            failed: admin.loadError,
            failedToast: labels.loadFailed,
            toastAt: serviceTypeToastOptions,
          })}
          onEdit={(type) => setOpened({ dialog: 'update', type })}
          onDelete={({ serviceId }) => setOpened({ dialog: 'delete', serviceId })}
        />
      </AdminPage>
      {opened?.dialog === 'create' ? <CreateServiceType onClose={close} /> : null}
      {opened?.dialog === 'update' ? <UpdateServiceType type={opened.type} onClose={close} /> : null}
      <DeleteServiceType type={leaving} onClose={close} />
    </>
  );
}

/** The table already announces loading. */
function Loading() {
  return (
    <p className={css.loading} aria-hidden="true">
      <Spinner />
      {labels.loading}
    </p>
  );
}

function DeleteServiceType({ type, onClose }: { type: ServiceType | undefined; onClose: () => void }) {
  const list = useServiceTypeList();
  const call = $api.useMutation('delete', '/api/service-type/delete/{serviceId}', {
    onSuccess: (_done, { params }) => {
      toast.success(deleteType.done, { position: serviceTypeToastOptions });
      list.remove(params.path.serviceId);
      onClose();
    },
    onError: (error) => {
      if (!hasStyles(error)) toast.error(deleteType.failed, { position: serviceTypeToastOptions });
      return list.refresh();
    },
  });
  const serviceName = type?.serviceName ?? '';
  const hasFailed = call.error !== null && call.variables?.params.path.serviceId === type?.serviceId;
  return (
    <ConfirmCallDialog
      isOpen={type !== undefined}
      title={deleteType.title({ serviceName })}
      labels={{ ...deleteType, confirming: deleteType.confirming({ serviceName }) }}
      call={call}
      error={hasFailed ? <Refusal serviceName={serviceName} error={call.error} /> : undefined}
      onConfirm={() => {
        if (!type) return;
        const { serviceId, etag } = type;
        call.mutate({ params: { path: { serviceId }, ...ifMatch(etag) } });
      }}
      onClose={onClose}
    >
      <p>{deleteType.text}</p>
    </ConfirmCallDialog>
  );
}

/** Trying again would not help: the dialog says what would. */
function hasStyles(error: unknown): boolean {
  const problem = parseProblem(error);
  return problem.kind === 'refused' && problem.code === 'type_has_styles';
}

/** Why the server refused; where styles use the type, with a link to them. */
function Refusal({ serviceName, error }: { serviceName: string; error: unknown }) {
  const errorMessages = useErrorMessages();
  const problem = parseProblem(error);
  return (
    <>
      <ContactText text={errorMessages.afterSending(problem) ?? deleteType.failed} />{' '}
      {hasStyles(error) ? (
        <Link href={`${paths.adminStyles.href()}?q=${encodeURIComponent(serviceName)}`}>
          {deleteType.refusedLink}
        </Link>
      ) : null}
    </>
  );
}

function UpdateServiceType({ type, onClose }: { type: ServiceType; onClose: () => void }) {
  const { serviceId, serviceName: stored, etag } = type;
  const list = useServiceTypeList();
  const { save, sent, isSaving, newest, ...update } = useUpdateWithConflict({
    send: (serviceName: string, match) =>
      api.PUT('/api/service-type/update/{serviceId}', {
        params: { path: { serviceId }, ...match },
        body: { serviceId, serviceName },
      }),
    readNewest: () => list.readNewest(serviceId),
    onStored: (renamed) => {
      list.keep(renamed);
      onClose();
    },
    labels: updateType,
    position: serviceTypeToastOptions,
  });
  const { field, ...nameForm } = useNameForm(stored, update.error);
  const yours = sent?.trim() ?? '';
  return (
    <>
      <FormDialog
        {...nameForm}
        title={updateType.title}
        labels={updateType}
        isBusy={isSaving}
        onSubmit={({ serviceName }) => save(serviceName, etag)}
        onClose={onClose}
      >
        <TextField label={updateType.label} {...field} isRequired />
      </FormDialog>
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={
          newest === undefined || newest.serviceName === yours
            ? []
            : [{ label: updateType.label, newest: newest.serviceName, yours }]
        }
        isSaving={isSaving}
        error={update.newestError}
        onTakeNewest={onClose}
        onKeepYours={() => save(yours, newest?.etag)}
        onClose={update.forgetNewest}
      />
    </>
  );
}
