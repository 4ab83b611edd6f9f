import { createOnce } from '../../platform/idempotency/createOnce.ts';
import type { ContactMessage, FieldError } from '@plaitful/api-client/contract';
import { normalizeEmail } from '@plaitful/domain/account';
import { checkContactMessage, type ContactProblem } from '@plaitful/domain/contact';
import { normalizeName } from '@plaitful/domain/person-name';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem, validationProblem } from '../../platform/problems/problem.ts';
import { lockUserByVerifiedEmail } from '../../accounts/users/users.repository.ts';
import { insertContact } from './contact.repository.ts';
import { enqueueContactMails } from './contact.messages.ts';

const messages: Readonly<Record<keyof ContactMessage, Partial<Record<ContactProblem, string>>>> = {
  name: { required: fieldMessages.name },
  email: { required: fieldMessages.emailRequired, invalid: fieldMessages.emailInvalid },
  phone: { required: fieldMessages.phone },
  message: { required: fieldMessages.message },
};

const fields = ['name', 'email', 'phone', 'message'] as const;

function fieldErrors(typed: ContactMessage): FieldError[] {
  const problems = checkContactMessage(typed);
  return fields.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, message: messages[field][problem] ?? fieldMessages.other }];
  });
}

export async function receiveContactMessage(
  {
    database,
    business,
    clock,
    runOutbox,
  }: Pick<ServerContext, 'database' | 'business' | 'clock' | 'runOutbox'>,
  typed: ContactMessage,
  key?: string,
): Promise<Problem | undefined> {
  const errors = fieldErrors(typed);
  if (errors.length > 0) return validationProblem(errors);
  const now = clock();
  const contact = {
    name: normalizeName(typed.name),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
    message: typed.message.trim(),
    createdAt: now,
  };
  const request = {
    operation: 'sendContactMessage',
    attempt: { userId: null, key },
    body: typed,
    now,
  } as const;
  const outcome = await inTransaction(database, (trx) =>
    createOnce<number>(trx, request, {
      create: async () => {
        const userId = await lockUserByVerifiedEmail(trx, normalizeEmail(contact.email));
        const contactId = await insertContact(trx, { ...contact, userId });
        const addresses = { studio: business.contactEmail, sender: contact.email };
        await enqueueContactMails(trx, contactId, addresses, now);
        return contactId;
      },
      find: async (contactId) => contactId,
      getId: (contactId) => contactId,
    }),
  );
  if (outcome instanceof Problem) return outcome;
  runOutbox();
  return undefined;
}
