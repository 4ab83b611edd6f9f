import type { FieldError } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { isRecord, propertiesOf, type Schema } from './document.ts';

/** Control characters, separators of lines, and signs that turn the direction of the text around them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text can be stored and shown as it is: whole characters, none of them hidden. */
export const isPlain = (text: string): boolean => text.isWellFormed() && !hidden.test(text);

/** A text as it is checked and stored: in Unicode's form C, so that what looks the same is the same. */
export const normalizeText = (text: string): string => text.normalize('NFC');

const isMultiLine = (schema: Schema | undefined): boolean => schema?.['x-multiline'] === true;

/** The members of an object, and of objects inside it, with their texts normalised; anything else as it is. */
export function normalizeTexts(body: unknown, schema: Schema): unknown {
  if (!isRecord(body)) return body;
  const properties = propertiesOf(schema);
  const normalize = (name: string, value: unknown): unknown => {
    const property = properties[name];
    if (typeof value !== 'string') return property === undefined ? value : normalizeTexts(value, property);
    const text = normalizeText(value);
    // A form in a browser ends its lines with CR LF, a text area in a page with LF.
    return isMultiLine(property) ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, normalize(name, value)]));
}

/** Whether a text of the contract in here holds what nobody typed; those it does not know are never stored. */
function hasHidden(value: unknown, schema: Schema): boolean {
  if (isRecord(value))
    return Object.entries(propertiesOf(schema)).some(([name, property]) => hasHidden(value[name], property));
  if (typeof value !== 'string' || schema['type'] !== 'string') return false;
  return !isPlain(isMultiLine(schema) ? value.replaceAll('\n', ' ') : value);
}

/** The members of a body in which a text holds what nobody typed. */
export function hiddenCharacters(body: unknown, schema: Schema): FieldError[] {
  if (!isRecord(body)) return [];
  return Object.entries(propertiesOf(schema))
    .filter(([field, property]) => hasHidden(body[field], property))
    .map(([field]) => ({ field, message: fieldMessages.hiddenCharacter }));
}
