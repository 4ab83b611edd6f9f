import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';

export function EmptyStateExample() {
  return (
    <EmptyState
      title="No appointments yet."
      text="Choose a style, and we show you the free times."
      action={<ButtonLink href="/services">See the styles</ButtonLink>}
    />
  );
}
