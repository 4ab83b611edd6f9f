import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { title } from '@plaitful/messages/en-CA/common';
import { dashboard } from '@plaitful/messages/en-CA/dashboard';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Page } from '../../shell/Page.tsx';

/** The member's settings: not there yet (product spec 2). */
export function SettingsPage() {
  const studio = useStudioValues();
  const { settings } = dashboard;
  return (
    <Page title={title.settings(studio)} isIndexed={false}>
      <ComingSoon title={settings.title} text={settings.text} hint={settings.hint(studio)} />
    </Page>
  );
}

/** The member's profile: not there yet (product spec 2). */
export function ProfilePage() {
  const studio = useStudioValues();
  const { profile } = dashboard;
  return (
    <Page title={title.profile(studio)} isIndexed={false}>
      <ComingSoon title={profile.title} text={profile.text} hint={profile.hint(studio)} />
    </Page>
  );
}

interface ComingSoonProps {
  title: string;
  text: string;
  /** What to do until then. */
  hint: string;
}

function ComingSoon({ title: heading, text, hint }: ComingSoonProps) {
  return (
    <Stack gap={4}>
      <Heading level={1} size="2xl">
        {heading}
      </Heading>
      <Text size="lg" isDisplay>
        {text}
      </Text>
      <Text isMeasured>
        <ContactText text={hint} />
      </Text>
    </Stack>
  );
}
