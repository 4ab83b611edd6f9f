import { Accordion } from '@plaitful/design-system/Accordion';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { faq } from '@plaitful/messages/en-CA/faq';
import { useRef, useLayoutEffect, useState, type RefObject } from 'react';
import * as css from './FaqPage.css.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';

type Stretch = readonly (readonly [number, number])[];

const none: Stretch = [];

/** A decorative plait beside the questions: braided beside the open answer, loose elsewhere. */
function FaqRail({ list }: { list: RefObject<HTMLElement | null> }) {
  const plaited = useOpenStretch(list);
  return (
    <div className={css.plaitRail}>
      <Plait orientation="vertical" size="progress" plaited={plaited} />
    </div>
  );
}

/** Position of the open answer as a share of the list's height, measured whenever the list is resized. */
function useOpenStretch(list: RefObject<HTMLElement | null>): Stretch {
  const [stretch, setStretch] = useState(none);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const read = () => {
      const open = element.querySelector('details[open]')?.getBoundingClientRect();
      const whole = element.getBoundingClientRect();
      setStretch(
        open ? [[(open.top - whole.top) / whole.height, (open.bottom - whole.top) / whole.height]] : none,
      );
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    for (const item of element.querySelectorAll('details')) sizes.observe(item);
    return () => sizes.disconnect();
  }, [list]);
  return stretch;
}

export function FaqPage() {
  const studio = useStudioValues();
  const labels = faq(studio);
  const list = useRef<HTMLDivElement>(null);
  return (
    <PageHead>
      <div className={`${wrap} ${css.columns}`}>
        <div className={css.head}>
          <Heading level={1}>{labels.title}</Heading>
          <Text size="lg" tone="muted">
            {labels.intro}
          </Text>
        </div>
        <div className={css.list}>
          <div ref={list} className={css.questions}>
            <Accordion
              items={labels.items.map((item, at) => ({
                key: String(at + 1),
                heading: item.question,
                content: <ContactText text={item.answer} />,
                isOpen: at === 0,
              }))}
            />
          </div>
          <FaqRail list={list} />
        </div>
        <div className={css.contact}>
          <Stack gap={3} align="start">
            <Text weight="semibold">{labels.more.text}</Text>
            <ButtonLink variant="outline" href={paths.about.href()}>
              {labels.more.button}
            </ButtonLink>
          </Stack>
        </div>
      </div>
    </PageHead>
  );
}
