import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ContactMessagesTable } from '../../platform/database/tables.ts';

export async function insertContact(trx: Trx, contact: Insertable<ContactMessagesTable>): Promise<number> {
  const { contactId } = await trx
    .insertInto('contactMessages')
    .values(contact)
    .returning('contactId')
    .executeTakeFirstOrThrow();
  return contactId;
}

export const findContact = (trx: Trx, contactId: number): Promise<MessageContact | undefined> =>
  trx
    .selectFrom('contactMessages')
    .select(['name', 'email', 'phone', 'message', 'createdAt'])
    .where('contactId', '=', contactId)
    .executeTakeFirst();

export interface MessageContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly createdAt: Date;
}
