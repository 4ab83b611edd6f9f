import type { ApiProblem } from '@plaitful/api-client/problem';
import { down, offline, rateLimited } from '@plaitful/messages/en-CA/common';
import { formatWait } from '@plaitful/messages/format';
import type { StudioValues } from '@plaitful/messages/studio-values';
import { useMemo } from 'react';
import { useStudioValues } from './business.tsx';

/** What can be done about a failure, under the sentence that says what failed (reading 38b). */
interface ErrorMessages {
  /**
   * After something was sent.
   * @param hints what to say of some codes, in place of the server's own sentence
   */
  afterSending: (problem: ApiProblem | null, hints?: Readonly<Record<string, string>>) => string | undefined;
  /** The same, where the sentence above says already what to do when the server cannot be reached. */
  detailAfterSending: ErrorMessages['afterSending'];
  /** Where something could not be loaded. */
  afterLoading: (problem: ApiProblem) => string;
}

/** What can be done about a failure; with the studio's phone where nothing else helps. */
export function useErrorMessages(): ErrorMessages {
  const studio = useStudioValues();
  return useMemo(
    () => ({
      afterSending: (problem, hints = {}) =>
        problem === null ? undefined : (detailOf(problem, offline.submit, hints) ?? unreachable(studio)),
      detailAfterSending: (problem, hints = {}) =>
        problem === null ? undefined : detailOf(problem, offline.submit, hints),
      afterLoading: (problem) => detailOf(problem, offline.banner, {}) ?? unreachable(studio),
    }),
    [studio],
  );
}

/** What is known of a failure; nothing where no answer came, or none that can be read. */
function detailOf(
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
  `${down.title}. ${down.text(studio)}`;
