import type { ServiceType } from '@plaitful/api-client/contract';
import type { ToastOptions } from '@plaitful/design-system/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../lib/api/client.ts';
import { refreshStyles } from '../styles/refreshStyles.ts';
import { withoutType, withStored } from './serviceTypeList.ts';

/** Where toasts show in the screen of the service types (reading 40). */
export const toastAt: NonNullable<ToastOptions['position']> = 'center';

const list = $api.queryOptions('get', '/api/service-type/service/all');

/** All service types, by serviceId. */
export const useServiceTypes = () => $api.useQuery('get', '/api/service-type/service/all');

/** Changes the list that was read, here or by another read of it (product spec 4, "Service-type list"). */
export function useServiceTypeList() {
  const cache = useQueryClient();
  return useMemo(() => {
    const change = (by: (types: readonly ServiceType[]) => ServiceType[]) =>
      cache.setQueryData<ServiceType[]>(list.queryKey, (types) => types && by(types));
    return {
      /** Shows a service type as it is stored now; its styles carry its name. */
      keep: (stored: ServiceType): void => {
        change((types) => withStored(types, stored));
        void refreshStyles(cache);
      },
      remove: (serviceId: ServiceType['serviceId']): void => {
        change((types) => withoutType(types, serviceId));
      },
      /** Reads it anew where it is in view. */
      refresh: () => cache.invalidateQueries({ queryKey: list.queryKey }),
      /** The newest version of a service type; undefined when there is none any more, or no answer. */
      readNewest: async (id: ServiceType['serviceId']): Promise<ServiceType | undefined> => {
        const types = await cache.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
        return types?.find(({ serviceId }) => serviceId === id);
      },
    };
  }, [cache]);
}
