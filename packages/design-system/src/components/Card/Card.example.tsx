import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';

export function CardExample() {
  return (
    <Card element="section" labelledBy="deposit-status">
      <Stack gap={2}>
        <Heading level={3} id="deposit-status">
          Deposit status
        </Heading>
        <Text tone="muted">The transfer has not arrived yet.</Text>
      </Stack>
    </Card>
  );
}
