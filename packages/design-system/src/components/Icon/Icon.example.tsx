import { Icon } from '@plaitful/design-system/Icon';
import { Text } from '@plaitful/design-system/Text';

export function IconExample() {
  return (
    <Text>
      <Icon name="calendar" size="sm" /> Saturday 12 December 2026
    </Text>
  );
}
