import type { ApiProblem } from '@plaitful/api-client/problem';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { style } from '@plaitful/messages/en-CA/services';
import { useHelp } from '../../shell/useHelp.ts';
import { Notice } from '../../shell/Notice.tsx';
import { paths } from '../../lib/paths.ts';

/** While the style of the booking is on the way. */
export function BookingLoading() {
  return (
    <Notice>
      <PlaitLoader label={words.loading} />
    </Notice>
  );
}

/** An address without a style, a date or a time, or with a style that there is not. */
export function BookingMissing() {
  return (
    <Notice>
      <EmptyState
        headingLevel={1}
        title={style.missing.text}
        action={<ButtonLink href={paths.services.href()}>{style.missing.button}</ButtonLink>}
      />
    </Notice>
  );
}

interface BookingFailedProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** What the booking needs could not be read. */
export function BookingFailed({ problem, onRetry }: BookingFailedProps) {
  return (
    <Notice>
      <ErrorState
        headingLevel={1}
        title={words.loadFailed}
        text={useHelp().afterLoading(problem)}
        retry={{ label: action.tryAgain, onPress: onRetry }}
      />
    </Notice>
  );
}
