/** The maximum length of a service type's name, as in the contract. */
export const SERVICE_NAME_MAX_LENGTH = 60;

/** The problems of a service type's name. */
export type ServiceNameProblem = 'required' | 'tooLong';

/** The problem of a service type's name; undefined when it is valid. */
export function checkServiceName(serviceName: string): ServiceNameProblem | undefined {
  if (serviceName.trim() === '') return 'required';
  return serviceName.trim().length > SERVICE_NAME_MAX_LENGTH ? 'tooLong' : undefined;
}
