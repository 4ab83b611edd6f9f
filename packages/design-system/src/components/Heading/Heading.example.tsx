import { Heading } from '@plaitful/design-system/Heading';

export function HeadingExample() {
  return (
    <Heading level={3} size="2xl">
      Your appointments
    </Heading>
  );
}
