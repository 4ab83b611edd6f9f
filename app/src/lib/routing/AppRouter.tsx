import {
  createContext,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { AppRouter as AppRouterStore, LeaveGuard, RouterState } from './router.ts';
import { keepScroll, restoreScroll } from './scrollMemory.ts';

const CurrentRouter = createContext<AppRouterStore | undefined>(undefined);
const IsLeaving = createContext(false);
const Held = createContext<RouterState['held']>(undefined);

interface AppRouterProps {
  router: AppRouterStore;
  /** Stands in place of the first page until its code is there. */
  fallback: ReactNode;
}

/** Draws the pages of an app where its router is. The old page stays until the new one is drawn. */
export function AppRouter({ router, fallback }: AppRouterProps) {
  const { isReady, isLeaving, held, routes, location, action, keepsScroll } = useRouterState(router);
  useLayoutEffect(() => keepScroll(() => router.state().location), [router]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isReady) return;
    restoreScroll(location, { isKept: keepsScroll, isFirst: isFirst.current });
    isFirst.current = false;
  }, [isReady, location, keepsScroll]);
  if (!isReady) return fallback;
  return (
    <CurrentRouter value={router}>
      <IsLeaving value={isLeaving}>
        <Held value={held}>
          <Router location={location} navigationType={action} navigator={router.navigator}>
            <Pages routes={routes} />
          </Router>
        </Held>
      </IsLeaving>
    </CurrentRouter>
  );
}

function useRouterState(router: AppRouterStore): RouterState {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state()));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return state;
}

/** The pages of these routes at the address that a router around them gives. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Whether the next page is on its way. */
export function useIsLeaving(): boolean {
  return use(IsLeaving);
}

interface Leaving {
  /** Somebody wants to leave, and is to be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds up whoever leaves the page within the site.
 * @param mustAsk whether going to a path would lose something
 */
export function useLeaveGuard(mustAsk: LeaveGuard): Leaving {
  const id = useId();
  const router = use(CurrentRouter);
  const held = use(Held);
  const asks = useEffectEvent(mustAsk);
  useEffect(() => router?.addGuard(id, (pathname) => asks(pathname)), [router, id]);
  return {
    isAsking: held?.by === id,
    stay: () => router?.stay(),
    leave: () => held?.proceed(),
  };
}

/** Fetches the code of the page at an address of the site, for whoever is about to open it. */
export function usePrefetch(): (href: string) => void {
  const router = use(CurrentRouter);
  return (href) => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData === true) return;
    void router?.pages.prepare(new URL(href, window.location.origin).pathname);
  };
}
