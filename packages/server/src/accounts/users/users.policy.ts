import { checkEmail, normalizeEmail } from '@plaitful/domain/account';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { Business } from '../../platform/config/business.ts';

const messages = { required: fieldMessages.emailRequired, invalid: fieldMessages.emailInvalid } as const;

/** The published addresses of the studio. */
type StudioAddresses = Pick<Business, 'contactEmail' | 'paymentEmail'>;

/**
 * Validates an email address for a parent's account: the studio's own are not allowed, since whoever has an account's
 * address gets the mails about it.
 * @returns the error of the field
 */
export function validateAccountEmail(
  email: string,
  { contactEmail, paymentEmail }: StudioAddresses,
): string | undefined {
  const found = checkEmail(email);
  if (found !== undefined) return messages[found];
  const isOfStudio = [contactEmail, paymentEmail].map(normalizeEmail).includes(normalizeEmail(email));
  return isOfStudio ? fieldMessages.emailStudio : undefined;
}
