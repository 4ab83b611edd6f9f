import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { reviews as labels } from '@plaitful/messages/en-CA/reviews';
import type { ReactNode } from 'react';
import { useBusiness } from '../../shell/business.tsx';
import * as css from './LoadedReviews.css.ts';

export const headingId = 'reviews';

export function ReviewsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby={headingId} className={css.block}>
      <ReviewsHead />
      {children}
    </section>
  );
}

export function ReviewsHead() {
  const { isDemo } = useBusiness();
  return (
    <div className={css.head}>
      <Heading level={2} size="2xl" id={headingId}>
        {labels.title}
      </Heading>
      {isDemo ? (
        <Text size="sm" tone="muted">
          {labels.demo}
        </Text>
      ) : null}
    </div>
  );
}
