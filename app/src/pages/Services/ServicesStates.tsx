import type { ApiProblem } from '@plaitful/api-client/problem';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { StyleGridSkeleton } from '@plaitful/design-system/StyleCard';
import { services } from '@plaitful/messages/en-CA/services';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { wrap } from '../../shell/layout.css.ts';
import * as css from './ServicesPage.css.ts';

/** While types and styles are on the way. */
export function ServicesLoading() {
  return (
    <div className={`${wrap} ${css.state}`}>
      <PlaitLoader label={services.loading} />
      <StyleGridSkeleton count={8} />
    </div>
  );
}

interface ServicesErrorProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** Any failure of the page, with a way to try again where it stands. */
export function ServicesError({ problem, onRetry }: ServicesErrorProps) {
  return (
    <div className={`${wrap} ${css.state}`}>
      <ErrorState
        title={services.error.text}
        text={useErrorMessages().afterLoading(problem)}
        retry={{ label: services.error.button, onPress: onRetry }}
      />
    </div>
  );
}
