/** The maximum length of a service type's name, as in the contract. */
export const serviceNameMax = 60;

/** The problems of a service type's name. */
export type ServiceNameProblem = 'required' | 'tooLong';

/** The problem of a service type's name; undefined when it is valid. */
export function checkServiceName(serviceName: string): ServiceNameProblem | undefined {
  if (serviceName.trim() === '') return 'required';
  return serviceName.trim().length > serviceNameMax ? 'tooLong' : undefined;
}
