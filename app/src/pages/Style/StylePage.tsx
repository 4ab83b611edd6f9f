import type { ApiProblem } from '@plaitful/api-client/problem';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { title } from '@plaitful/messages/en-CA/common';
import { style as labels } from '@plaitful/messages/en-CA/services';
import { useParams } from 'react-router-dom';
import { useStudioValues } from '../../shell/business.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { CenteredMessage, PageLoading } from '../../shell/CenteredMessage.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import { LoadedReviews } from '../../features/reviews/LoadedReviews.tsx';
import { useStyle } from '../../features/styles/useStyle.ts';
import { StyleDetail } from '../../features/booking/StyleDetail.tsx';
import * as css from '../../features/booking/StyleDetail.css.ts';

/** The same element each time: another choice of options does not render it again. */
const reviews = (
  <div className={`${wrap} ${css.reviews}`}>
    <LoadedReviews />
  </div>
);

export function StylePage() {
  const { style, isGone, problem, retry } = useStyle(Number(useParams()['styleId']));
  if (style) {
    return (
      <PageHead values={{ styleName: style.style, styleDescription: style.styleShortDescription }}>
        <StyleDetail style={style} />
        {reviews}
      </PageHead>
    );
  }
  if (isGone) return <StyleMissing />;
  return problem ? <StyleFailed problem={problem} onRetry={retry} /> : <PageLoading />;
}

function StyleMissing() {
  const { text, button } = labels.missing;
  return (
    <PageHead title={title.styleMissing(useStudioValues())} isIndexed={false}>
      <CenteredMessage>
        <EmptyState
          title={text}
          headingLevel={1}
          action={<ButtonLink href={paths.services.href()}>{button}</ButtonLink>}
        />
      </CenteredMessage>
    </PageHead>
  );
}

function StyleFailed({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  return (
    <PageHead title={title.services(useStudioValues())}>
      <CenteredMessage>
        <LoadErrorState title={labels.failed} headingLevel={1} problem={problem} onRetry={onRetry} />
      </CenteredMessage>
    </PageHead>
  );
}
