import { createStorageItem } from '../storage.ts';

/**
 * Events of the window: the code cannot be fetched since no server can be reached, and one can be reached
 * again.
 */
export const SERVER_UNREACHABLE_EVENT = 'plaitful:unreachable';
export const SERVER_REACHABLE_EVENT = 'plaitful:reachable';

/** The time between attempts to reach the server, in ms. */
const interval = 5000;

/** The URL to load when the document is reloaded; the router sets it to the requested URL. */
export const reloadDestination = { getUrl: (): string => location.href };

async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function untilServerIsReady(): Promise<void> {
  do {
    dispatchEvent(new Event(SERVER_UNREACHABLE_EVENT));
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
      addEventListener('online', resolve, { once: true });
    });
  } while (!(await isServerReady()));
  dispatchEvent(new Event(SERVER_REACHABLE_EVENT));
}

/** Differs in each build. */
const getBuild = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Reloads once per build: what is missing after that stays missing. @returns whether the document reloads */
function reloadOnce(): boolean {
  const mark = createStorageItem('sessionStorage', 'plaitful.reloaded');
  if (mark.read() === getBuild()) return false;
  mark.write(getBuild());
  // Without storage the reload could repeat for ever.
  if (mark.read() !== getBuild()) return false;
  const url = reloadDestination.getUrl();
  if (url === location.href) location.reload();
  else location.assign(url);
  return true;
}

/**
 * Loads code that a page needs. Without a connection it waits for one. When the server can be reached but the
 * file no longer exists, since a new version was deployed, it reloads the document once; drafts keep typed
 * values.
 * @param failure of the previous attempt
 * @throws errors of the code itself; if the file is still missing after the reload, the error of `load`
 */
export async function loadModule<Module>(load: () => Promise<Module>, failure?: unknown): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Browsers repeat the same error object for code that throws, and create a new one for each failed fetch.
    if (error === failure) throw error;
    if (!(await isServerReady())) await untilServerIsReady();
    else if (failure !== undefined) {
      if (!reloadOnce()) throw error;
      return new Promise(() => undefined);
    }
    return loadModule(load, error);
  }
}
