import { clearDraft, readDraft, writeDraft } from '../drafts.ts';

const draft = 'attempt';

interface Attempt {
  readonly request: string;
  readonly key: string;
}

const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The Idempotency-Key of a request: the same whenever it is sent again in this tab, also after a reload, until
 * `clearIdempotencyKey`.
 * @param body what is sent
 */
export function getIdempotencyKey(body: unknown): string {
  const request = JSON.stringify(body);
  const known = readDraft(draft) as Partial<Attempt> | undefined;
  const key = (known?.request === request && known.key) || randomKey();
  writeDraft(draft, { request, key });
  return key;
}

export const clearIdempotencyKey = (): void => clearDraft(draft);
