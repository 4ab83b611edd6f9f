import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Link } from '@plaitful/design-system/Link';
import { RadioTiles } from '@plaitful/design-system/RadioTiles';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { booking, consent as words } from '@plaitful/messages/en-CA/booking';
import { formatMoney } from '@plaitful/messages/format';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { ContactText } from '../../../shell/ContactText.tsx';
import { NewTabLinks } from '../../../lib/forms/NewTabLinks.tsx';
import { useField, useCheckbox } from '../../../lib/forms/useField.ts';
import { paths } from '../../../lib/paths.ts';
import { fieldId, type DetailsForm } from '../useDetailsForm.ts';
import * as css from './DetailsStep.css.ts';

interface ConsentsProps {
  form: DetailsForm;
  deposit: number;
}

export function Consents({ form, deposit }: ConsentsProps) {
  const studio = useStudioValues();
  const isAsked = useBusiness().photoConsent === 'asked';
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{booking.consents.title}</legend>
      <Text size="sm" tone="muted">
        {isAsked ? words.photo.asked.hint : booking.consents.hint}
      </Text>
      <NewTabLinks>
        <div className={css.consents}>
          <ConsentBox
            form={form}
            name="policyAgreement"
            words={words.policies}
            text={words.policies.text(studio)}
          />
          <ConsentBox
            form={form}
            name="cancellationPolicy"
            words={words.cancellation}
            text={words.cancellation.text({ ...studio, deposit: formatMoney(deposit) })}
          />
          {isAsked ? <PhotoQuestion form={form} /> : <PhotoBox form={form} />}
          <Text size="sm" tone="muted">
            {booking.privacy.text} <Link href={paths.privacy.href()}>{booking.privacy.link}</Link>
          </Text>
        </div>
      </NewTabLinks>
    </fieldset>
  );
}

interface ConsentBoxProps {
  form: DetailsForm;
  name: 'policyAgreement' | 'cancellationPolicy';
  words: { label: string; link: string };
  text: string;
}

function ConsentBox({ form, name, words: { label, link }, text }: ConsentBoxProps) {
  return (
    <Checkbox
      {...useCheckbox(form, name)}
      id={fieldId(name)}
      label={label}
      link={
        <Text size="sm">
          <Link href={paths.policy.href()} isStrong>
            {link}
          </Link>
        </Text>
      }
      isRequired
    >
      {text}
    </Checkbox>
  );
}

function PhotoBox({ form }: { form: DetailsForm }) {
  const studio = useStudioValues();
  return (
    <Checkbox
      {...useCheckbox(form, 'consent')}
      id={fieldId('consent')}
      label={words.photo.label}
      link={
        <Text size="sm" tone="muted">
          <ContactText text={words.photo.hint(studio)} />
        </Text>
      }
      isRequired
    >
      {words.photo.text(studio)}
    </Checkbox>
  );
}

function PhotoQuestion({ form }: { form: DetailsForm }) {
  const studio = useStudioValues();
  const { value, error, ref, onChange } = useField(form, 'consent');
  const textId = `${fieldId('consent')}-text`;
  const errorId = `${fieldId('consent')}-error`;
  return (
    <div
      id={fieldId('consent')}
      ref={(group) => ref(group?.querySelector('input') ?? null)}
      tabIndex={-1}
      className={css.question}
    >
      <Stack gap={2}>
        <RadioTiles
          legend={words.photo.asked.legend}
          options={[
            { value: 'yes', label: words.photo.asked.yes },
            { value: 'no', label: words.photo.asked.no },
          ]}
          value={value === null ? undefined : value ? 'yes' : 'no'}
          onChange={(answer) => onChange(answer === 'yes')}
          describedBy={error === undefined ? textId : `${errorId} ${textId}`}
        />
        {error === undefined ? null : (
          <Text id={errorId} size="sm" tone="error" weight="bold">
            {error}
          </Text>
        )}
        <Text id={textId} size="sm" tone="muted">
          <ContactText text={words.photo.asked.text(studio)} />
        </Text>
      </Stack>
    </div>
  );
}
