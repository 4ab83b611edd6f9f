/** The error codes of responses since the story began. */
let met = new Set<string>();

async function getCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

/**
 * Records the error codes of responses by wrapping `fetch`, since the response events of the mock worker are
 * sometimes lost.
 */
export function recordProblems(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    // A response that arrives after the next story began belongs to the previous one.
    const ofItsStory = met;
    const response = await ask(...call);
    const code = response.ok ? undefined : await getCode(response.clone());
    if (code !== undefined) ofItsStory.add(code);
    return response;
  };
}

/** Called before each story. */
export function resetRecordedProblems(): void {
  met = new Set();
}

/** The error codes of responses since the story began. */
export const getRecordedProblems = (): string[] => [...met];
