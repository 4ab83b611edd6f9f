import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';

export function StackExample() {
  return (
    <Stack gap={3} align="start">
      <Heading level={3}>Your child</Heading>
      <Text>Ada, 8 years old</Text>
      <Button size="sm">Edit</Button>
    </Stack>
  );
}
