/** The error codes of the answers since the story began. */
let met = new Set<string>();

async function getCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return typeof body.code === 'string' ? body.code : undefined;
}

/**
 * Listens to which error codes calls are answered, where the app itself gets them: what the mock worker tells of its answers
 * now and then does not arrive.
 */
export function recordProblems(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    // What is answered when the next story has begun is none of its own.
    const ofItsStory = met;
    const response = await ask(...call);
    const code = response.ok ? undefined : await getCode(response.clone());
    if (code !== undefined) ofItsStory.add(code);
    return response;
  };
}

/** Before a story begins. */
export function resetRecordedProblems(): void {
  met = new Set();
}

/** The error codes that calls have answered since the story began. */
export const getRecordedProblems = (): string[] => [...met];
