import type { FieldError } from '@plaitful/api-client/contract';
import { isLocalDate } from '@plaitful/domain/studio-time';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { problem, validationProblem, type Problem } from '../problems/problem.ts';
import { getProperties, type Operation, type Parameter, type Schema } from './document.ts';
import {
  findFieldsWithInvisibleCharacters,
  hasNoInvisibleCharacters,
  normalizeText,
  normalizeTexts,
} from './texts.ts';
import { fieldMessages, tooLong } from '@plaitful/messages/en-CA/problems';

/** No type coercion in bodies: "1" is not a number. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
addFormats.default(ajv);
// The library's own format accepts the year 0, which calendars and databases do not.
ajv.addFormat('date', isLocalDate);

/** A problem found before the handler is called; Fastify's validators can only throw. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(found: Problem) {
    super(found.code);
    this.problem = found;
  }
}

/** Node lowercases the names of headers. */
const keyOf = (place: Parameter['in'], name: string): string =>
  place === 'header' ? name.toLowerCase() : name;

export function routeSchema({ parameters, body, answer }: Operation) {
  const of = (place: Parameter['in']): Schema => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [keyOf(place, name), schema])),
      required: here.filter(({ isRequired }) => isRequired).map(({ name }) => keyOf(place, name)),
    };
  };
  return {
    params: of('path'),
    querystring: of('query'),
    headers: of('header'),
    ...(body && { body }),
    ...(answer && { response: { 200: answer } }),
  };
}

/** Parses a whole number; other texts are unchanged, and no schema of a number accepts them. */
const toInteger = (text: string): number | string =>
  /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : text;

/**
 * Converts the values of a path, a query or headers to the types of the contract, with texts normalized.
 * @returns undefined when a text contains invisible characters
 */
function readParameters(values: object, schema: Schema): Record<string, unknown> | undefined {
  const read: Record<string, unknown> = { ...values };
  for (const [name, { type }] of Object.entries(getProperties(schema))) {
    const value = read[name];
    if (typeof value !== 'string') continue;
    if (!hasNoInvisibleCharacters(value)) return undefined;
    read[name] = type === 'integer' ? toInteger(value) : normalizeText(value);
  }
  return read;
}

/** The errors of a body by field; '' is the body as a whole. */
function fieldErrors(hidden: readonly FieldError[], errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map(hidden.map((error) => [error.field, error]));
  for (const error of errors) {
    const missing: unknown = error.keyword === 'required' ? error.params['missingProperty'] : undefined;
    const field = error.instancePath.split('/')[1] ?? (typeof missing === 'string' ? missing : '');
    if (!byField.has(field)) byField.set(field, { field, message: fieldMessage(field, error) });
  }
  return [...byField.values()];
}

/**
 * Fastify's validators: an invalid path, query or header answers 400, an invalid body 422. Ajv compiles each schema at
 * its first call: compiling all of them would be a quarter of the server's start.
 */
export const validatorCompiler: FastifySchemaCompiler<Schema> = ({ schema, httpPart }) => {
  if (httpPart !== 'body')
    return (values: object) => {
      const value = readParameters(values, schema);
      return ajv.validate(schema, value) ? { value } : { error: new ProblemError(problem('malformed')) };
    };
  return (sent: unknown) => {
    const value = normalizeTexts(sent, schema);
    const hidden = findFieldsWithInvisibleCharacters(value, schema);
    if (ajv.validate(schema, value) && hidden.length === 0) return { value };
    const errors = fieldErrors(hidden, ajv.errors ?? []);
    return { error: new ProblemError(validationProblem(errors)) };
  };
};

/**
 * Answers that a cache returns repeatedly, by object: serializing and validating a long list takes longer than the rest
 * of the call.
 */
const written = new WeakMap<object, Buffer>();

/** Compiles Fastify's serializers. Answers are validated as they are sent: a Date, for example, is a string then. */
export const serializerCompiler =
  (checksAnswers: boolean): FastifySerializerCompiler<Schema> =>
  ({ schema, url }) => {
    function write(answer: object): Buffer {
      const text = JSON.stringify(answer);
      if (checksAnswers && !ajv.validate(schema, JSON.parse(text)))
        throw new Error(`${url}: the answer is off the contract: ${ajv.errorsText()}`);
      const json = Buffer.from(text);
      written.set(answer, json);
      return json;
    }
    // Fastify also sends buffers, although its types only allow strings.
    return (answer: object) => (written.get(answer) ?? write(answer)) as unknown as string;
  };

/** For a field that is missing, empty or of the wrong type. */
const messages: Readonly<Record<string, string>> = {
  ...fieldMessages,
  email: fieldMessages.emailInvalid,
  password: fieldMessages.passwordRequired,
  newPassword: fieldMessages.passwordRequired,
  currentPassword: fieldMessages.passwordRequired,
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

/** The message for a field that does not match its schema; the same for all operations with that field. */
function fieldMessage(field: string, { keyword, data, params }: ErrorObject): string {
  const isEmpty = keyword === 'required' || keyword === 'minLength' || data === '';
  if (isEmpty && whenEmpty[field] !== undefined) return whenEmpty[field];
  if (keyword === 'maxLength') return whenLong[field] ?? tooLong(Number(params['limit']));
  return messages[field] ?? fieldMessages.other;
}
