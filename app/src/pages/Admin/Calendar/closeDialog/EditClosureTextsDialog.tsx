import type { Closure, ClosureTexts } from '@plaitful/api-client/contract';
import { closing } from '@plaitful/messages/en-CA/adminCalendar';
import { toast } from '@plaitful/design-system/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog, useDialogForm } from '../../../../features/editing/FormDialog.tsx';
import { unwrapResponse, toProblem } from '../../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../../lib/api/client.ts';
import { useFormState } from '../../../../lib/forms/useForm.ts';
import { ClosureTextFields } from './ClosureChoices.tsx';
import type { CalendarActions } from '../useCalendarActions.ts';

const labels = closing.edit;

/** Note and message of a closure. When someone else changed them (412), the newest are shown for review. */
export function EditClosureTextsDialog({ closure, actions }: { closure: Closure; actions: CalendarActions }) {
  const cache = useQueryClient();
  const [etag, setEtag] = useState(closure.etag);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: ClosureTexts) =>
      unwrapResponse(
        api.PUT('/api/closures/{closureId}', {
          params: { path: { closureId: closure.closureId }, header: { 'If-Match': etag } },
          body: values,
        }),
      ),
    onSuccess: () => actions.tell(labels.done),
    onError: async (failure) => {
      const problem = toProblem(failure);
      if (problem.kind !== 'refused' || problem.status !== 412) return;
      const all = await cache
        .fetchQuery({ ...$api.queryOptions('get', '/api/closures', {}), staleTime: 0 })
        .catch(() => []);
      const newest = all.find(({ closureId }) => closureId === closure.closureId);
      if (!newest) return;
      setEtag(newest.etag);
      form.reset({ note: newest.note ?? '', message: newest.message });
      toast.message(labels.changed);
    },
  });
  const dialogForm = useDialogForm<ClosureTexts>({
    initial: { note: closure.note ?? '', message: closure.message },
    error,
  });
  const { form } = dialogForm;
  const values = useFormState(form, (state) => state.values);
  return (
    <FormDialog
      {...dialogForm}
      title={labels.title}
      labels={{ cancel: closing.cancel, submit: labels.submit, submitting: labels.submitting }}
      isBusy={isPending}
      onSubmit={(given) => mutate(given)}
      onClose={actions.dismiss}
    >
      <ClosureTextFields texts={values} onChange={(name, text) => form.change(name, text)} />
    </FormDialog>
  );
}
