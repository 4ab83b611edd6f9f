import type { ServiceType } from '@plaitful/api-client/contract';
import { Card } from '@plaitful/design-system/Card';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { useId } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { field as fieldWords } from '../../../messages/en-CA/common.ts';
import { styleForm as words } from '../../../messages/en-CA/adminStyleForm.ts';
import { fieldId } from './fieldId.ts';
import { PriceFields } from './PriceFields.tsx';
import type { StyleFields } from './styleFields.ts';
import type { StyleEditor } from './useStyleEditor.ts';

interface AboutCardProps {
  editor: Pick<StyleEditor, 'form' | 'limits' | 'base'>;
  errors: FieldErrors<StyleFields>;
  types: readonly ServiceType[];
}

type TextName = 'styleShortDescription' | 'styleFullDetailsOfService';

/** Service, name, what it costs and the two texts (product spec 2, Style add/update form). */
export function AboutCard({ editor, errors, types }: AboutCardProps) {
  const { form, limits } = editor;
  const headingId = useId();
  const text = (name: TextName, max: number) => ({
    id: fieldId(name),
    ...fieldOf(form, name),
    defaultValue: form.getValues(name),
    error: errors[name]?.message,
    counter: {
      max,
      text: ({ count }: { count: number }) => words.counter.text({ count, max }),
      spoken: ({ count }: { count: number }) => fieldWords.characters.text({ count, max }),
      tooLong: ({ over }: { over: number }) => words.counter.over({ left: over }),
    },
  });
  return (
    <Card element="section" variant="outlined" labelledBy={headingId}>
      <VisuallyHidden element="h2" id={headingId}>
        {words.about}
      </VisuallyHidden>
      <Stack gap={4}>
        <ServiceField editor={editor} types={types} error={errors.serviceId?.message} />
        <TextField
          id={fieldId('style')}
          label={words.name.label}
          {...fieldOf(form, 'style')}
          autoComplete="off"
          isRequired
          error={errors.style?.message}
        />
        <PriceFields form={form} errors={errors} />
        <TextArea
          label={words.short.label}
          hint={words.short.hint}
          rows={2}
          {...text('styleShortDescription', limits.short)}
        />
        <TextArea
          label={words.full.label}
          hint={words.full.hint}
          rows={4}
          {...text('styleFullDetailsOfService', limits.full)}
        />
      </Stack>
    </Card>
  );
}

interface ServiceFieldProps {
  editor: Pick<StyleEditor, 'form' | 'base'>;
  types: readonly ServiceType[];
  error: string | undefined;
}

/** The service of a new style; a stored one stays with its own. */
function ServiceField({ editor: { form, base }, types, error }: ServiceFieldProps) {
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
      {...fieldOf(form, 'serviceId')}
      isRequired
      error={error}
    />
  );
}
