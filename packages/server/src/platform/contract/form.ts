import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Problem, problem } from '../problems/problem.ts';
import { getProperties, type Schema } from './document.ts';

/** The largest file, in bytes: 10 MB. */
const fileBytes = 10 * 1024 * 1024;

/**
 * The longest text, in bytes: longer than any schema allows, so that validation rejects a text that was cut off here.
 */
const textBytes = 64 * 1024;

/** The largest form, in bytes: a file and more text than any form has. */
const formBytes = fileBytes + 1024 * 1024;

/** How much of a rejected form is still read, so that its sender receives the answer. */
const drainedBytes = 4 * formBytes;

const mostParts = 50;

/** Only a picture makes a form that large. */
const tooLarge = problem('too_large', { values: { picture: 'tooLarge' } });

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A text as a number or boolean, where the schema has one. */
function parseText(value: unknown, { type }: Schema): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return (type === 'number' || type === 'integer') && decimal.test(value.trim()) ? Number(value) : value;
}

async function readParts(
  request: FastifyRequest,
  schema: Schema,
  files: readonly string[],
): Promise<Record<string, unknown>> {
  const properties = getProperties(schema);
  const read = new Map<string, unknown>();
  const parts = request.parts({
    isPartAFile: (name) => files.includes(name ?? ''),
    limits: { fileSize: fileBytes, fieldSize: textBytes, parts: mostParts },
  });
  for await (const part of parts) {
    const { fieldname, type } = part;
    const property = properties[fieldname];
    if (type === 'field') {
      // Of two parts with the same name the first counts, as for files.
      if (property?.['type'] !== undefined && !read.has(fieldname))
        read.set(fieldname, parseText(part.value, property));
    } else if (read.has(fieldname)) {
      part.file.resume();
    } else {
      const bytes = await part.toBuffer();
      // Browsers send an empty file without a name where none was chosen.
      if (bytes.length > 0 || (part.filename ?? '') !== '') read.set(fieldname, bytes);
    }
  }
  return Object.fromEntries(read);
}

/** Resolves when the form is too large, and closes the connection of a sender who continues. */
const whenTooLong = (raw: IncomingMessage): Promise<Problem> =>
  new Promise((resolve) => {
    let length = 0;
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > formBytes) resolve(tooLarge);
      if (length > drainedBytes) raw.destroy();
    });
  });

/**
 * Parses a multipart form while it is received: the text fields and the first file of each name in the schema; other
 * parts are ignored.
 * @returns `wrong_type` for anything but a form, `too_large` as soon as the form is, `malformed` for an incomplete form
 */
export async function parseForm(
  request: FastifyRequest,
  schema: Schema,
  files: readonly string[],
): Promise<Record<string, unknown> | Problem> {
  if (!request.isMultipart()) return problem('wrong_type');
  const outcome = await Promise.race([readParts(request, schema, files), whenTooLong(request.raw)]).catch(
    // Errors of the parser are errors of the form.
    (error: { statusCode?: number }) => (error.statusCode === 413 ? tooLarge : problem('malformed')),
  );
  if (outcome instanceof Problem) {
    request.raw.unpipe();
    request.raw.resume();
  }
  return outcome;
}
