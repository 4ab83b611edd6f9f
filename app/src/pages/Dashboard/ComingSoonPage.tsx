import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { dashboard } from '@plaitful/messages/en-CA/dashboard';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Page } from '../../shell/Page.tsx';

export function ComingSoonPage() {
  const words = dashboard.profile;
  return (
    <Page>
      <Stack gap={4}>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Text size="lg" isDisplay>
          {words.text}
        </Text>
        <Text hasReadableWidth>
          <ContactText text={words.hint(useStudioValues())} />
        </Text>
      </Stack>
    </Page>
  );
}
