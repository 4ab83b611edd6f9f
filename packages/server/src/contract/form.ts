import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem, problem } from '../problems/problem.ts';
import type { Schema } from './schema.ts';

/** What a part of a form is read as; the others are read over. */
type PartKind = 'text' | 'number' | 'file';

/** How a call's multipart form is read. */
export interface FormPlan {
  readonly kinds: ReadonlyMap<string, PartKind>;
  /** The longest text that is read, in bytes: longer than any that the schema takes. */
  readonly textBytes: number;
}

/** A form as it was sent: its texts (as numbers where the schema has numbers) and its files. */
export interface SentForm {
  readonly texts: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** The largest file, in bytes: 10 MB. */
const fileBytes = 10 * 1024 * 1024;

/** The largest form, in bytes: a file and more text than any form has. */
const formBytes = fileBytes + 1024 * 1024;

/** How much of a form that is refused is still taken in, so that its sender gets to read the answer. */
const drainedBytes = 4 * formBytes;

const mostParts = 50;

/** Only a picture makes a form that large. */
const tooLarge = problem('too_large', { values: { isPicture: true } });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = (schema: Schema): [string, Record<string, unknown>][] =>
  Object.entries(isRecord(schema['properties']) ? schema['properties'] : {}).filter(
    (entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]),
  );

function kindOf(property: Record<string, unknown>): PartKind | undefined {
  if (property['contentMediaType'] === 'application/octet-stream') return 'file';
  if (property['type'] === 'number' || property['type'] === 'integer') return 'number';
  return property['type'] === 'string' ? 'text' : undefined;
}

/** The schema of a form's texts: files are no JSON, and are judged by whoever takes them. */
export const textsOfForm = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(propertiesOf(schema).filter(([, property]) => kindOf(property) !== 'file')),
});

/** Reads from its schema what a form has; what the schema gives no type is not read. */
export function planForm(schema: Schema): FormPlan {
  const properties = propertiesOf(schema);
  const kinds = properties.flatMap(([name, property]) => {
    const kind = kindOf(property);
    return kind === undefined ? [] : [[name, kind] as const];
  });
  const lengths = properties.map(([, { maxLength }]) => (typeof maxLength === 'number' ? maxLength : 0));
  // A code point has at most four bytes; one more than the longest text, so that it is seen to be too long.
  return { kinds: new Map(kinds), textBytes: 4 * (Math.max(100, ...lengths) + 1) };
}

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A number as people write it; any other text stays one, which no schema of a number takes. */
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;

/** The bytes of a file, or that it is too large, as soon as it is. */
const readFile = ({ file }: MultipartFile): Promise<Buffer | Problem> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.once('limit', () => resolve(tooLarge));
    // Also tells of a file that broke off before anybody listened to it.
    finished(file, (error) => (error ? reject(error) : resolve(Buffer.concat(chunks))));
  });

async function readParts(parts: AsyncIterable<Multipart>, plan: FormPlan): Promise<SentForm | Problem> {
  const texts = new Map<string, unknown>();
  const files = new Map<string, Buffer>();
  for await (const part of parts) {
    const { fieldname } = part;
    if (part.type === 'field') {
      // Of two parts with one name the first counts, as with files.
      const value = plan.kinds.get(fieldname) === 'number' ? toNumber(part.value) : part.value;
      if (!texts.has(fieldname)) texts.set(fieldname, value);
    } else if (plan.kinds.get(fieldname) !== 'file' || files.has(fieldname)) {
      part.file.resume();
    } else {
      const bytes = await readFile(part);
      if (bytes instanceof Problem) return bytes;
      // A browser sends a file without a byte and without a name where none was chosen.
      if (bytes.length > 0 || (part.filename ?? '') !== '') files.set(fieldname, bytes);
    }
  }
  return { texts: Object.fromEntries(texts), files: Object.fromEntries(files) };
}

/** Says when more has come in than a form may have, and ends the connection of a sender who goes on and on. */
const whenTooLong = (raw: IncomingMessage): Promise<Problem> =>
  new Promise((resolve) => {
    let length = 0;
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > formBytes) resolve(tooLarge);
      if (length > drainedBytes) raw.destroy();
    });
  });

/** Whatever the parser says is about what was sent. */
const readFault = (error: unknown): Problem =>
  isRecord(error) && error['statusCode'] === 413 ? tooLarge : problem('malformed');

/**
 * Reads a multipart form as it comes in: the texts and the first file of each name that the schema has; whatever else
 * is sent is read over.
 * @returns `wrong_type` for anything but a form, `too_large` as soon as a file or the form is, `malformed` for a form
 *   that ends before its end
 */
export async function readForm(request: FastifyRequest, plan: FormPlan): Promise<SentForm | Problem> {
  if (!request.isMultipart()) return problem('wrong_type');
  const tooLong = whenTooLong(request.raw);
  const parts = request.parts({
    isPartAFile: (name) => !['text', 'number'].includes(plan.kinds.get(name ?? '') ?? 'file'),
    limits: { fileSize: fileBytes, fieldSize: plan.textBytes, parts: mostParts },
  });
  const outcome = await Promise.race([readParts(parts, plan), tooLong]).catch(readFault);
  if (outcome instanceof Problem) {
    request.raw.unpipe();
    request.raw.resume();
  }
  return outcome;
}
