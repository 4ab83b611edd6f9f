import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';
import { useSessionActor } from './session.tsx';

export const useSessionSelector = <Value>(
  select: (snapshot: SnapshotFrom<typeof appSessionMachine>) => Value,
): Value => useSelector(useSessionActor(), select);
