/** The most characters of a service type's name, as the contract has it. */
export const serviceNameMax = 60;

/** What can be wrong with a service type's name. */
export type ServiceNameProblem = 'required' | 'tooLong';

/** What is wrong with a service type's name; undefined when it can be sent. */
export function checkServiceName(serviceName: string): ServiceNameProblem | undefined {
  if (serviceName.trim() === '') return 'required';
  return serviceName.trim().length > serviceNameMax ? 'tooLong' : undefined;
}
