import { parseProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { useLocation } from 'react-router-dom';
import { $api, isNotFoundOrInvalidId } from '../../lib/api/client.ts';
import type { Style } from '@plaitful/api-client/contract';
import { parseStyleState } from './styleLinkState.ts';

interface LoadedStyle {
  style: Style | undefined;
  isGone: boolean;
  problem: ApiProblem | undefined;
  retry: () => void;
}

/** A style by its id. The one in navigation state shows at once, and stays when fetching fails. */
export function useStyle(styleId: number): LoadedStyle {
  const handed = parseStyleState(useLocation().state, styleId);
  const isId = Number.isInteger(styleId) && styleId > 0;
  const { data, isError, error, refetch } = $api.useQuery(
    'get',
    '/api/styles/{styleId}',
    { params: { path: { styleId } } },
    { enabled: isId, ...(handed ? { placeholderData: handed } : {}) },
  );
  const isGone = !isId || (isError && isNotFoundOrInvalidId(error));
  const style = data ?? (isGone ? undefined : handed);
  return {
    style,
    isGone,
    problem: style === undefined && isError ? parseProblem(error) : undefined,
    retry: () => void refetch(),
  };
}
