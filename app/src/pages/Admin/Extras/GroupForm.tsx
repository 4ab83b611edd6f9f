import type { OptionGroup } from '@plaitful/api-client/contract';
import { RadioGroup } from '@plaitful/design-system/RadioGroup';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { groupForm as labels } from '@plaitful/messages/en-CA/adminExtras';
import { useOptionGroupList } from '../../../features/admin/useOptionGroups.ts';
import { ConflictDialog } from '../../../features/editing/ConflictDialog.tsx';
import { FormDialog, useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { isConflict, useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { $api } from '../../../lib/api/client.ts';
import type { FieldErrors, Form } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useFormState, type RefusedProblem } from '../../../lib/forms/useForm.ts';
import { changedGroup } from './changedGroup.ts';
import {
  isSameValue,
  newGroup,
  setKind,
  toGroupValues,
  toGroupWrite,
  validateGroup,
  type GroupValues,
} from './groupValues.ts';
import { changeGroup, OptionsField } from './OptionsField.tsx';
import { StylesField } from './StylesField.tsx';
import { sendGroup } from './useGroupActions.ts';

/** The server names single options and styles: `options[0].name`. */
function fieldErrors({ code, errors }: RefusedProblem): FieldErrors<GroupValues> {
  const find = (name: string) => errors.find(({ field }) => field.startsWith(name))?.message;
  const options = find('options');
  const styleIds = find('styleIds');
  return {
    ...(code === 'name_taken' && { name: labels.name.duplicate }),
    ...(options !== undefined && { options }),
    ...(styleIds !== undefined && { styleIds }),
  };
}

interface GroupFormProps {
  initial: GroupValues;
  groupId?: number;
  labels: { title: string; submit: string };
  isBusy: boolean;
  error: unknown;
  onSubmit: (values: GroupValues) => void;
  onClose: () => void;
}

function GroupForm({ initial, groupId, labels: own, error, ...dialog }: GroupFormProps) {
  const dialogForm = useDialogForm({
    initial,
    validate: validateGroup,
    isEqual: isSameValue,
    error,
    fieldErrors,
  });
  const { form } = dialogForm;
  const isGrouped = useFormState(form, ({ values }) => values.isGrouped);
  return (
    <FormDialog
      {...dialog}
      {...dialogForm}
      title={own.title}
      sheet="full"
      labels={{ cancel: labels.cancel, submit: own.submit, submitting: labels.submitting }}
    >
      {isGrouped ? <GroupFields form={form} /> : null}
      <OptionsField form={form} />
      <StylesField form={form} groupId={groupId} />
    </FormDialog>
  );
}

function GroupFields({ form }: { form: Form<GroupValues> }) {
  const values = useFormState(form, (state) => state.values);
  return (
    <>
      <TextField
        label={labels.name.label}
        hint={labels.name.hint}
        autoComplete="off"
        {...useTextField(form, 'name')}
        isRequired
      />
      <RadioGroup
        label={labels.kind.label}
        orientation="horizontal"
        options={(['MANY', 'ONE'] as const).map((value) => ({ value, label: labels.kind.option[value] }))}
        value={values.kind}
        onChange={(kind) => changeGroup(form, setKind(values, kind))}
      />
    </>
  );
}

export function AddGroup({ onClose }: { onClose: () => void }) {
  const list = useOptionGroupList();
  const call = $api.useMutation('post', '/api/option-groups/add', {
    onSuccess: (stored) => {
      toast.success(labels.add.done);
      list.keep(stored);
      onClose();
    },
    onError: () => toast.error(labels.add.failed),
  });
  return (
    <GroupForm
      initial={newGroup}
      labels={labels.add}
      isBusy={call.isPending}
      error={call.error}
      onSubmit={(values) => call.mutate({ body: toGroupWrite(values) })}
      onClose={onClose}
    />
  );
}

interface EditGroupProps {
  group: OptionGroup;
  onClose: () => void;
}

export function EditGroup({ group, onClose }: EditGroupProps) {
  const { groupId, etag, name } = group;
  const list = useOptionGroupList();
  const styles = $api.useQuery('get', '/api/styles/all').data ?? [];
  const { save, sent, isSaving, newest, ...update } = useUpdateWithConflict({
    send: (values: GroupValues, match) => sendGroup(group, toGroupWrite(values), match.header?.['If-Match']),
    readNewest: () => list.loadNewest(groupId),
    onStored: (stored) => {
      list.keep(stored);
      onClose();
    },
    labels: labels.update,
    failure: (problem) => (isConflict(problem) ? undefined : labels.update.failed),
  });
  const names = new Map(styles.map(({ styleId, style }) => [styleId, style]));
  return (
    <>
      <GroupForm
        initial={toGroupValues(group)}
        groupId={groupId}
        labels={{ ...labels.update, title: labels.update.title({ name }) }}
        isBusy={isSaving}
        error={update.error}
        onSubmit={(values) => save(values, etag)}
        onClose={onClose}
      />
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={newest && sent ? changedGroup(newest, toGroupWrite(sent), names) : []}
        isSaving={isSaving}
        error={update.newestError}
        onTakeNewest={onClose}
        onKeepYours={() => {
          if (sent) save(sent, newest?.etag);
        }}
        onClose={update.forgetNewest}
      />
    </>
  );
}
