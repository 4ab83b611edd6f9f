import { http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';

const ofTheServer = /^\/(api|auth|contact-us|healthz|readyz|metrics)(\/|$)/;
const unmocked: string[] = [];

function isStorybookRequest(url: URL): boolean {
  return url.origin === location.origin && !ofTheServer.test(url.pathname);
}

/** Below the handlers of every story and test: a call to the server that reaches it fails them. */
const lastResort = http.all('*', ({ request }) => {
  const url = new URL(request.url);
  if (isStorybookRequest(url)) return passthrough();
  unmocked.push(`${request.method} ${url.href}`);
  return HttpResponse.json({ message: 'Nothing mocks this call' }, { status: 501 });
});

const barrier = '/mocks-answered';

/** Starts the mock worker; the mocks of stories and tests take precedence over the last resort. */
export async function startWorker() {
  const worker = setupWorker(
    http.get(`*${barrier}`, () => new HttpResponse(null)),
    lastResort,
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** Waits for the mocks of every call made so far: aborted calls still reach them, in order. */
export async function waitForPendingMocks(): Promise<void> {
  await fetch(barrier);
}

/** The calls without a mock since the last call of this function. */
export function drainUnmockedRequests(): string[] {
  return unmocked.splice(0);
}
