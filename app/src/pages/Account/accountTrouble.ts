import type { ApiProblem } from '@plaitful/api-client/problem';
import { formatWait } from '../../format.ts';
import { offline } from '../../messages/en-CA/account.ts';
import { rateLimited } from '../../messages/en-CA/common.ts';

/** What helps after a failure, under the specification's sentence (reading 38b); nothing when that says it all. */
export function helpAfter(
  problem: ApiProblem | null,
  hints: Readonly<Record<string, string>>,
): string | undefined {
  if (problem === null) return undefined;
  switch (problem.kind) {
    case 'offline':
      return offline;
    case 'failed':
      return problem.message;
    case 'refused':
      if (problem.code === 'rate_limited' && problem.retryAfterSeconds !== undefined) {
        return rateLimited({ wait: formatWait(problem.retryAfterSeconds) });
      }
      return hints[problem.code] ?? problem.message;
    default:
      return problem satisfies never;
  }
}
