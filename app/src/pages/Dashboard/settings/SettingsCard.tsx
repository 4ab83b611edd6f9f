import { Card } from '@plaitful/design-system/Card';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { useId, type ReactNode } from 'react';

interface SettingsCardProps {
  title: string;
  text: string;
  isQuiet?: boolean;
  children: ReactNode;
}

export function SettingsCard({ title, text, isQuiet = false, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card element="section" labelledBy={id} variant={isQuiet ? 'quiet' : 'raised'}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
          <Text tone="muted" hasReadableWidth>
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
