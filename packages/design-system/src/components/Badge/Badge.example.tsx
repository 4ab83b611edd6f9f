import { Badge } from '@plaitful/design-system/Badge';
import { Inline } from '@plaitful/design-system/Inline';

export function BadgeExample() {
  return (
    <Inline gap={2}>
      <Badge tone="paid">Paid</Badge>
      <Badge tone="waiting">Not paid</Badge>
      <Badge tone="cancelled">Cancelled</Badge>
    </Inline>
  );
}
