import type { ApiProblem } from '@plaitful/api-client/problem';
import type { ReactNode } from 'react';
import { ContactText } from './ContactText.tsx';
import { SubmitErrorBanner } from './errorStates.tsx';
import { useErrorMessages } from './useErrorMessages.ts';

/** Why a submit failed. Errors of a field are shown at the field. */
export function FormSubmitError({ title, problem }: { title?: string; problem: ApiProblem | null }) {
  if (problem === null || (problem.kind === 'refused' && problem.errors.length > 0)) return null;
  return <SubmitErrorBanner {...(title !== undefined && { title })} problem={problem} />;
}

/** The message of `FormSubmitError`, for a dialog that has the banner itself. */
export function useSubmitErrorMessage(title: string, problem: ApiProblem | null): ReactNode {
  const errorMessages = useErrorMessages();
  if (problem === null) return undefined;
  return <ContactText text={`${title} ${errorMessages.afterSending(problem) ?? ''}`} />;
}
