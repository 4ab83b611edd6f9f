import { emailVerified } from '../users/users.repository.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Member } from '../../platform/contract/member.ts';

export const findMailedAccount = (
  trx: Trx,
  userId: number,
): Promise<Pick<Member, 'id' | 'firstName' | 'email' | 'emailVerified' | 'roles'> | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'firstName', 'email', emailVerified, 'roles'])
    .where('id', '=', userId)
    .executeTakeFirst();
