import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Spinner } from '@plaitful/design-system/Spinner';
import { Text } from '@plaitful/design-system/Text';
import { parseProblem } from '@plaitful/api-client/problem';
import { action } from '@plaitful/messages/en-CA/common';
import { reviews as labels } from '@plaitful/messages/en-CA/reviews';
import { $api } from '../../lib/api/client.ts';
import { ApiQueryProvider } from '../../lib/api/ApiQueryProvider.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { ReviewsCarousel } from './ReviewsCarousel.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';

export function LoadedReviews() {
  return (
    <ApiQueryProvider>
      <AskedReviews />
    </ApiQueryProvider>
  );
}

function AskedReviews() {
  const errorMessages = useErrorMessages();
  const reviews = $api.useQuery('get', '/api/reviews/all');
  if (reviews.data) return <ReviewsCarousel reviews={reviews.data} />;
  return (
    <ReviewsSection>
      {reviews.isPending ? <Spinner label={labels.loading} /> : null}
      {reviews.isError ? (
        <div role="alert">
          <Inline gap={4}>
            <div>
              <Text>{labels.failed}</Text>
              <Text size="sm" tone="muted">
                <ContactText text={errorMessages.afterLoading(parseProblem(reviews.error))} />
              </Text>
            </div>
            <Button variant="outline" onClick={() => void reviews.refetch()}>
              {action.tryAgain}
            </Button>
          </Inline>
        </div>
      ) : null}
    </ReviewsSection>
  );
}
