import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { createType as words } from '@plaitful/messages/en-CA/adminServiceTypes';
import { useLocation } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import { paths } from '../../lib/paths.ts';
import { FormDialog } from '../editing/FormDialog.tsx';
import { useNameForm } from './useNameForm.ts';
import { TOAST_OPTIONS, useServiceTypeList } from './useServiceTypes.ts';
import * as css from './admin.css.ts';

export function CreateServiceType({ onClose }: { onClose: () => void }) {
  const list = useServiceTypeList();
  const isOnTheList = useLocation().pathname === paths.adminServiceTypes.path;
  const position = isOnTheList ? TOAST_OPTIONS : 'top-right';
  const call = $api.useMutation('post', '/api/service-type/add', {
    onSuccess: () => {
      toast.success(words.done, { position });
      void list.refresh();
      onClose();
    },
    onError: () => toast.error(words.failed, { position }),
  });
  const { field, ...dialogForm } = useNameForm('', call.error);
  return (
    <FormDialog
      {...dialogForm}
      title={words.title}
      words={words}
      isBusy={call.isPending}
      onSubmit={(body) => call.mutate({ body })}
      onClose={onClose}
    >
      <div className={css.raised}>
        <TextField label={words.label} hint={words.hint} {...field} isRequired />
      </div>
    </FormDialog>
  );
}
