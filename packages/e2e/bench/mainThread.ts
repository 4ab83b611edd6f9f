import type { Page } from 'playwright';

/** One entry of a Chromium trace; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of it, how long the thread had a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread. */
export interface Block {
  /** How long it took, in ms. */
  readonly ms: number;
  /** The most that a task had a processor for, in ms: less than that where the machine had other work to do. */
  readonly ownMs: number;
}

const taskName = 'ThreadControllerImpl::RunTask';

/** Once something was done, what follows from it, such as an answer of the server, has come. */
const settleMs = 900;

export const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * The longest task of the page's main thread while something is done: nothing else the page does, neither an
 * answer to a letter nor a frame, happens meanwhile. `act` may only move the mouse and press keys: whatever Playwright
 * runs in the page would count, too.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<Block> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a launched browser is needed');
  // Anything of the developer tools' timeline has V8 read each script again for its positions: over half of what was measured.
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await rest(settleMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === taskName && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return {
    ms: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000,
    ownMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

declare global {
  interface Window {
    /** When the first frame with the screen's content had been drawn, in ms from the start of the navigation. */
    firstView?: number;
  }
}

/** Runs in the page before anything else: notes in `window.firstView` when the selector's elements had been drawn. */
export function noteFirstView(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The message arrives when the frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        window.firstView = performance.now();
      });
      port1.start();
      port2.postMessage(0);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}
