import type { Style } from '../../api/types.ts';
import { readProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { useLocation, useParams } from 'react-router-dom';
import { $api } from '../../api/client.ts';
import { useStudioValues } from '../../business.tsx';
import { Notice } from '../../chrome/Notice.tsx';
import { Page } from '../../chrome/Page.tsx';
import { PageLoading } from '../../chrome/PageLoading.tsx';
import { wrap } from '../../chrome/layout.css.ts';
import { action, title } from '../../messages/en-CA/common.ts';
import { style as words } from '../../messages/en-CA/services.ts';
import { paths } from '../../paths.ts';
import { ReviewsBlock } from '../../reviews/ReviewsBlock.tsx';
import { readStyleState } from '../../styles/styleState.ts';
import { StyleDetail } from './StyleDetail.tsx';
import * as css from './StylePage.css.ts';

/** One style with its facts and Book Now (product spec 2, Style detail; reading 1). */
export function StylePage() {
  const studio = useStudioValues();
  const styleId = Number(useParams()['styleId']);
  const handed = readStyleState(useLocation().state, styleId);
  const style = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId } } },
    { enabled: isId(styleId), ...(handed ? { placeholderData: handed } : {}) },
  );
  if (style.data) {
    return (
      <Page
        title={title.style({ styleName: style.data.style, ...studio })}
        description={shortText(style.data)}
      >
        <StyleDetail style={style.data} />
        <div className={`${wrap} ${css.reviews}`}>
          <ReviewsBlock />
        </div>
      </Page>
    );
  }
  if (!isId(styleId) || (style.isError && isMissing(style.error))) return <StyleMissing />;
  if (style.isError) return <StyleFailed isBusy={style.isFetching} onRetry={() => void style.refetch()} />;
  return <PageLoading />;
}

const isId = (value: number): boolean => Number.isInteger(value) && value > 0;

/** Whether the server says that there is no such style, rather than that it could not be read. */
function isMissing(error: unknown): boolean {
  const problem = readProblem(error);
  return problem.kind === 'refused' && (problem.status === 404 || problem.status === 400);
}

const shortText = (style: Style): string => style.styleShortDescription;

function StyleMissing() {
  const studio = useStudioValues();
  return (
    <Page title={title.styleMissing(studio)}>
      <Notice>
        <EmptyState
          kind="empty"
          headingLevel={2}
          title={words.missing.text}
          action={<ButtonLink href={paths.services.href()}>{words.missing.button}</ButtonLink>}
        />
      </Notice>
    </Page>
  );
}

function StyleFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const studio = useStudioValues();
  return (
    <Page title={title.services(studio)}>
      <Notice>
        <div role="alert">
          <EmptyState
            kind="error"
            title={words.failed}
            action={
              <Button isBusy={isBusy} onClick={onRetry}>
                {action.tryAgain}
              </Button>
            }
          />
        </div>
      </Notice>
    </Page>
  );
}
