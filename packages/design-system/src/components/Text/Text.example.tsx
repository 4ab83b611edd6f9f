import { Text } from '@plaitful/design-system/Text';

export function TextExample() {
  return (
    <Text tone="muted" size="sm" hasReadableWidth>
      We braid children’s hair, and only children’s hair.
    </Text>
  );
}
