import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Link } from '@plaitful/design-system/Link';

export function DescriptionListExample() {
  return (
    <DescriptionList
      items={[
        { term: 'Style', description: 'Two big plaits' },
        { term: 'When', description: 'Saturday 12 December 2026, 3:00 pm' },
        { term: 'Price', description: '$45', action: <Link href="#price">What is included</Link> },
      ]}
    />
  );
}
