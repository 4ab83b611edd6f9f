import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';

export function BannerExample() {
  return (
    <Banner
      tone="waiting"
      title="Your deposit is due on Friday."
      action={<Button size="sm">Show how</Button>}
    >
      Send it before 3:15 pm, and the time stays yours.
    </Banner>
  );
}
