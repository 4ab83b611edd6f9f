import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { createType as labels } from '@plaitful/messages/en-CA/adminServiceTypes';
import { useLocation } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import { paths } from '../../lib/paths.ts';
import { FormDialog } from '../editing/FormDialog.tsx';
import { useNameForm } from './useNameForm.ts';
import { serviceTypeToastOptions, useServiceTypeList } from './useServiceTypes.ts';
import * as css from './admin.css.ts';

export function CreateServiceType({ onClose }: { onClose: () => void }) {
  const list = useServiceTypeList();
  const isOnTheList = useLocation().pathname === paths.adminServiceTypes.path;
  const position = isOnTheList ? serviceTypeToastOptions : 'top-right';
  const call = $api.useMutation('post', '/api/service-type/add', {
    onSuccess: () => {
      toast.success(labels.done, { position });
      void list.refresh();
      onClose();
    },
    onError: () => toast.error(labels.failed, { position }),
  });
  const { field, ...dialogForm } = useNameForm('', call.error);
  return (
    <FormDialog
      {...dialogForm}
      title={labels.title}
      labels={labels}
      isBusy={call.isPending}
      onSubmit={(body) => call.mutate({ body })}
      onClose={onClose}
    >
      <div className={css.capitalizedLabel}>
        <TextField label={labels.label} hint={labels.hint} {...field} isRequired />
      </div>
    </FormDialog>
  );
}
