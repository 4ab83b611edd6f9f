import type { ServiceType } from '@plaitful/api-client/contract';
import { Card } from '@plaitful/design-system/Card';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { TextArea, type CharacterCounter } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { field as fieldWords } from '@plaitful/messages/en-CA/common';
import { useId } from 'react';
import { useTextField } from '../../../lib/forms/useField.ts';
import { fieldId } from './fieldId.ts';
import { PriceFields } from './PriceFields.tsx';
import { addLimits, updateLimits } from './styleFields.ts';
import type { StyleEditor } from './useStyleEditor.ts';

interface AboutCardProps {
  editor: Pick<StyleEditor, 'form' | 'base'>;
  types: readonly ServiceType[];
}

/** Counts what is typed. @param max the most characters */
const counterOf = (max: number): CharacterCounter => ({
  max,
  text: ({ count }) => words.counter.text({ count, max }),
  spoken: ({ count }) => fieldWords.characters.text({ count, max }),
  tooLong: ({ over }) => words.counter.over({ left: over }),
});

/** Service, name, what it costs and the two texts (product spec 2, Style add/update form). */
export function AboutCard({ editor, types }: AboutCardProps) {
  const { form, base } = editor;
  const limits = base ? updateLimits : addLimits;
  const headingId = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={headingId}>
      <VisuallyHidden element="h2" id={headingId}>
        {words.about}
      </VisuallyHidden>
      <Stack gap={4}>
        <ServiceField editor={editor} types={types} />
        <TextField
          id={fieldId('style')}
          label={words.name.label}
          {...useTextField(form, 'style')}
          autoComplete="off"
          isRequired
        />
        <PriceFields form={form} />
        <TextArea
          label={words.short.label}
          hint={words.short.hint}
          rows={2}
          id={fieldId('styleShortDescription')}
          {...useTextField(form, 'styleShortDescription')}
          counter={counterOf(limits.short)}
        />
        <TextArea
          label={words.full.label}
          hint={words.full.hint}
          rows={4}
          id={fieldId('styleFullDetailsOfService')}
          {...useTextField(form, 'styleFullDetailsOfService')}
          counter={counterOf(limits.full)}
        />
      </Stack>
    </Card>
  );
}

interface ServiceFieldProps {
  editor: Pick<StyleEditor, 'form' | 'base'>;
  types: readonly ServiceType[];
}

/** The service of a new style; a stored one stays with its own. */
function ServiceField({ editor: { form, base }, types }: ServiceFieldProps) {
  const field = useTextField(form, 'serviceId');
  const options = types.map(({ serviceId, serviceName }) => ({
    value: String(serviceId),
    label: serviceName,
  }));
  if (base) {
    const { serviceName } = base;
    return (
      <Select
        id={fieldId('serviceId')}
        label={words.service.label}
        options={[{ value: String(base.serviceId), label: serviceName }]}
        value={String(base.serviceId)}
        disabledReason={words.service.fixed}
      />
    );
  }
  return (
    <Select
      // A select without its options could not hold what was chosen.
      key={options.length}
      id={fieldId('serviceId')}
      label={words.service.label}
      placeholder={words.service.placeholder}
      options={options}
      {...field}
      isRequired
    />
  );
}
