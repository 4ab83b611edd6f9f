import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What a route whose code comes when somebody goes there keeps in its `handle`. */
interface FetchedCode {
  isThere: () => boolean;
  /** Never fails: what went wrong is thrown when the page is drawn, and fetched anew when it is opened again. */
  fetch: () => Promise<void>;
}

/** The page of a route, fetched before it is drawn for the first time. */
export function fetchedPage(
  fetchPage: () => Promise<ComponentType>,
): Pick<RouteObject, 'Component' | 'handle'> {
  let Page: ComponentType | undefined;
  let failure: unknown = new Error('The code of a page was not fetched before it was drawn');
  const handle: FetchedCode = {
    isThere: () => Page !== undefined,
    fetch: async () => {
      try {
        Page = await fetchPage();
      } catch (error) {
        failure = error;
      }
    },
  };
  return {
    handle,
    Component: () => {
      if (!Page) throw failure;
      return <Page />;
    },
  };
}

const isFetched = (handle: unknown): handle is FetchedCode =>
  typeof handle === 'object' && handle !== null && 'isThere' in handle;

/** Fetches the code of what these routes show at a path; undefined when all of it is there. */
export function fetchCode(routes: RouteObject[], pathname: string): Promise<unknown> | undefined {
  const missing = (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => route.handle as unknown)
    .filter((handle) => isFetched(handle))
    .filter((code) => !code.isThere());
  return missing.length === 0 ? undefined : Promise.all(missing.map((code) => code.fetch()));
}
