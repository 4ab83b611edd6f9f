import type { OptionGroup } from '@plaitful/api-client/contract';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea } from '@plaitful/design-system/TextArea';
import { maxOptionGroups } from '@plaitful/domain/estimate';
import { styleForm } from '@plaitful/messages/en-CA/adminStyleForm';
import { SectionCard } from '../../../features/admin/SectionCard.tsx';
import { useOptionGroups } from '../../../features/admin/useOptionGroups.ts';
import type { Form } from '../../../lib/forms/form.ts';
import { useField, useTextField } from '../../../lib/forms/useField.ts';
import { paths } from '../../../lib/paths.ts';
import { getCounter } from './AboutCard.tsx';
import * as css from './StyleForm.css.ts';
import { fieldId, joinIds, parseIds, PREPARATION_MAX_LENGTH, type StyleValues } from './styleFields.ts';
import type { StyleEditor } from './useStyleEditor.ts';

const labels = styleForm.extras;

/** What parents can add to the style, and what they are to do or bring. */
export function ExtrasCard({ editor: { form } }: { editor: StyleEditor }) {
  return (
    <SectionCard heading={labels.label} size="lg">
      <Stack gap={4}>
        <GroupFields form={form} />
        <div className={css.preparation}>
          <TextArea
            label={labels.preparation.label}
            hint={labels.preparation.hint}
            rows={3}
            id={fieldId('preparation')}
            {...useTextField(form, 'preparation')}
            counter={getCounter(PREPARATION_MAX_LENGTH)}
          />
        </div>
      </Stack>
    </SectionCard>
  );
}

function GroupFields({ form }: { form: Form<StyleValues> }) {
  const { data: groups, isError } = useOptionGroups();
  if (groups === undefined) {
    return (
      <Text size="sm" tone="muted">
        {isError ? labels.failed : labels.loading}
      </Text>
    );
  }
  if (groups.length === 0) {
    return (
      <Text size="sm" tone="muted">
        <span>{labels.none}</span> <Link href={paths.adminExtras.href()}>{labels.link}</Link>
      </Text>
    );
  }
  return <GroupChoices form={form} groups={groups} />;
}

function GroupChoices({ form, groups }: { form: Form<StyleValues>; groups: readonly OptionGroup[] }) {
  const { value, error, onChange, ref } = useField(form, 'optionGroupIds');
  const chosen = parseIds(value);
  const isFull = chosen.length >= maxOptionGroups;
  const set = (groupId: number, isChosen: boolean) =>
    onChange(joinIds(isChosen ? [...chosen, groupId] : chosen.filter((other) => other !== groupId)));
  return (
    <fieldset className={css.tags}>
      <legend className={css.hidden}>{labels.label}</legend>
      <Text size="sm" tone="muted">
        {labels.hint}
      </Text>
      {groups.map(({ groupId, name, options }, index) => (
        <Checkbox
          key={groupId}
          label={name}
          isChecked={chosen.includes(groupId)}
          onChange={({ target }) => set(groupId, target.checked)}
          {...(index === 0 && { id: fieldId('optionGroupIds'), ref, error })}
          {...(isFull &&
            !chosen.includes(groupId) && { disabledReason: labels.full({ max: maxOptionGroups }) })}
        >
          {options.length === 1 && options[0]?.name === name
            ? undefined
            : options
                .filter(({ isActive }) => isActive)
                .map((option) => option.name)
                .join(', ')}
        </Checkbox>
      ))}
      <Text size="sm">
        <Link href={paths.adminExtras.href()}>{labels.edit}</Link>
      </Text>
    </fieldset>
  );
}
