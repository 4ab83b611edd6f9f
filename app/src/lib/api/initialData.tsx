import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { InitialData, InitialLists } from '@plaitful/api-client/page';

export interface InitialDataState extends InitialData {
  readonly at: number;
  cache: QueryClient | undefined;
}

const InitialDataContext = createContext<InitialDataState | undefined>(undefined);

export function useInitialDataState(): InitialDataState {
  const state = use(InitialDataContext);
  if (!state) throw new Error('useInitialData needs an InitialDataProvider');
  return state;
}

/** Data sent with the document, until the list has been fetched. */
export function useInitialData<Path extends keyof InitialLists>(path: Path): InitialLists[Path] | undefined {
  const state = useInitialDataState();
  const [list] = useState(() => (state.cache === undefined ? state.lists?.[path] : undefined));
  return list;
}

export function parseInitialData(): InitialData {
  const text = document.getElementById('initial-data')?.textContent;
  return text ? (JSON.parse(text) as InitialData) : {};
}

interface InitialDataProviderProps {
  data: InitialData;
  cache?: QueryClient | undefined;
  children: ReactNode;
}

export function InitialDataProvider({ data, cache, children }: InitialDataProviderProps) {
  const [state] = useState<InitialDataState>(() => ({ ...data, at: Date.now(), cache }));
  return <InitialDataContext value={state}>{children}</InitialDataContext>;
}
