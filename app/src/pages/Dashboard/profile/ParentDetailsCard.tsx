import type { Account } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Form } from '@plaitful/design-system/Form';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { Stack } from '@plaitful/design-system/Stack';
import { breakable, Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { validatePersonName } from '@plaitful/domain/person-name';
import { toE164OrUnchanged, toE164 } from '@plaitful/domain/phone';
import { personName } from '@plaitful/messages/en-CA/fields';
import { parentDetails as labels } from '@plaitful/messages/en-CA/profile';
import { formatPhone } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ConflictDialog, type ChangedField } from '../../../features/editing/ConflictDialog.tsx';
import { useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { UnsavedChangesGuard } from '../../../features/editing/UnsavedChangesDialog.tsx';
import { useUpdateWithConflict } from '../../../features/editing/useUpdate.ts';
import { api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useField, useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';
import { paths } from '../../../lib/paths.ts';
import { refreshAccount, useAccountUpdate } from '../../../lib/session/account.ts';
import * as css from './profile.css.ts';

interface YouValues {
  firstName: string;
  lastName: string;
  mobilePhone: string;
}

const toFormValues = ({ firstName, lastName, mobilePhone }: Account): YouValues => ({
  firstName,
  lastName,
  mobilePhone: mobilePhone ?? '',
});

function nameError(name: string, missing: string): string | undefined {
  const problem = validatePersonName(name);
  if (problem === undefined) return undefined;
  return problem === 'required' ? missing : personName[problem];
}

const validate = ({ firstName, lastName, mobilePhone }: YouValues): FieldErrors<YouValues> => ({
  firstName: nameError(firstName, labels.firstName.error),
  lastName: nameError(lastName, labels.lastName.error),
  mobilePhone: mobilePhone !== '' && toE164(mobilePhone) === undefined ? labels.phone.error : undefined,
});

/** Name and phone, edited in place. */
export function ParentDetailsCard({ account }: { account: Account }) {
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card element="section" labelledBy={id}>
      <Stack gap={4}>
        <div className={css.head}>
          <Heading level={2} size="xl" id={id}>
            {labels.title}
          </Heading>
          {isEditing ? null : (
            <Button ref={edit} variant="outline" size="sm" icon="pencil" onClick={() => setEditing(true)}>
              {labels.edit}
            </Button>
          )}
        </div>
        {isEditing ? (
          <YouForm account={account} onClose={() => setEditing(false)} />
        ) : (
          <YouFacts account={account} />
        )}
      </Stack>
    </Card>
  );
}

function YouFacts({ account: { firstName, lastName, email, mobilePhone } }: { account: Account }) {
  return (
    <>
      <DescriptionList
        items={[
          { term: labels.name, description: `${firstName} ${lastName}` },
          {
            term: labels.phone.label,
            description: mobilePhone === null ? labels.phone.none : formatPhone(mobilePhone),
          },
          { term: labels.email.label, description: breakable(email) },
        ]}
      />
      <Text size="sm">
        <Link href={paths.settings.href()}>{labels.email.change}</Link>
      </Text>
    </>
  );
}

const fields: readonly { label: string; of: (values: YouValues) => string }[] = [
  { label: labels.firstName.label, of: ({ firstName }) => firstName },
  { label: labels.lastName.label, of: ({ lastName }) => lastName },
  {
    label: labels.phone.label,
    of: ({ mobilePhone }) => (mobilePhone === '' ? '' : formatPhone(mobilePhone)),
  },
];

const differences = (newest: YouValues, yours: YouValues): ChangedField[] =>
  fields
    .map(({ label, of }) => ({ label, newest: of(newest), yours: of(yours) }))
    .filter((field) => field.newest !== field.yours);

function useYouUpdate(onClose: () => void) {
  const cache = useQueryClient();
  const keep = useAccountUpdate();
  return useUpdateWithConflict({
    send: ({ firstName, lastName, mobilePhone }: YouValues, match) =>
      api.PUT('/api/account', {
        params: match,
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          mobilePhone: mobilePhone === '' ? null : toE164OrUnchanged(mobilePhone),
        },
      }),
    readNewest: () => refreshAccount(cache),
    onStored: (stored: Account) => {
      keep(stored);
      onClose();
    },
    labels,
  });
}

function YouForm({ account, onClose }: { account: Account; onClose: () => void }) {
  // The version that was on the screen when editing began.
  const [seen] = useState(account);
  const update = useYouUpdate(onClose);
  const { form, error } = useDialogForm({ initial: toFormValues(seen), validate, error: update.error });
  const isDirty = useFormState(form, (state) => state.isDirty);
  const { newest, sent } = update;
  return (
    <Form onSubmit={() => form.submit((values) => update.save(values, seen.etag))}>
      <Stack gap={4}>
        <FormSubmitError problem={error} />
        <Fields form={form} />
        <Text size="sm" tone="muted">
          {labels.kept}
        </Text>
        <Inline gap={3}>
          <Button type="submit" isBusy={update.isSaving} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
        </Inline>
      </Stack>
      {isDirty ? <UnsavedChangesGuard when /> : null}
      <ConflictDialog
        isOpen={newest !== undefined}
        fields={newest && sent ? differences(toFormValues(newest), sent) : []}
        isSaving={update.isSaving}
        error={update.newestError}
        onTakeNewest={onClose}
        onKeepYours={() => sent && update.save(sent, newest?.etag)}
        onClose={update.forgetNewest}
      />
    </Form>
  );
}

function Fields({ form }: Pick<ReturnType<typeof useDialogForm<YouValues>>, 'form'>) {
  const firstName = useTextField(form, 'firstName');
  const lastName = useTextField(form, 'lastName');
  const mobilePhone = useField(form, 'mobilePhone');
  const first = useRef<HTMLElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <TextField
        {...firstName}
        ref={(control) => {
          first.current = control;
          firstName.ref(control);
        }}
        label={labels.firstName.label}
        autoComplete="given-name"
        maxLength={100}
        isRequired
      />
      <TextField
        {...lastName}
        label={labels.lastName.label}
        autoComplete="family-name"
        maxLength={100}
        isRequired
      />
      <PhoneField {...mobilePhone} label={labels.phone.label} hint={labels.phone.hint} />
    </>
  );
}
