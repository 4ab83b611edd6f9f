import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { crash } from '@plaitful/messages/en-CA/common';
import { useStudioValues } from './business.tsx';
import { ContactText } from './ContactText.tsx';
import { useTitle } from './head.ts';
import { Notice } from './Notice.tsx';
import * as css from './Notice.css.ts';

export function RouteCrash() {
  const studio = useStudioValues();
  useTitle(crash.title);
  return (
    <Notice>
      <div className={css.words}>
        <Heading level={1} size="2xl">
          {crash.title}
        </Heading>
        <Text size="lg" hasReadableWidth>
          <ContactText text={crash.text(studio)} />
        </Text>
        <Button onClick={() => window.location.reload()}>{crash.button}</Button>
      </div>
    </Notice>
  );
}
