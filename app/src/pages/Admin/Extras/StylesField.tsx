import type { Style } from '@plaitful/api-client/contract';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { maxOptionGroups } from '@plaitful/domain/estimate';
import { groupForm } from '@plaitful/messages/en-CA/adminExtras';
import { useId, useState } from 'react';
import { useOptionGroups } from '../../../features/admin/useOptionGroups.ts';
import { $api } from '../../../lib/api/client.ts';
import type { Form } from '../../../lib/forms/form.ts';
import { useField } from '../../../lib/forms/useField.ts';
import * as css from './Extras.css.ts';
import { FoldButton } from './FoldButton.tsx';
import { getFullStyles, toSorted, type GroupValues } from './groupValues.ts';

const labels = groupForm.styles;

interface StylesFieldProps {
  form: Form<GroupValues>;
  groupId: number | undefined;
}

/** The styles that have the group: all with one press, or single ones. */
export function StylesField(props: StylesFieldProps) {
  const query = $api.useQuery('get', '/api/styles/all');
  return (
    <fieldset className={css.styles}>
      <legend className={css.legend}>{labels.label}</legend>
      {query.data === undefined ? (
        <Text size="sm" tone="muted">
          {query.isError ? labels.failed : labels.loading}
        </Text>
      ) : query.data.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.none}
        </Text>
      ) : (
        <StyleChoices {...props} styles={query.data} />
      )}
    </fieldset>
  );
}

function StyleChoices({ form, groupId, styles }: StylesFieldProps & { styles: readonly Style[] }) {
  const groups = useOptionGroups().data ?? [];
  const { value: chosen, error, onChange, ref } = useField(form, 'styleIds');
  const full = getFullStyles(groups, groupId, maxOptionGroups);
  const free = styles.map(({ styleId }) => styleId).filter((id) => !full.has(id));
  const hasAll = free.length > 0 && free.every((id) => chosen.includes(id));
  const [isOpened, setOpened] = useState(chosen.length > 0 && !hasAll);
  const id = useId();
  const isOpen = isOpened || error !== undefined;
  const set = (styleId: number, isChosen: boolean) =>
    onChange(isChosen ? toSorted([...chosen, styleId]) : chosen.filter((other) => other !== styleId));
  return (
    <Stack gap={2}>
      <Checkbox
        ref={ref}
        label={
          full.size === 0 ? labels.all({ count: styles.length }) : labels.allWithRoom({ count: free.length })
        }
        isChecked={hasAll}
        onChange={({ target }) => onChange(target.checked ? toSorted(free) : [])}
        error={error}
      />
      <div className={css.single}>
        <FoldButton controls={id} isOpen={isOpen} onToggle={setOpened}>
          {labels.single}
        </FoldButton>
        <Text size="sm" tone="muted">
          {labels.count({ count: chosen.length })}
        </Text>
      </div>
      <div id={id}>
        {isOpen ? (
          <div className={css.styleList}>
            {styles.map(({ styleId, style }) => (
              <Checkbox
                key={styleId}
                label={style}
                isChecked={chosen.includes(styleId)}
                onChange={({ target }) => set(styleId, target.checked)}
                {...(full.has(styleId) && { disabledReason: labels.full({ max: maxOptionGroups }) })}
              />
            ))}
          </div>
        ) : null}
      </div>
    </Stack>
  );
}
