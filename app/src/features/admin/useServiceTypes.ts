import type { ServiceType } from '@plaitful/api-client/contract';
import type { ToastOptions } from '@plaitful/design-system/Toast';
import { checkServiceName, serviceNameMax } from '@plaitful/domain/service-type';
import { adminTypes } from '@plaitful/messages/en-CA/adminTypes';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../lib/api/client.ts';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { refreshStyles } from '../styles/refreshStyles.ts';
import { useDialogForm } from './FormDialog.tsx';

export const withStored = (types: readonly ServiceType[], stored: ServiceType): ServiceType[] =>
  [...types.filter(({ serviceId }) => serviceId !== stored.serviceId), stored].toSorted(
    (one, other) => one.serviceId - other.serviceId,
  );

export const toastAt: NonNullable<ToastOptions['position']> = 'center';

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
        change((types) => withStored(types, stored));
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

interface NameValues {
  serviceName: string;
}

function validate({ serviceName }: NameValues): FieldErrors<NameValues> {
  const problem = checkServiceName(serviceName);
  if (problem === undefined) return {};
  const { required, tooLong } = adminTypes.name;
  return { serviceName: problem === 'required' ? required : tooLong({ max: serviceNameMax }) };
}

export function useNameForm(serviceName: string, error: unknown) {
  const dialogForm = useDialogForm({
    initial: { serviceName },
    validate,
    error,
    fieldErrors: ({ code }) => (code === 'name_taken' ? { serviceName: adminTypes.name.duplicate } : {}),
  });
  return { ...dialogForm, field: useTextField(dialogForm.form, 'serviceName') };
}
