import type { OptionGroup } from '@plaitful/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { $api } from '../../lib/api/client.ts';
import { refreshStyles } from '../styles/refreshStyles.ts';

const list = $api.queryOptions('get', '/api/option-groups/all');

export const useOptionGroups = () => $api.useQuery('get', '/api/option-groups/all');

type GroupId = OptionGroup['groupId'];

const noGroups: readonly OptionGroup[] = [];

/** The cached option groups. What changes them changes styles too. */
export function useOptionGroupList() {
  const cache = useQueryClient();
  return useMemo(() => {
    const read = (): readonly OptionGroup[] => cache.getQueryData<OptionGroup[]>(list.queryKey) ?? noGroups;
    const change = (by: (groups: readonly OptionGroup[]) => OptionGroup[]) =>
      cache.setQueryData<OptionGroup[]>(list.queryKey, (groups) => groups && by(groups));
    return {
      read,
      find: (id: GroupId) => read().find(({ groupId }) => groupId === id),
      /** Puts a stored group in its place; a new one comes last. */
      keep: (stored: OptionGroup): void => {
        change((groups) =>
          groups.some(({ groupId }) => groupId === stored.groupId)
            ? groups.map((group) => (group.groupId === stored.groupId ? stored : group))
            : [...groups, stored],
        );
        void refreshStyles(cache);
      },
      remove: (id: GroupId): void => {
        change((groups) => groups.filter(({ groupId }) => groupId !== id));
        void refreshStyles(cache);
      },
      order: (groups: readonly OptionGroup[]): void => {
        change(() => [...groups]);
      },
      refresh: () => cache.invalidateQueries({ queryKey: list.queryKey }),
      refreshStyles: () => refreshStyles(cache),
      loadNewest: async (id: GroupId): Promise<OptionGroup | undefined> => {
        const groups = await cache.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
        return groups?.find(({ groupId }) => groupId === id);
      },
    };
  }, [cache]);
}
