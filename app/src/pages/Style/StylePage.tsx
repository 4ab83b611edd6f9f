import { readProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
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
        description={style.data.styleShortDescription}
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

const loose = [] as const;

/** No such style, or no style at all in the address. */
function StyleMissing() {
  return (
    <Page title={title.styleMissing(useStudioValues())}>
      <Notice>
        <Stack gap={6} align="start">
          <Plait size="progress" plaited={loose} />
          <Heading level={1} size="2xl">
            {words.missing.text}
          </Heading>
          <ButtonLink href={paths.services.href()}>{words.missing.button}</ButtonLink>
        </Stack>
      </Notice>
    </Page>
  );
}

function StyleFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Page title={title.services(useStudioValues())}>
      <Notice>
        <Stack gap={6} align="start">
          <Plait size="progress" plaited={loose} />
          <div role="alert">
            <Heading level={1} size="2xl">
              {words.failed}
            </Heading>
          </div>
          <Button isBusy={isBusy} onClick={onRetry}>
            {action.tryAgain}
          </Button>
        </Stack>
      </Notice>
    </Page>
  );
}
