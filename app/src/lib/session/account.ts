import type { Account } from '@plaitful/api-client/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $api } from '../api/client.ts';
import { getUser, setUser } from '../sessionStore.ts';
import { useSession } from './session.tsx';

const accountQuery = $api.queryOptions('get', '/api/account');

/** Brings the stored user up to date, so that top bar and forms show what the account has. */
function updateUser(token: string, account: Account): void {
  const user = getUser();
  // Somebody else may have logged in since the account was asked for.
  if (user?.token !== token) return;
  const { firstName, lastName, email, emailVerified, mobilePhone } = account;
  const updated = { ...user, firstName, lastName, email, emailVerified, mobilePhone };
  if (JSON.stringify(updated) !== JSON.stringify(user)) setUser(updated);
}

/** The account of the signed-in user, with which the stored user is kept in step. */
export function useAccount() {
  const { user } = useSession();
  const query = useQuery({ ...accountQuery, enabled: user !== null });
  const account = query.data;
  const token = user?.token;
  useEffect(() => {
    if (account && token !== undefined) updateUser(token, account);
  }, [account, token]);
  return query;
}

/** Takes over the account that a change was answered with. */
export function useAccountUpdate(): (account: Account) => void {
  const cache = useQueryClient();
  return (account) => cache.setQueryData(accountQuery.queryKey, account);
}

/** Updates a part of the account, after a change that is answered with that part. */
export function useAccountPatch(): (part: Partial<Account>) => void {
  const cache = useQueryClient();
  return (part) =>
    cache.setQueryData<Account>(accountQuery.queryKey, (account) => account && { ...account, ...part });
}

/** Fetches the account anew, where somebody is signed in; undefined where that fails. */
export async function refreshAccount(cache: QueryClient): Promise<Account | undefined> {
  const token = getUser()?.token;
  if (token === undefined) return undefined;
  // An answer that is on its way may be older.
  await cache.cancelQueries({ queryKey: accountQuery.queryKey });
  const account = await cache.fetchQuery({ ...accountQuery, staleTime: 0 }).catch(() => undefined);
  if (account) updateUser(token, account);
  return account;
}
