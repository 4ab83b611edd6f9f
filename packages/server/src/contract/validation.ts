import type { FieldError } from '@plaitful/api-client/contract';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fieldMessages, tooLong } from '../messages/en-CA/problems.ts';
import type { Operation, Parameter, Schema } from './document.ts';

/** Texts of a path or a query become numbers where the contract has numbers. */
const coercing = new Ajv2020({ coerceTypes: true, strict: false });
/** A body says what it means: "1" is no number. */
const strict = new Ajv2020({ allErrors: true, verbose: true, strict: false });
for (const ajv of [coercing, strict]) addFormats.default(ajv);

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
    coercing.compile(parametersSchema(parameters.filter((parameter) => parameter.in === place)));
  return {
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: body && strict.compile(body),
    answer: answer && strict.compile(answer),
  };
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

/** A text with a NUL fits every schema, and no database keeps it. */
const fieldsWithNul = (body: unknown): FieldError[] =>
  Object.entries(body ?? {}).flatMap(([field, value]) =>
    typeof value === 'string' && value.includes('\0')
      ? [{ field, message: words[field] ?? fieldMessages.other }]
      : [],
  );

/** What is wrong with a body, field by field; nothing when it can be taken. */
export const checkBody = (check: ValidateFunction, body: unknown): FieldError[] =>
  check(body) ? fieldsWithNul(body) : readFieldErrors(check.errors ?? []);
