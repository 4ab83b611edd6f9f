import type { QueryClient } from '@tanstack/react-query';
import type { Business, Review, ServiceType, Style } from '@plaitful/api-client/contract';
import { createContext, use, useState, type ReactNode } from 'react';

/** The lists that a page can bring along, by the path of their call. */
export interface BroughtLists {
  readonly '/api/reviews/all': readonly Review[];
  readonly '/api/service-type/service/all': readonly ServiceType[];
  readonly '/api/styles/all': readonly Style[];
}

/** What the server wrote into the page it sent. */
export interface PageData {
  /** The studio's settings (reading 9b). */
  readonly business?: Business;
  /** The calendar year in the studio's time zone. */
  readonly year?: number;
  /** Lists as they were then, so that the page need not ask for them again. */
  readonly lists?: Partial<BroughtLists>;
  /** The style that it shows. */
  readonly style?: Style;
}

/** One visit of the site, from the page that came to the last one that it was left from. */
export interface Visit extends PageData {
  /** When the page came. */
  readonly at: number;
  /** What is kept of the server's answers, once something was asked for. */
  cache: QueryClient | undefined;
}

const VisitContext = createContext<Visit | undefined>(undefined);

/** What the page came with, and the cache of all that was asked for since. */
export function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('The visit needs a PageDataProvider');
  return visit;
}

/** A list that came with the page, as long as nothing was asked for since: what was is newer. */
export function useBrought<Path extends keyof BroughtLists>(path: Path): BroughtLists[Path] | undefined {
  const visit = useVisit();
  const [brought] = useState(() => (visit.cache === undefined ? visit.lists?.[path] : undefined));
  return brought;
}

/** Reads what the server wrote into the page, if it did. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}

interface PageDataProviderProps {
  data: PageData;
  /** A cache of one's own, for tests. */
  cache?: QueryClient | undefined;
  children: ReactNode;
}

/** Gives everything below what the page came with. */
export function PageDataProvider({ data, cache, children }: PageDataProviderProps) {
  const [visit] = useState<Visit>(() => ({ ...data, at: Date.now(), cache }));
  return <VisitContext value={visit}>{children}</VisitContext>;
}
