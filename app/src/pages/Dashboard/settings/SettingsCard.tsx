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

const focusFirst = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input, button, a[href]')?.focus();

interface FocusOnEntryProps {
  /** Whether it takes the place of what had the focus, rather than being there from the start. */
  isEnabled: boolean;
  children: ReactNode;
}

/** Gives its first control the focus that was lost with what stood here before. */
export function FocusOnEntry({ isEnabled, children }: FocusOnEntryProps) {
  return <div ref={isEnabled ? focusFirst : null}>{children}</div>;
}
