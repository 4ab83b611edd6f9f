import type { ServiceType } from '@plaitful/api-client/contract';
import type { ToastOptions } from '@plaitful/design-system/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../lib/api/client.ts';
import { refreshStyles } from '../styles/refreshStyles.ts';

export const replaceServiceType = (types: readonly ServiceType[], stored: ServiceType): ServiceType[] =>
  [...types.filter(({ serviceId }) => serviceId !== stored.serviceId), stored].toSorted(
    (one, other) => one.serviceId - other.serviceId,
  );

export const serviceTypeToastOptions: NonNullable<ToastOptions['position']> = 'center';

const list = $api.queryOptions('get', '/api/service-type/service/all');

export const useServiceTypes = () => $api.useQuery('get', '/api/service-type/service/all');

export function useServiceTypeList() {
  const cache = useQueryClient();
  return useMemo(() => {
    const change = (by: (types: readonly ServiceType[]) => ServiceType[]) =>
      cache.setQueryData<ServiceType[]>(list.queryKey, (types) => types && by(types));
    return {
      /** Refreshes styles too, since they carry the name of their type. */
      keep: (stored: ServiceType): void => {
        change((types) => replaceServiceType(types, stored));
        void refreshStyles(cache);
      },
      remove: (serviceId: ServiceType['serviceId']): void => {
        change((types) => types.filter((type) => type.serviceId !== serviceId));
      },
      refresh: () => cache.invalidateQueries({ queryKey: list.queryKey }),
      readNewest: async (id: ServiceType['serviceId']): Promise<ServiceType | undefined> => {
        const types = await cache.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
        return types?.find(({ serviceId }) => serviceId === id);
      },
    };
  }, [cache]);
}
