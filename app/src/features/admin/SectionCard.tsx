import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { useId, type ReactNode } from 'react';

interface SectionCardProps {
  heading: string;
  /** @default 'xl' */
  size?: 'lg' | 'xl';
  children: ReactNode;
}

export function SectionCard({ heading, size = 'xl', children }: SectionCardProps) {
  const id = useId();
  return (
    <Card element="section" variant="outlined" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size={size} id={id}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
