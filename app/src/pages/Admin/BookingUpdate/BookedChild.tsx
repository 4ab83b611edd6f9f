import type { ChildOfFamily, Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea } from '@plaitful/design-system/TextArea';
import { STUDIO_NOTE_MAX_LENGTH } from '@plaitful/domain/hair-card';
import { bookedChild as labels } from '@plaitful/messages/en-CA/adminChildren';
import { useQueryClient } from '@tanstack/react-query';
import { HairCardView } from '../../../features/children/HairCardView.tsx';
import { ConflictDialog } from '../../../features/editing/ConflictDialog.tsx';
import { useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';
import { UnsavedChangesGuard } from '../../../features/editing/UnsavedChangesDialog.tsx';
import { useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { LoadingOrError } from '../../../features/lists/tableState.tsx';
import { $api, api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';

const toParams = (userId: number) => ({ params: { path: { userId } } });

/** The hair card of a saved child, and the studio's own note. */
export function BookedChild({ userId, childId, childName }: Booking) {
  const query = $api.useQuery('get', '/api/users/{userId}/children', toParams(userId));
  const { data } = query;
  const child = data?.find((other) => other.childId === childId);
  return (
    <SectionCard heading={labels.title({ childName })}>
      {data ? null : <LoadingOrError query={query} labels={labels} />}
      {data && !child ? <Text tone="muted">{labels.removed}</Text> : null}
      {child ? (
        <>
          <HairCardView card={child.hairCard} />
          <Note key={child.childId} child={child} />
        </>
      ) : null}
    </SectionCard>
  );
}

interface NoteValues {
  note: string;
}

function validate({ note }: NoteValues): FieldErrors<NoteValues> {
  const over = Array.from(note).length - STUDIO_NOTE_MAX_LENGTH;
  return over > 0 ? { note: labels.note.tooLong({ max: STUDIO_NOTE_MAX_LENGTH, over }) } : {};
}

const counter = {
  max: STUDIO_NOTE_MAX_LENGTH,
  text: labels.note.count,
  spoken: labels.note.spoken,
  tooLong: labels.note.tooLong,
};

function useNote({ userId, childId, studioNote }: ChildOfFamily) {
  const cache = useQueryClient();
  const { queryKey } = $api.queryOptions('get', '/api/users/{userId}/children', toParams(userId));
  const update = useUpdateWithConflict({
    send: ({ note }: NoteValues, match) =>
      api.PUT('/api/users/{userId}/children/{childId}/note', {
        params: { path: { userId, childId }, ...match },
        body: { note: note.trim() },
      }),
    readNewest: async () => {
      await cache.invalidateQueries({ queryKey });
      return cache.getQueryData<ChildOfFamily[]>(queryKey)?.find((other) => other.childId === childId);
    },
    onStored: (stored: ChildOfFamily) => {
      cache.setQueryData<ChildOfFamily[]>(queryKey, (all) =>
        all?.map((other) => (other.childId === childId ? stored : other)),
      );
      form.reset({ note: stored.studioNote });
      update.forgetNewest();
    },
    labels: labels.note,
  });
  const { form, error } = useDialogForm({ initial: { note: studioNote }, validate, error: update.error });
  return { form, error, update };
}

function Note({ child }: { child: ChildOfFamily }) {
  const { form, error, update } = useNote(child);
  const isDirty = useFormState(form, (state) => state.isDirty);
  return (
    <Form onSubmit={() => form.submit((values) => update.save(values, child.etag))}>
      <Stack gap={3}>
        <FormSubmitError problem={error} />
        <TextArea
          {...useTextField(form, 'note')}
          label={labels.note.label}
          hint={labels.note.hint}
          counter={counter}
        />
        <div>
          <Button
            type="submit"
            variant="outline"
            size="sm"
            isBusy={update.isSaving}
            busyLabel={labels.note.submitting}
          >
            {labels.note.submit}
          </Button>
        </div>
      </Stack>
      {isDirty ? <UnsavedChangesGuard when /> : null}
      <ChangedNote form={form} update={update} />
    </Form>
  );
}

/** Somebody else changed the child meanwhile. */
function ChangedNote({ form, update }: Pick<ReturnType<typeof useNote>, 'form' | 'update'>) {
  const { newest, sent } = update;
  return (
    <ConflictDialog
      isOpen={newest !== undefined}
      fields={
        newest && sent && newest.studioNote !== sent.note
          ? [{ label: labels.note.label, newest: newest.studioNote, yours: sent.note }]
          : []
      }
      isSaving={update.isSaving}
      error={update.newestError}
      onTakeNewest={() => {
        if (newest) form.reset({ note: newest.studioNote });
        update.forgetNewest();
      }}
      onKeepYours={() => sent && update.save(sent, newest?.etag)}
      onClose={update.forgetNewest}
    />
  );
}
