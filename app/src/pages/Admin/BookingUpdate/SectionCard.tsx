import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { useId, type ReactNode } from 'react';

export function SectionCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="xl" id={id}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
