import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Text } from '@plaitful/design-system/Text';

export function InlineExample() {
  return (
    <Inline gap={2} justify="space-between" align="center">
      <Text>Two big plaits</Text>
      <Button size="sm">Book now</Button>
    </Inline>
  );
}
