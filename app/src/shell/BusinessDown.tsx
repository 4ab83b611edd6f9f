import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { down } from '@plaitful/messages/en-CA/common';
import { useTitle } from './head.ts';
import { Notice } from './Notice.tsx';
import * as css from './Notice.css.ts';

interface BusinessDownProps {
  onRetry: () => void;
}

/** Shown when not even the studio's settings can be read, so nothing of the site can be. */
export function BusinessDown({ onRetry }: BusinessDownProps) {
  useTitle(down.title);
  return (
    <main>
      <Notice>
        <div className={css.words}>
          <Heading level={1} size="2xl">
            {down.title}
          </Heading>
          <Text size="lg">{down.textWithoutPhone}</Text>
          <Button onClick={onRetry}>{down.button}</Button>
        </div>
      </Notice>
    </main>
  );
}
