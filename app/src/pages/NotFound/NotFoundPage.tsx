import { ButtonLink } from '@plaitful/design-system/Link';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { notFound } from '@plaitful/messages/en-CA/common';
import { BesidePicture } from '../../shell/BesidePicture.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { paths } from '../../lib/paths.ts';

export function NotFoundPage() {
  return (
    <PageHead>
      <BesidePicture>
        <Stack gap={6} align="start">
          <Heading level={1}>{notFound.title}</Heading>
          <Text size="lg" hasReadableWidth>
            {notFound.text}
          </Text>
          <Inline gap={4}>
            <ButtonLink href={paths.home.href()}>{notFound.home}</ButtonLink>
            <ButtonLink variant="outline" href={paths.services.href()}>
              {notFound.services}
            </ButtonLink>
          </Inline>
        </Stack>
      </BesidePicture>
    </PageHead>
  );
}
