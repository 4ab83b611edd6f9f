import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Stack } from '@plaitful/design-system/Stack';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { adminExtras, groupForm as labels } from '@plaitful/messages/en-CA/adminExtras';
import { toast } from '@plaitful/design-system/Toast';
import { useId, useState } from 'react';
import type { Form } from '../../../lib/forms/form.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import {
  addOption,
  changeOption,
  MAX_OPTIONS_PER_GROUP,
  moveItem,
  removeOption,
  setDefault,
  validateOption,
  type GroupValues,
  type OptionErrors,
} from './groupValues.ts';
import { OptionFields } from './OptionFields.tsx';
import { useFocusLater } from './useFocusLater.ts';

const fieldOrder: readonly (keyof OptionErrors)[] = ['name', 'priceCents', 'minutes', 'preparation'];

/** Changes several values at once. */
export function changeGroup(form: Form<GroupValues>, next: GroupValues): void {
  const { values } = form.read();
  if (next.kind !== values.kind) form.change('kind', next.kind);
  if (next.isGrouped !== values.isGrouped) form.change('isGrouped', next.isGrouped);
  if (next.options !== values.options) form.change('options', next.options);
  if (next.defaultKey !== values.defaultKey) form.change('defaultKey', next.defaultKey);
}

/** The first field with an error; without one the first of all, for what the server says. */
function findEntry(values: GroupValues): { index: number; name: keyof OptionErrors } {
  for (const index of values.options.keys()) {
    const errors = validateOption(values, index);
    const name = fieldOrder.find((field) => errors[field] !== undefined);
    if (name !== undefined) return { index, name };
  }
  return { index: 0, name: 'name' };
}

export function OptionsField({ form }: { form: Form<GroupValues> }) {
  const values = useFormState(form, (state) => state.values);
  const errors = useFormState(form, (state) => state.errors);
  const focusLater = useFocusLater();
  const [moved, setMoved] = useState('');
  const radioName = useId();
  const entry = findEntry(values);
  const register = (control: HTMLElement | null) => {
    form.register('options', control);
    // The name of a single option is the group's too.
    if (!values.isGrouped) form.register('name', control);
  };
  const { options } = values;
  const move = (index: number, by: -1 | 1) => {
    const option = options[index];
    if (!option) return;
    changeGroup(form, { ...values, options: moveItem(options, index, by) });
    setMoved(adminExtras.moved({ name: option.name, index: index + by + 1, count: options.length }));
    focusLater(`option-${option.key}-${by < 0 ? 'up' : 'down'}`);
  };
  const remove = (index: number) => {
    const next = options[index + 1] ?? options[index - 1];
    changeGroup(form, removeOption(values, options[index]?.key ?? ''));
    if (next) focusLater(`option-${next.key}`);
  };
  return (
    <Stack gap={4}>
      {errors.options === undefined || errors.options === labels.options.invalid ? null : (
        <Banner tone="critical" isLive>
          {errors.options}
        </Banner>
      )}
      {options.map((option, index) => (
        <OptionFields
          key={option.key}
          values={values}
          option={option}
          index={index}
          errors={errors.options === undefined ? {} : validateOption(values, index)}
          nameError={values.isGrouped ? undefined : errors.name}
          entry={entry.index === index ? { name: entry.name, ref: register } : undefined}
          radioName={radioName}
          onChange={(change) => changeGroup(form, changeOption(values, option.key, change))}
          onDefault={() => changeGroup(form, setDefault(values, option.key))}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <VisuallyHidden isLive>{moved}</VisuallyHidden>
      <AddOption
        isFull={options.length >= MAX_OPTIONS_PER_GROUP}
        onAdd={() => {
          const next = addOption(values);
          changeGroup(form, next);
          focusLater(`option-${next.options.at(-1)?.key ?? ''}`);
        }}
      />
    </Stack>
  );
}

function AddOption({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  return (
    <div>
      <Button
        variant="text"
        size="sm"
        icon="plus"
        isFlush
        isDisabled={isFull}
        onDisabledClick={() => toast.message(labels.options.full({ max: MAX_OPTIONS_PER_GROUP }))}
        onClick={onAdd}
      >
        {labels.options.add}
      </Button>
    </div>
  );
}
