import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { down } from '../messages/en-CA/common.ts';
import { useTitle } from './head.ts';
import { Notice } from './Notice.tsx';

interface BusinessDownProps {
  onRetry: () => void;
}

/** Shown when not even the studio's settings can be read, so nothing of the site can be. */
export function BusinessDown({ onRetry }: BusinessDownProps) {
  useTitle(down.title);
  return (
    <main>
      <Notice>
        <Stack gap={6} align="start">
          <Heading level={1} size="2xl">
            {down.title}
          </Heading>
          <Text size="lg">{down.textWithoutPhone}</Text>
          <Button onClick={onRetry}>{down.button}</Button>
        </Stack>
      </Notice>
    </main>
  );
}
