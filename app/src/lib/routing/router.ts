import {
  parsePath,
  type Location,
  type Navigator,
  type NavigationType,
  type RouteObject,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { rememberScroll } from './scrollMemory.ts';

/** Where one is: the browser's history, or one in memory for stories and tests. */
type History = ReturnType<typeof createBrowserHistory>;

/** The routes of an app whose code comes piece by piece. */
export interface Pages {
  /** The routes known by now. */
  routes: () => RouteObject[];
  /** Fetches the code of the page at a path; undefined when it is there. */
  prepare: (pathname: string) => Promise<unknown> | undefined;
}

/** Whether one may not go to a path without being asked. */
export type LeaveGuard = (pathname: string) => boolean;

export interface RouterState {
  routes: RouteObject[];
  location: Location;
  action: NavigationType;
  /** Whether the page's code is there; false only before the first page. */
  isReady: boolean;
  /** Whether the code of the next page is on its way. */
  isLeaving: boolean;
  /** Whether the page stays scrolled as it is. */
  keepsScroll: boolean;
  /** A navigation that a guard holds up until somebody has said what they want. */
  held: { by: string; proceed: () => void } | undefined;
}

export interface AppRouter {
  state: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  navigator: Navigator;
  pages: Pages;
  /** Comes true once the code of the first page is there. */
  ready: Promise<void>;
  /** Asks before one leaves, as long as what it gives was not called. */
  addGuard: (id: string, mustAsk: LeaveGuard) => () => void;
  /** Forgets the navigation that a guard held up. */
  stay: () => void;
}

/** The page that a history stands at, with nothing on its way. */
const arrivedAt = ({ location, action }: History, pages: Pages): RouterState => ({
  routes: pages.routes(),
  location,
  action,
  isReady: true,
  isLeaving: false,
  keepsScroll: false,
  held: undefined,
});

/** A state, and who is told when it changes. */
function makeStore(first: RouterState) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    set: (change: Partial<RouterState>): void => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Store = ReturnType<typeof makeStore>;

/** Those who want to ask before one leaves; the last who came asks first. */
function makeGuards({ state, set }: Store) {
  const guards = new Map<string, LeaveGuard>();
  return {
    addGuard: (id: string, mustAsk: LeaveGuard) => {
      guards.set(id, mustAsk);
      return () => {
        guards.delete(id);
        if (state().held?.by === id) set({ held: undefined });
      };
    },
    /** Holds a navigation up when a guard wants to ask first. */
    isHeld: (pathname: string, proceed: () => void): boolean => {
      const asking = [...guards].findLast(([, mustAsk]) => mustAsk(pathname));
      if (asking) set({ held: { by: asking[0], proceed } });
      return asking !== undefined;
    },
  };
}

/** Back and Forward have moved already when they are heard of: what a guard holds up is taken back first. */
function followHistory(
  history: History,
  isHeld: (pathname: string, proceed: () => void) => boolean,
  show: (pathname: string) => void,
): void {
  let isTakingBack = false;
  let isLetThrough = false;
  history.listen(({ location: { pathname }, delta }) => {
    if (isTakingBack) {
      isTakingBack = false;
      return;
    }
    const proceed = () => {
      isLetThrough = true;
      history.go(delta ?? 0);
    };
    if (!isLetThrough && delta !== null && isHeld(pathname, proceed)) {
      isTakingBack = true;
      history.go(-delta);
      return;
    }
    isLetThrough = false;
    show(pathname);
  });
}

/**
 * Follows a history: a page is shown once its code is there, the last one wanted wins, and a guard may hold a navigation
 * up. The router of react-router-dom that does the same weighs 17 kB more (decision 013).
 */
export function createAppRouter(history: History, pages: Pages): AppRouter {
  const first = pages.prepare(history.location.pathname);
  const store = makeStore({ ...arrivedAt(history, pages), isReady: first === undefined });
  const { state, set, subscribe } = store;
  const { addGuard, isHeld } = makeGuards(store);
  let latest = 0;

  /** Shows the page at a path once its code is there, unless another one was wanted meanwhile. */
  async function open(pathname: string, keepsScroll: boolean, commit: () => void): Promise<void> {
    latest += 1;
    const turn = latest;
    const waiting = pages.prepare(pathname);
    if (waiting) {
      set({ isLeaving: true });
      await waiting;
      if (turn !== latest) return;
    }
    rememberScroll(state().location);
    commit();
    set({ ...arrivedAt(history, pages), keepsScroll });
  }

  const go =
    (how: 'push' | 'replace'): Navigator['push'] =>
    (to, value, options) => {
      const { pathname = state().location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      const proceed = () =>
        void open(pathname, options?.preventScrollReset === true, () => history[how](to, value));
      if (!isHeld(pathname, proceed)) proceed();
    };

  followHistory(history, isHeld, (pathname) => void open(pathname, false, () => undefined));
  const showFirst = async (): Promise<void> => {
    await first;
    if (latest === 0) set({ routes: pages.routes(), isReady: true });
  };
  return {
    state,
    subscribe,
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: go('push'),
      replace: go('replace'),
    },
    pages,
    ready: showFirst(),
    addGuard,
    stay: () => set({ held: undefined }),
  };
}
