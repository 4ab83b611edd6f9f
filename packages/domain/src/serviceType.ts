/** The maximum length of a service type's name, as in the contract. */
export const SERVICE_NAME_MAX_LENGTH = 60;

export type ServiceNameProblem = 'required' | 'tooLong';

/** Undefined when the name is valid. */
export function checkServiceName(serviceName: string): ServiceNameProblem | undefined {
  if (serviceName.trim() === '') return 'required';
  return serviceName.trim().length > SERVICE_NAME_MAX_LENGTH ? 'tooLong' : undefined;
}
