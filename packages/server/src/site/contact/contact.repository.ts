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
