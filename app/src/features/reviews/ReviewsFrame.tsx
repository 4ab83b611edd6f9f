import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { reviews as words } from '@plaitful/messages/en-CA/reviews';
import type { ReactNode } from 'react';
import { useBusiness } from '../../shell/business.tsx';
import * as css from './ReviewsBlock.css.ts';

/** The id of the block's heading. */
export const headingId = 'reviews';

/** The block with its heading, for what stands in it instead of reviews. */
export function ReviewsFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby={headingId} className={css.block}>
      <ReviewsHead />
      {children}
    </section>
  );
}

/** The heading of the reviews; in the demo with a word that they are invented. */
export function ReviewsHead() {
  const { isDemo } = useBusiness();
  return (
    <div className={css.head}>
      <Heading level={2} size="2xl" id={headingId}>
        {words.title}
      </Heading>
      {isDemo ? (
        <Text size="sm" tone="muted">
          {words.demo}
        </Text>
      ) : null}
    </div>
  );
}
