import { contactMails } from '@plaitful/messages/en-CA/contactMails';
import {
  toSingleLine,
  studioValues,
  formatInstantValues,
  type MessageSender,
} from '../../platform/outbox/messageValues.ts';
import { renderMail, type RenderedMail } from '@plaitful/messages/mail';
import { mailTo, type SendContext, type MessageKinds } from '../../platform/outbox/messageKind.ts';
import { findContact, type MessageContact } from './contact.repository.ts';
import { type OutboxRow, insertMessage } from '../../platform/outbox/outbox.repository.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { ContactText, ContactValues } from '@plaitful/messages/message-values';

/** A user's text with its line breaks, without other control characters. */
const inLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd())
    .join('\n')
    .trim();

export function contactValues(contact: MessageContact, origin: MessageSender): ContactValues {
  return {
    ...studioValues(origin),
    ...formatInstantValues(contact.createdAt, origin.business.timeZone),
    fullName: toSingleLine(contact.name),
    email: toSingleLine(contact.email),
    phone: toSingleLine(contact.phone),
    message: inLines(contact.message),
  };
}

/** Queues the messages for a contact request: a mail to the studio, and an acknowledgement to the sender. */
export async function enqueueContactMails(
  trx: Trx,
  contactId: number,
  { studio, sender }: { readonly studio: string; readonly sender: string },
  now: Date,
): Promise<void> {
  const mail = { channel: 'mail', contactId, dueAt: now, createdAt: now } as const;
  await insertMessage(trx, { ...mail, kind: 'contactToStudio', recipient: studio });
  await insertMessage(trx, { ...mail, kind: 'contactReceived', recipient: sender });
}

async function render(
  trx: Trx,
  mail: ContactText['mail'],
  row: OutboxRow,
  { origin }: SendContext,
): Promise<{ contact: MessageContact; mail: RenderedMail }> {
  const contact = row.contactId === null ? undefined : await findContact(trx, row.contactId);
  if (contact === undefined) throw new Error("the visitor's message is not there");
  return { contact, mail: renderMail(mail, contactValues(contact, origin)) };
}

export const contactMailKinds: MessageKinds = {
  contactToStudio: {
    title: contactMails.contactToStudio.title,
    render: async (trx, row, context) => {
      const { contact, mail } = await render(trx, contactMails.contactToStudio.mail, row, context);
      const to = { name: context.origin.business.name, address: row.recipient };
      return {
        channel: 'mail',
        to,
        replyTo: { name: toSingleLine(contact.name), address: contact.email },
        ...mail,
      };
    },
  },
  contactReceived: {
    title: contactMails.contactReceived.title,
    render: async (trx, row, context) => {
      const { mail } = await render(trx, contactMails.contactReceived.mail, row, context);
      return { ...mailTo(row), ...mail };
    },
  },
};
