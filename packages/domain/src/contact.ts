import { checkEmail } from './account.ts';

/** What a visitor writes to the studio. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  /** As typed: the visitor may be anywhere. */
  readonly phone: string;
  readonly message: string;
}

/** What can be wrong with a field of the contact form. */
export type ContactProblem = 'required' | 'invalid';

/** The fields that cannot be sent as they are, each with its problem; empty when all is well. */
export type ContactProblems = Partial<Record<keyof ContactMessage, ContactProblem>>;

/** What is wrong with a contact message, field by field. */
export function checkContactMessage({ name, email, phone, message }: ContactMessage): ContactProblems {
  const emailIs = checkEmail(email);
  return {
    ...(name.trim() === '' && { name: 'required' }),
    ...(emailIs && { email: emailIs }),
    ...(phone.trim() === '' && { phone: 'required' }),
    ...(message.trim() === '' && { message: 'required' }),
  };
}
