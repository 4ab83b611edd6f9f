import type { ResponseBody } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';
import { calendarFeedForm as labels } from '@plaitful/messages/en-CA/calendarFeed';
import { $api } from '../../lib/api/client.ts';
import { CurrentPasswordField } from '../../lib/forms/CurrentPasswordField.tsx';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm, useApiProblem } from '../../lib/forms/useForm.ts';
import { useAccountPatch } from '../../lib/session/account.ts';
import { FormSubmitError } from '../../shell/FormSubmitError.tsx';
import * as css from './CalendarFeedForm.css.ts';

interface Typed {
  password: string;
}

const nothing: Typed = { password: '' };

const validate = ({ password }: Typed): FieldErrors<Typed> =>
  password === '' ? { password: labels.password.error } : {};

/** A new feed with its URL, which the server returns only once. */
export type NewCalendarFeed = ResponseBody<'createCalendarFeed'>;

interface CalendarFeedFormProps {
  /** Whether there is a current URL, which the new one replaces. */
  isRenewal: boolean;
  onCreated: (feed: NewCalendarFeed) => void;
  onCancel: () => void;
}

/** Requires the password, then creates a feed URL. */
export function CalendarFeedForm({ isRenewal, onCreated, onCancel }: CalendarFeedFormProps) {
  const patchAccount = useAccountPatch();
  const { mutate, isPending, error } = $api.useMutation('post', '/api/account/calendar-feed', {
    onSuccess: (feed) => {
      patchAccount({ calendarFeedCreatedAt: feed.createdAt });
      onCreated(feed);
    },
  });
  const problem = useApiProblem(error);
  const form = useForm({ initial: nothing, validate, problem });
  const submit = () =>
    form.submit((body) => {
      if (!isPending) mutate({ body });
    });
  return (
    <div className={css.form}>
      <Form onSubmit={submit}>
        <FormSubmitError title={labels.failed} problem={problem} />
        <Text>{isRenewal ? `${labels.renew} ${labels.mail}` : labels.mail}</Text>
        <CurrentPasswordField label={labels.password.label} field={useTextField(form, 'password')} />
        <Inline>
          <Button type="submit" isBusy={isPending} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {labels.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
