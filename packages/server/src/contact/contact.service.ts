import type { ContactMessage, FieldError } from '@plaitful/api-client/contract';
import { checkEmail } from '@plaitful/domain/account';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldMessages } from '../messages/en-CA/problems.ts';
import { enqueueContactMails } from '../outbox/enqueue.ts';
import { refuseFields, type Refusal } from '../problems/refusal.ts';
import { insertContact } from './contact.repository.ts';

function fieldErrors({ name, email, phone, message }: ContactMessage): FieldError[] {
  const emailIs = checkEmail(email);
  const emailMessage = emailIs === 'required' ? fieldMessages.emailRequired : fieldMessages.emailInvalid;
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: fieldMessages.name }] : []),
    ...(emailIs === undefined ? [] : [{ field: 'email', message: emailMessage }]),
    ...(phone.trim() === '' ? [{ field: 'phone', message: fieldMessages.phone }] : []),
    ...(message.trim() === '' ? [{ field: 'message', message: fieldMessages.message }] : []),
  ];
}

/** Keeps what a visitor wrote, and has it mailed to the studio and acknowledged to the sender (product spec 7). */
export async function takeContactMessage(
  {
    database,
    business,
    clock,
    wakeOutbox,
  }: Pick<ServerContext, 'database' | 'business' | 'clock' | 'wakeOutbox'>,
  typed: ContactMessage,
): Promise<Refusal | undefined> {
  const errors = fieldErrors(typed);
  if (errors.length > 0) return refuseFields(errors);
  const now = clock();
  const contact = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    phone: typed.phone.trim(),
    message: typed.message.trim(),
    createdAt: now,
  };
  await inTransaction(database, async (trx) => {
    const contactId = await insertContact(trx, contact);
    const addresses = { studio: business.contactEmail, sender: contact.email };
    await enqueueContactMails(trx, contactId, addresses, now);
  });
  wakeOutbox();
  return undefined;
}
