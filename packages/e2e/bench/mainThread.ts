import type { Page } from 'playwright';

/** One entry of a Chromium trace; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** CPU time of it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread. */
export interface Block {
  /** How long it took, in ms. */
  readonly ms: number;
  /** The most CPU time of a task, in ms: less than `ms` when the machine was busy. */
  readonly ownMs: number;
}

const taskName = 'ThreadControllerImpl::RunTask';

/** Wait after an action for its consequences, such as an answer of the server. */
const settleMs = 900;

export const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * The longest main-thread task during `act`, which may only move the mouse and press keys: scripts that Playwright
 * runs in the page would count too.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<Block> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a launched browser is needed');
  // Other categories make V8 read each script again for its positions, which was more than half of the time measured.
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
    /** When the first frame with the content was rendered, in ms from the start of the navigation. */
    firstView?: number;
  }
}

/** Runs in the page before any script: records in `window.firstView` when the selector's elements were rendered. */
export function noteFirstView(selector: string): void {
  const look = () => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The message arrives after the frame.
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
