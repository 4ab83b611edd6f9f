import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Grid } from '@plaitful/design-system/Grid';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { useId } from 'react';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { useTextField } from '../../lib/forms/useField.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useContactForm, type ContactWords } from './useContactForm.ts';

/** Name, email, phone and message to the studio (product spec 2, About). */
export function ContactForm({ words }: { words: ContactWords }) {
  const whyId = useId();
  const { form, submit, isSending, problem } = useContactForm(words);
  const errorMessages = useErrorMessages();
  const isValid = useFormState(form, (state) => state.isValid);
  const name = useTextField(form, 'name');
  const email = useTextField(form, 'email');
  const phone = useTextField(form, 'phone');
  const message = useTextField(form, 'message');
  return (
    <Form onSubmit={submit} ariaLabel={words.title}>
      <Stack gap={4}>
        {problem === null ? null : (
          <Banner tone="critical" title={words.failed.text} isLive>
            <ContactText
              text={
                errorMessages.detailAfterSending(problem, { invalid: words.failed.hint }) ?? words.failed.hint
              }
            />
          </Banner>
        )}
        <TextField label={words.name.label} autoComplete="name" {...name} isRequired />
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
          <TextField label={words.email.label} type="email" autoComplete="email" {...email} isRequired />
          <TextField label={words.phone.label} type="tel" autoComplete="tel" {...phone} isRequired />
        </Grid>
        <TextArea label={words.message.label} hint={words.message.hint} rows={4} {...message} isRequired />
        <Stack gap={2} align="start">
          <Button
            type="submit"
            size="lg"
            isBusy={isSending}
            busyLabel={words.submitting}
            isNotReady={!isValid}
            onNotReady={submit}
            {...(isValid ? {} : { describedBy: whyId })}
          >
            {words.submit}
          </Button>
          {isValid ? null : (
            <Text id={whyId} size="sm" tone="muted">
              {words.why}
            </Text>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}
