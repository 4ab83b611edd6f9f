import type { ApiProblem } from '@plaitful/api-client/problem';
import { serverUnavailable, offline, rateLimited } from '@plaitful/messages/en-CA/common';
import { formatWait } from '@plaitful/messages/format';
import type { StudioValues } from '@plaitful/messages/studio-values';
import { useMemo } from 'react';
import { useStudioValues } from './business.tsx';

interface ErrorMessages {
  /**
   * After a submit.
   * @param hints messages by error code, instead of the server's
   */
  afterSending: (problem: ApiProblem | null, hints?: Readonly<Record<string, string>>) => string | undefined;
  /** Like `afterSending`, when the text above already says what to do without a connection. */
  detailAfterSending: ErrorMessages['afterSending'];
  afterLoading: (problem: ApiProblem) => string;
}

/** What the user can do about a failure; with the studio's phone where nothing else helps. */
export function useErrorMessages(): ErrorMessages {
  const studio = useStudioValues();
  return useMemo(
    () => ({
      afterSending: (problem, hints = {}) =>
        problem === null ? undefined : (getDetail(problem, offline.submit, hints) ?? unreachable(studio)),
      detailAfterSending: (problem, hints = {}) =>
        problem === null ? undefined : getDetail(problem, offline.submit, hints),
      afterLoading: (problem) => getDetail(problem, offline.banner, {}) ?? unreachable(studio),
    }),
    [studio],
  );
}

/** The server's explanation; undefined when there was no readable response. */
function getDetail(
  problem: ApiProblem,
  whenOffline: string,
  hints: Readonly<Record<string, string>>,
): string | undefined {
  if (problem.kind === 'offline') return navigator.onLine ? undefined : whenOffline;
  if (problem.status === 429 && problem.retryAfterSeconds !== undefined) {
    return rateLimited({ wait: formatWait(problem.retryAfterSeconds) });
  }
  if (problem.kind === 'failed') return problem.message;
  return hints[problem.code] ?? problem.message;
}

const unreachable = (studio: Pick<StudioValues, 'contactPhone'>): string =>
  `${serverUnavailable.title}. ${serverUnavailable.text(studio)}`;
