import type { Account } from '@plaitful/api-client/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { $api } from '../api/client.ts';
import { getUser, setUser } from '../sessionStore.ts';
import { useSession } from './session.tsx';

const accountQuery = $api.queryOptions('get', '/api/account');

/** Updates the stored user, so that top bar and forms show the account's data. */
function updateUser(token: string, account: Account): void {
  const user = getUser();
  // Somebody else may have logged in since the account was requested.
  if (user?.token !== token) return;
  const { firstName, lastName, email, emailVerified, mobilePhone } = account;
  const updated = { ...user, firstName, lastName, email, emailVerified, mobilePhone };
  if (JSON.stringify(updated) !== JSON.stringify(user)) setUser(updated);
}

/** The account of the signed-in user; keeps the stored user up to date. */
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

/** Stores the account returned by a change. */
export function useAccountUpdate(): (account: Account) => void {
  const cache = useQueryClient();
  return (account) => cache.setQueryData(accountQuery.queryKey, account);
}

/** Updates part of the account, after a change that returns only that part. */
export function useAccountPatch(): (part: Partial<Account>) => void {
  const cache = useQueryClient();
  return (part) =>
    cache.setQueryData<Account>(accountQuery.queryKey, (account) => account && { ...account, ...part });
}

/** Refetches the account of the signed-in user; undefined for a guest or after a failure. */
export async function refreshAccount(cache: QueryClient): Promise<Account | undefined> {
  const token = getUser()?.token;
  if (token === undefined) return undefined;
  // A pending response may be older.
  await cache.cancelQueries({ queryKey: accountQuery.queryKey });
  const account = await cache.fetchQuery({ ...accountQuery, staleTime: 0 }).catch(() => undefined);
  if (account) updateUser(token, account);
  return account;
}
