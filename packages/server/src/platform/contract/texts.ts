import type { FieldError } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { isRecord, getProperties, type Schema } from './document.ts';

/** Control characters, line separators and bidirectional formatting characters. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is well-formed Unicode without invisible characters. */
export const hasNoInvisibleCharacters = (text: string): boolean => text.isWellFormed() && !hidden.test(text);

/** Normalizes a text for validation and storage: Unicode form C, so that texts that look the same are the same. */
export const normalizeText = (text: string): string => text.normalize('NFC');

const isMultiLine = (schema: Schema | undefined): boolean => schema?.['x-multiline'] === true;

/** Normalizes the texts of an object and of nested objects; other values are unchanged. */
export function normalizeTexts(body: unknown, schema: Schema): unknown {
  if (!isRecord(body)) return body;
  const properties = getProperties(schema);
  const normalize = (name: string, value: unknown): unknown => {
    const property = properties[name];
    if (typeof value !== 'string') return property === undefined ? value : normalizeTexts(value, property);
    const text = normalizeText(value);
    // Forms send CR LF, JSON bodies LF.
    return isMultiLine(property) ? text.replaceAll(/\r\n?/g, '\n') : text;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, normalize(name, value)]));
}

/** Whether a text field of this schema contains an invisible character; unknown fields are never stored. */
function hasHidden(value: unknown, schema: Schema): boolean {
  if (isRecord(value))
    return Object.entries(getProperties(schema)).some(([name, property]) => hasHidden(value[name], property));
  if (typeof value !== 'string' || schema['type'] !== 'string') return false;
  return !hasNoInvisibleCharacters(isMultiLine(schema) ? value.replaceAll('\n', ' ') : value);
}

/** The fields of a body whose texts contain invisible characters. */
export function findFieldsWithInvisibleCharacters(body: unknown, schema: Schema): FieldError[] {
  if (!isRecord(body)) return [];
  return Object.entries(getProperties(schema))
    .filter(([field, property]) => hasHidden(body[field], property))
    .map(([field]) => ({ field, message: fieldMessages.hiddenCharacter }));
}
