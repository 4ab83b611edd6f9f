import type { ApiProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { action, title } from '@plaitful/messages/en-CA/common';
import { style as labels } from '@plaitful/messages/en-CA/services';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { CenteredMessage, PageLoading } from '../../shell/CenteredMessage.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import { LoadedReviews } from '../../features/reviews/LoadedReviews.tsx';
import { useStyle } from '../../features/styles/useStyle.ts';
import { StyleDetail } from '../../features/booking/StyleDetail.tsx';
import * as css from '../../features/booking/StyleDetail.css.ts';

export function StylePage() {
  const { style, isGone, problem, retry } = useStyle(Number(useParams()['styleId']));
  if (style) {
    return (
      <PageHead values={{ styleName: style.style, styleDescription: style.styleShortDescription }}>
        <StyleDetail style={style} />
        <div className={`${wrap} ${css.reviews}`}>
          <LoadedReviews />
        </div>
      </PageHead>
    );
  }
  if (isGone) return <StyleMissing />;
  return problem ? <StyleFailed problem={problem} onRetry={retry} /> : <PageLoading />;
}

const loose = [] as const;

/** What stands in the place of a style. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <CenteredMessage>
      <Stack gap={6} align="start">
        <Plait size="progress" plaited={loose} />
        {children}
      </Stack>
    </CenteredMessage>
  );
}

function StyleMissing() {
  return (
    <PageHead title={title.styleMissing(useStudioValues())} isIndexed={false}>
      <Instead>
        <Heading level={1} size="2xl">
          {labels.missing.text}
        </Heading>
        <ButtonLink href={paths.services.href()}>{labels.missing.button}</ButtonLink>
      </Instead>
    </PageHead>
  );
}

function StyleFailed({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const errorMessages = useErrorMessages();
  return (
    <PageHead title={title.services(useStudioValues())}>
      <Instead>
        <div role="alert">
          <Heading level={1} size="2xl">
            {labels.failed}
          </Heading>
          <Text size="lg">
            <ContactText text={errorMessages.afterLoading(problem)} />
          </Text>
        </div>
        <Button onClick={onRetry}>{action.tryAgain}</Button>
      </Instead>
    </PageHead>
  );
}
