import type { paths } from '@plaitful/api-client/contract';
import type { Middleware } from 'openapi-fetch';
import { clearDraft, loadDraft, storeDraft } from '../drafts.ts';

type HeaderOf<Path extends keyof paths> = paths[Path] extends {
  post: { parameters: { header?: infer Header } };
}
  ? NonNullable<Header>
  : never;

type PathWithKey = {
  [Path in keyof paths]: [HeaderOf<Path>] extends [never]
    ? never
    : 'Idempotency-Key' extends keyof HeaderOf<Path>
      ? Path
      : never;
}[keyof paths];

/** Every operation of the contract with an Idempotency-Key. */
const pathsWithKey: Readonly<Record<PathWithKey, true>> = {
  '/api/account/children': true,
  '/api/booking/create': true,
  '/api/closures': true,
  '/api/option-groups/add': true,
  '/api/reviews/add': true,
  '/api/service-type/add': true,
  '/api/styles/add': true,
  '/contact-us': true,
};

interface Attempt {
  readonly body: string;
  readonly key: string;
}

const draft = (path: string): string => `attempt ${path}`;

const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** FNV-1a of 64 bits, so that typed text is not stored. Web Crypto needs a secure context. */
function hash(text: string): string {
  let result = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    result = BigInt.asUintN(64, (result ^ BigInt(byte)) * 0x100000001b3n);
  return result.toString(36);
}

/** Without the boundaries of a form, which differ each time, and without the bytes of its files. */
async function describeBody(request: Request): Promise<string> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/') !== true) return request.text();
  const describe = (value: FormDataEntryValue) =>
    typeof value === 'string' ? value : [value.name, value.size];
  return JSON.stringify([...(await request.formData())].map(([name, value]) => [name, describe(value)]));
}

/**
 * Sends an Idempotency-Key with every create, so that it can be sent again safely: the same for the same body in this
 * tab, also after a reload, until it succeeds or is refused as invalid.
 */
export const idempotencyKeys: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (request.method !== 'POST' || !Object.hasOwn(pathsWithKey, schemaPath)) return undefined;
    const name = draft(schemaPath);
    const body = hash(await describeBody(request.clone()));
    const known = loadDraft(name) as Partial<Attempt> | undefined;
    const key = (known?.body === body && known.key) || randomKey();
    storeDraft(name, { body, key });
    request.headers.set('Idempotency-Key', key);
    return request;
  },
  onResponse({ request, schemaPath, response }) {
    // With 422 the server may know the key with another file of the same name and size.
    const isOver = response.ok || response.status === 422;
    if (isOver && request.headers.has('Idempotency-Key')) clearDraft(draft(schemaPath));
  },
};

/** The next call is a new attempt, with a new key. */
export const clearIdempotencyKey = (path: PathWithKey): void => clearDraft(draft(path));
