import type { Page } from 'playwright';

/** One entry of a Chromium trace; times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Wait after an action for its effects, such as the server's response. */
const settleMs = 900;

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * The longest main-thread task during `act`, in ms; `act` may only move the mouse and press keys: scripts that
 * Playwright runs in the page would count too.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a launched browser is needed');
  // Other categories make V8 read each script again for its positions, which was more than half of the time measured.
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await wait(settleMs);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
