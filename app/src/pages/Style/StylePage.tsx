import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { action, title } from '@plaitful/messages/en-CA/common';
import { style as words } from '@plaitful/messages/en-CA/services';
import { useLocation, useParams } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import { isMissing } from '../../lib/api/isMissing.ts';
import { useHelp } from '../../shell/useHelp.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Notice } from '../../shell/Notice.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { paths } from '../../lib/paths.ts';
import { ReviewsBlock } from '../../features/reviews/ReviewsBlock.tsx';
import { readStyleState } from '../../features/styles/styleState.ts';
import { StyleDetail } from '../../features/booking/StyleDetail.tsx';
import * as css from '../../features/booking/StyleDetail.css.ts';

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
  const isGone = style.isError && isMissing(style.error);
  // What the page before handed on stays, also when it cannot be read anew.
  const shown = style.data ?? (isGone ? undefined : handed);
  if (shown) {
    return (
      <Page
        title={title.style({ styleName: shown.style, ...studio })}
        description={shown.styleShortDescription || undefined}
      >
        <StyleDetail style={shown} />
        <div className={`${wrap} ${css.reviews}`}>
          <ReviewsBlock />
        </div>
      </Page>
    );
  }
  if (!isId(styleId) || isGone) return <StyleMissing />;
  if (style.isError) {
    return <StyleFailed problem={readProblem(style.error)} onRetry={() => void style.refetch()} />;
  }
  return <PageLoading />;
}

const isId = (value: number): boolean => Number.isInteger(value) && value > 0;

const loose = [] as const;

/** No such style, or no style at all in the address. */
function StyleMissing() {
  return (
    <Page title={title.styleMissing(useStudioValues())} isIndexed={false}>
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

interface StyleFailedProps {
  problem: ApiProblem;
  onRetry: () => void;
}

function StyleFailed({ problem, onRetry }: StyleFailedProps) {
  const help = useHelp();
  return (
    <Page title={title.services(useStudioValues())}>
      <Notice>
        <Stack gap={6} align="start">
          <Plait size="progress" plaited={loose} />
          <div role="alert">
            <Heading level={1} size="2xl">
              {words.failed}
            </Heading>
            <Text size="lg">
              <ContactText text={help.afterLoading(problem)} />
            </Text>
          </div>
          <Button onClick={onRetry}>{action.tryAgain}</Button>
        </Stack>
      </Notice>
    </Page>
  );
}
