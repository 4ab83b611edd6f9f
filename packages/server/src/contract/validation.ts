import type { FieldError } from '@plaitful/api-client/contract';
import { fieldMessages, tooLong } from '@plaitful/messages/en-CA/problems';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isLocalDate } from '@plaitful/domain/studio-time';
import addFormats from 'ajv-formats';
import type { Operation, Parameter } from './document.ts';
import type { Schema } from './schema.ts';
import { hiddenCharacters, isPlain, normalizeText } from './texts.ts';

/** A call says what it means: "1" is no number in a body. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);
// The library's own takes the year 0, which no calendar and no database has.
ajv.addFormat('date', isLocalDate);

/** The parts of one call, ready to be checked. */
export interface Checks {
  readonly path: ValidateFunction;
  readonly query: ValidateFunction;
  readonly headers: ValidateFunction;
  readonly body: ValidateFunction | undefined;
  readonly answer: ValidateFunction | undefined;
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** Compiles what a call's parts are checked by. */
export function compileChecks({ parameters, body, answer }: Operation): Checks {
  const of = (place: Parameter['in']): ValidateFunction =>
    ajv.compile(parametersSchema(parameters.filter((parameter) => parameter.in === place)));
  return {
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: body && ajv.compile(body),
    answer: answer && ajv.compile(answer),
  };
}

/** A whole number as people write it; anything else stays a text, which no schema of a number takes. */
const toInteger = (text: string): number | string =>
  /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : text;

/**
 * The values of a path or a query as the contract has them: its numbers as numbers, its texts normalised.
 * @returns undefined when a text holds characters that nobody types
 */
export function readParameters(
  parameters: readonly Parameter[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const read = { ...values };
  for (const { name, schema } of parameters) {
    const value = read[name];
    if (typeof value !== 'string') continue;
    if (!isPlain(value)) return undefined;
    read[name] = schema['type'] === 'integer' ? toInteger(value) : normalizeText(value);
  }
  return read;
}

/** Words for a field that is missing, empty or of the wrong kind, by its name. */
const words: Readonly<Record<string, string>> = {
  ...fieldMessages,
  email: fieldMessages.emailInvalid,
  password: fieldMessages.passwordRequired,
  newPassword: fieldMessages.passwordRequired,
  dateOfBirth: fieldMessages.dateOfBirthInvalid,
};

const whenEmpty: Readonly<Record<string, string>> = {
  email: fieldMessages.emailRequired,
  dateOfBirth: fieldMessages.dateOfBirthRequired,
};

const whenLong: Readonly<Record<string, string>> = {
  review: fieldMessages.reviewLong,
  styleShortDescription: fieldMessages.styleShortDescription,
  styleFullDetailsOfService: fieldMessages.styleFullDetailsOfService,
};

function message(field: string, error: ErrorObject): string {
  const isEmpty = error.keyword === 'required' || error.keyword === 'minLength' || error.data === '';
  if (isEmpty && whenEmpty[field] !== undefined) return whenEmpty[field];
  if (error.keyword === 'maxLength') return whenLong[field] ?? tooLong(Number(error.params['limit']));
  return words[field] ?? fieldMessages.other;
}

/** What is wrong with a body, once for each of its fields; '' names the body as a whole. */
function readFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const missing: unknown = error.keyword === 'required' ? error.params['missingProperty'] : undefined;
    const field = error.instancePath.split('/')[1] ?? (typeof missing === 'string' ? missing : '');
    if (!byField.has(field)) byField.set(field, { field, message: message(field, error) });
  }
  return [...byField.values()];
}

/** What is wrong with a body, field by field; nothing when it can be taken. */
export function checkBody(check: ValidateFunction, body: unknown, schema: Schema): FieldError[] {
  const hidden = hiddenCharacters(body, schema);
  if (check(body)) return hidden;
  const known = new Set(hidden.map(({ field }) => field));
  return [...hidden, ...readFieldErrors(check.errors ?? []).filter(({ field }) => !known.has(field))];
}
