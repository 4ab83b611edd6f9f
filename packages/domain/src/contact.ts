import { checkEmail } from './account.ts';
import { normalizeName } from './personName.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** As entered: the number may be foreign. */
  readonly phone: string;
  readonly message: string;
}

export type ContactProblem = 'required' | 'invalid';

/** The invalid fields, each with its problem; empty when all are valid. */
export type ContactProblems = Partial<Record<keyof ContactMessage, ContactProblem>>;

export function checkContactMessage({ name, email, phone, message }: ContactMessage): ContactProblems {
  const emailIs = checkEmail(email);
  return {
    ...(normalizeName(name) === '' && { name: 'required' }),
    ...(emailIs && { email: emailIs }),
    ...(phone.trim() === '' && { phone: 'required' }),
    ...(message.trim() === '' && { message: 'required' }),
  };
}
