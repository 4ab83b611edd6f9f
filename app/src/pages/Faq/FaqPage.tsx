import { Accordion } from '@plaitful/design-system/Accordion';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { meta, title } from '@plaitful/messages/en-CA/common';
import { faq } from '@plaitful/messages/en-CA/faq';
import { useRef } from 'react';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Page } from '../../shell/Page.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import { FaqRail } from './FaqRail.tsx';
import * as css from './FaqPage.css.ts';

/** Twelve questions, one open at a time (product spec 2 and 4, FAQ). */
export function FaqPage() {
  const studio = useStudioValues();
  const words = faq(studio);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title={title.faq(studio)} description={meta.faq}>
      <div className={`${wrap} ${css.columns}`}>
        <div className={css.head}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted">
            {words.intro}
          </Text>
        </div>
        <div className={css.list}>
          <div ref={list} className={css.questions}>
            <Accordion
              items={words.items.map((item, at) => ({
                key: String(at + 1),
                heading: item.question,
                content: <ContactText text={item.answer} />,
                isOpen: at === 0,
              }))}
            />
          </div>
          <FaqRail list={list} />
        </div>
        <div className={css.more}>
          <Stack gap={3} align="start">
            <Text weight="semibold">{words.more.text}</Text>
            <ButtonLink tone="secondary" href={paths.about.href()}>
              {words.more.button}
            </ButtonLink>
          </Stack>
        </div>
      </div>
    </Page>
  );
}
