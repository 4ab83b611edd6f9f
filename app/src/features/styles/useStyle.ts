import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { useLocation } from 'react-router-dom';
import { $api } from '../../lib/api/client.ts';
import { isMissing } from '../../lib/api/isMissing.ts';
import type { Style } from '../../lib/api/types.ts';
import { readStyleState } from './styleState.ts';

interface LoadedStyle {
  /** The style, as soon as something is known of it. */
  style: Style | undefined;
  /** Whether there is no such style. */
  isGone: boolean;
  /** Why nothing is known of it. */
  problem: ApiProblem | undefined;
  retry: () => void;
}

/**
 * A style by its id. What the page before handed on shows at once, and stays when it cannot be read anew (reading 1).
 */
export function useStyle(styleId: number): LoadedStyle {
  const handed = readStyleState(useLocation().state, styleId);
  const isId = Number.isInteger(styleId) && styleId > 0;
  const { data, isError, error, refetch } = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId } } },
    { enabled: isId, ...(handed ? { placeholderData: handed } : {}) },
  );
  const isGone = !isId || (isError && isMissing(error));
  const style = data ?? (isGone ? undefined : handed);
  return {
    style,
    isGone,
    problem: style === undefined && isError ? readProblem(error) : undefined,
    retry: () => void refetch(),
  };
}
