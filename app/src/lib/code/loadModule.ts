import { createStorageItem } from '../storage.ts';

/** Events of the window while code cannot be fetched since no server answers, and when one does again. */
export const unreachable = 'plaitful:unreachable';
export const reachable = 'plaitful:reachable';

/** How long to wait before the server is asked again, in ms. */
const interval = 5000;

/** Where the document is loaded anew; the router sets the address that was asked for. */
export const destination = { getUrl: (): string => location.href };

async function isServerReady(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function untilServerIsReady(): Promise<void> {
  do {
    dispatchEvent(new Event(unreachable));
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
      addEventListener('online', resolve, { once: true });
    });
  } while (!(await isServerReady()));
  dispatchEvent(new Event(reachable));
}

/** Another one in each build. */
const getBuild = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/** Once for each build: what is still missing after that stays missing. @returns whether the document goes */
function reloadOnce(): boolean {
  const mark = createStorageItem('sessionStorage', 'plaitful.reloaded');
  if (mark.read() === getBuild()) return false;
  mark.write(getBuild());
  // Where nothing is kept, it could go on for ever.
  if (mark.read() !== getBuild()) return false;
  const url = destination.getUrl();
  if (url === location.href) location.reload();
  else location.assign(url);
  return true;
}

/**
 * Loads code that a page needs. Without a connection it waits for one. Where the server answers and the code is gone,
 * since a new version was deployed meanwhile, the document is loaded anew, once; what was typed is kept by the drafts.
 * @param failure of the attempt before
 * @throws what the code throws when it runs; where it is still missing after that one time, what `load` throws
 */
export async function loadModule<Module>(load: () => Promise<Module>, failure?: unknown): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Browsers keep what code has thrown, and make another error for each fetch that fails.
    if (error === failure) throw error;
    if (!(await isServerReady())) await untilServerIsReady();
    else if (failure !== undefined) {
      if (!reloadOnce()) throw error;
      return new Promise(() => undefined);
    }
    return loadModule(load, error);
  }
}
