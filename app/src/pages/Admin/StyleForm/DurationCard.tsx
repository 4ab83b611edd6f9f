import { Card } from '@plaitful/design-system/Card';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { parseDuration } from '@plaitful/domain/duration';
import { slotGrid } from '@plaitful/domain/slots';
import { styleForm as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatTime } from '@plaitful/messages/format';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { listed } from './dates/listed.ts';
import { fieldId } from './fieldId.ts';
import type { StyleEditor } from './useStyleEditor.ts';

interface DurationCardProps {
  editor: Pick<StyleEditor, 'form'>;
}

/** How long it takes, and the times that follow from it; they change only with a valid duration (product spec 5). */
export function DurationCard({ editor: { form } }: DurationCardProps) {
  const durationMinutes = useFormState(form, ({ values }) => values.durationMinutes);
  const field = useTextField(form, 'styleDuration');
  const grid = durationMinutes === undefined ? [] : slotGrid(durationMinutes);
  return (
    <Card variant="outlined">
      <Stack gap={3}>
        <TextField
          id={fieldId('styleDuration')}
          label={words.duration.label}
          hint={words.duration.hint}
          {...field}
          autoComplete="off"
          onChange={(event) => {
            const minutes = parseDuration(event.target.value.trim());
            if (minutes !== undefined) form.change('durationMinutes', minutes);
            field.onChange(event);
          }}
          isRequired
        />
        {grid.length > 0 ? (
          <div>
            <Text size="sm" weight="bold">
              {words.duration.possible({ count: grid.length })}
            </Text>
            <Text size="sm" tone="muted">
              {listed(grid.map(formatTime))}
            </Text>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
