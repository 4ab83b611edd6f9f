import type { ServiceType } from '@plaitful/api-client/contract';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { updateType as words } from '@plaitful/messages/en-CA/adminTypes';
import { $api } from '../../../lib/api/client.ts';
import { ChangedMeanwhile } from '../../../features/admin/changed/ChangedMeanwhile.tsx';
import { ifMatch, isChangedMeanwhile, useNewest } from '../../../features/admin/changed/useNewest.ts';
import { FormDialog } from '../../../features/admin/unsaved/FormDialog.tsx';
import { useNameForm } from '../../../features/admin/useNameForm.ts';
import { toastAt, useServiceTypeList } from '../../../features/admin/useServiceTypes.ts';

interface UpdateServiceTypeProps {
  /** As it was read. */
  type: ServiceType;
  onClose: () => void;
}

/** Renames a service type (product spec 2, Service types list). It is open as long as it is there. */
export function UpdateServiceType({ type, onClose }: UpdateServiceTypeProps) {
  const { save, isSaving, error, newest, forget } = useUpdate(type, onClose);
  const nameForm = useNameForm(type.serviceName, newest ? null : error);
  const { form, field, isDirty, typed: yours } = nameForm;
  return (
    <>
      <FormDialog
        title={words.title}
        words={words}
        isDirty={isDirty}
        isBusy={isSaving}
        error={nameForm.error}
        onSubmit={() => form.submit(({ serviceName }) => save(serviceName, type.etag))}
        onClose={onClose}
      >
        <TextField label={words.label} {...field} isRequired />
      </FormDialog>
      <ChangedMeanwhile
        isOpen={newest !== undefined}
        fields={
          newest === undefined || newest.serviceName === yours
            ? []
            : [{ label: words.label, newest: newest.serviceName, yours }]
        }
        isSaving={isSaving}
        error={error === null || isChangedMeanwhile(error) ? undefined : words.failed}
        onTakeNewest={onClose}
        onKeepYours={() => save(yours, newest?.etag)}
        onClose={forget}
      />
    </>
  );
}

/** The call, and the newest version where somebody else changed it meanwhile. */
function useUpdate({ serviceId }: ServiceType, onDone: () => void) {
  const list = useServiceTypeList();
  const { newest, lookAfter, forget } = useNewest(() => list.readNewest(serviceId));
  const call = $api.useMutation('put', '/api/service-type/update/{serviceId}', {
    onSuccess: (stored) => {
      toast.success(words.done, { position: toastAt });
      list.keep(stored);
      onDone();
    },
    onError: (error) => {
      toast.error(words.failed, { position: toastAt });
      return lookAfter(error);
    },
  });
  return {
    isSaving: call.isPending,
    error: call.error,
    newest,
    save: (serviceName: string, etag: string | undefined) => {
      if (call.isPending) return;
      const params = { path: { serviceId }, ...ifMatch(etag) };
      call.mutate({ params, body: { serviceId, serviceName } });
    },
    /** Back to her own version. */
    forget: () => {
      forget();
      call.reset();
    },
  };
}
