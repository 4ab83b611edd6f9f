import { clearDraft, readDraft, writeDraft } from '../session/drafts.ts';

const draft = 'attempt';

interface Attempt {
  readonly request: string;
  readonly key: string;
}

const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The Idempotency-Key of a request: the same whenever it is sent again in this tab, also after a reload, until
 * `clearIdempotencyKey`.
 * @param body what is sent
 */
export function getIdempotencyKey(body: unknown): string {
  const request = JSON.stringify(body);
  const known = readDraft(draft) as Partial<Attempt> | undefined;
  if (known?.request === request && typeof known.key === 'string') return known.key;
  const attempt: Attempt = { request, key: randomKey() };
  writeDraft(draft, attempt);
  return attempt.key;
}

export const clearIdempotencyKey = (): void => clearDraft(draft);
