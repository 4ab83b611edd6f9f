import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';

export function VisuallyHiddenExample() {
  return (
    <Text>
      <VisuallyHidden>before</VisuallyHidden> <del>$85</del>, now $76.50
    </Text>
  );
}
