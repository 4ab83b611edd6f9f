import { ErrorSummary } from '@plaitful/design-system/ErrorSummary';
import { Stack } from '@plaitful/design-system/Stack';
import { TextField } from '@plaitful/design-system/TextField';

export function ErrorSummaryExample() {
  return (
    <Stack>
      <ErrorSummary
        title="Please look at one field"
        items={[{ fieldId: 'summary-email', text: 'Please enter a valid email address' }]}
      />
      <TextField
        id="summary-email"
        label="Email"
        type="email"
        defaultValue="maya@"
        error="Please enter a valid email address"
      />
    </Stack>
  );
}
