import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import type { ServiceType } from '@plaitful/api-client/contract';
import type { Style } from '../../lib/api/types.ts';
import { $api } from '../../lib/api/client.ts';

/** What the services page knows: nothing yet, a failure that can be tried again, or types and styles. */
export type Services =
  { state: 'loading' } | { state: 'failed'; problem: ApiProblem; retry: () => void } | ReadyServices;

export interface ReadyServices {
  state: 'ready';
  types: readonly ServiceType[];
  allStyles: readonly Style[];
  /** The chosen type, when the address names one that exists. */
  chosen: ServiceType | undefined;
  /** The styles to show: the chosen type's, or all; undefined while the chosen type's are on the way. */
  styles: readonly Style[] | undefined;
}

/** Reads service types, all styles and, when a type is chosen, that type's styles. */
export function useServices(typeId: number | undefined): Services {
  const types = $api.useQuery('get', '/api/service-type/service/all');
  const all = $api.useQuery('get', '/api/styles/all');
  const chosen = types.data?.find((type) => type.serviceId === typeId);
  const ofType = $api.useQuery(
    'get',
    '/api/service-type/styles/{serviceId}',
    { params: { path: { serviceId: typeId ?? 0 } } },
    { enabled: chosen !== undefined },
  );
  // What was loaded once stays, even when loading it anew fails.
  const failed = [types, all, ofType].filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first !== undefined) {
    return {
      state: 'failed',
      problem: readProblem(first.error),
      retry: () => failed.forEach((query) => void query.refetch()),
    };
  }
  if (!types.data || !all.data) return { state: 'loading' };
  return {
    state: 'ready',
    types: types.data,
    allStyles: all.data,
    chosen,
    styles: chosen ? ofType.data : all.data,
  };
}
