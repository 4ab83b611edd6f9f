import type { ServiceType } from '@plaitful/api-client/contract';

/** The list with a service type as it is stored now, by serviceId (product spec 4, "Service-type list"). */
export const withStored = (types: readonly ServiceType[], stored: ServiceType): ServiceType[] =>
  [...types.filter(({ serviceId }) => serviceId !== stored.serviceId), stored].toSorted(
    (one, other) => one.serviceId - other.serviceId,
  );

/** The list without the service type of this id. */
export const withoutType = (
  types: readonly ServiceType[],
  removed: ServiceType['serviceId'],
): ServiceType[] => types.filter(({ serviceId }) => serviceId !== removed);
