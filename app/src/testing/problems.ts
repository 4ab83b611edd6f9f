import type { setupWorker } from 'msw/browser';

/** The error codes of the answers since the story began. */
const met = new Set<string>();

async function read(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('code' in body)) return;
  if (typeof body.code === 'string') met.add(body.code);
}

/** Listens to which error codes the mocked calls answer. */
export function listenToProblems({ events }: ReturnType<typeof setupWorker>): void {
  events.on('response:mocked', ({ response }) => {
    if (!response.ok) void read(response.clone());
  });
}

/** Before a story begins. */
export function forgetProblems(): void {
  met.clear();
}

/** The error codes that calls have answered since the story began. */
export const problemsMet = (): string[] => [...met];
