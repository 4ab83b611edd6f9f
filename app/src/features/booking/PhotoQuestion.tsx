import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { consent } from '@plaitful/messages/en-CA/booking';
import { useField } from '../../lib/forms/useField.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { getFieldId } from './detailsForm.ts';
import * as css from './DetailsStep.css.ts';
import { useRefusalReminder, type PhotoProps } from './useRefusalReminder.ts';

/** Photos as a question, in a studio where they are no condition. */
export function PhotoQuestion({ form, saved }: PhotoProps) {
  const studio = useStudioValues();
  const again = useRefusalReminder({ form, saved }, 'photoAsked');
  const { value, error, ref, onChange } = useField(form, 'consent');
  const textId = `${getFieldId('consent')}-text`;
  const errorId = `${getFieldId('consent')}-error`;
  return (
    <div
      id={getFieldId('consent')}
      ref={(group) => ref(group?.querySelector('input') ?? null)}
      tabIndex={-1}
      className={css.question}
    >
      <Stack gap={2}>
        <RadioCards
          label={consent.photo.asked.legend}
          options={[
            { value: 'yes', label: consent.photo.asked.yes },
            { value: 'no', label: consent.photo.asked.no },
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
          <ContactText text={consent.photo.asked.text(studio)} />
          {again === undefined ? null : <strong className={css.earlierRefusal}>{again}</strong>}
        </Text>
      </Stack>
    </div>
  );
}
