import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink, Link } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { policy, privacy } from '@plaitful/messages/en-CA/policy';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import * as css from './PolicyPage.css.ts';

const sections = [
  'deposit',
  'cancellation',
  'late',
  'punctuality',
  'stay',
  'health',
  'hair',
  'comfort',
  'photo',
  'changes',
] as const;

const privacyParts = ['what', 'not', 'why', 'who', 'browser', 'photo', 'long', 'rights', 'safe'] as const;

export function PolicyPage() {
  const studio = useStudioValues();
  const labels = policy(studio);
  const privacyLabels = privacy(studio);
  return (
    <PageHead>
      <div className={wrap}>
        <div className={css.head}>
          <Heading level={1}>{labels.title}</Heading>
          <Text size="lg" tone="muted">
            {labels.intro}
          </Text>
        </div>
      </div>
      <div className={css.plaitLine}>
        <Plait size="list" />
      </div>
      <div className={wrap}>
        <div className={css.columns}>
          <nav aria-label={labels.contents} className={css.contents}>
            <ul className={css.contentsList}>
              {sections.map((id) => (
                <li key={id}>
                  <Link href={`#${id}`}>{labels[id].title}</Link>
                </li>
              ))}
              <li>
                <Link href="#privacy">{privacyLabels.title}</Link>
              </li>
            </ul>
          </nav>
          <div className={css.text}>
            {sections.map((id) => (
              <PolicySection key={id} id={id} title={labels[id].title} items={labels[id].items} level={2} />
            ))}
            <Stack gap={6} align="start">
              <Text weight="semibold">
                <ContactText text={labels.questions} />
              </Text>
              <ButtonLink href={paths.services.href()}>{labels.book.button}</ButtonLink>
            </Stack>
            <PrivacyNotice labels={privacyLabels} />
          </div>
        </div>
      </div>
    </PageHead>
  );
}

function PrivacyNotice({ labels }: { labels: ReturnType<typeof privacy> }) {
  return (
    <section className={css.privacy} aria-labelledby="privacy">
      <Stack gap={3}>
        <Heading level={2} size="2xl" id="privacy">
          {labels.title}
        </Heading>
        <Text size="lg" hasReadableWidth>
          {labels.intro}
        </Text>
      </Stack>
      {privacyParts.map((id) => (
        <PolicySection
          key={id}
          id={`privacy-${id}`}
          title={labels[id].title}
          items={labels[id].items}
          level={3}
        />
      ))}
    </section>
  );
}

interface PolicySectionProps {
  id: string;
  title: string;
  items: readonly string[];
  level: 2 | 3;
}

function PolicySection({ id, title: heading, items, level }: PolicySectionProps) {
  return (
    <div className={css.section}>
      <Heading level={level} size={level === 2 ? '2xl' : 'xl'} id={id}>
        {heading}
      </Heading>
      <ul className={css.sentences}>
        {items.map((item) => (
          <li key={item}>
            <Text element="div" hasReadableWidth>
              <ContactText text={item} />
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
