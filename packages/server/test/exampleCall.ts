import type { InjectOptions } from 'fastify';
import type { Operation } from '../src/platform/contract/document.ts';
import { multipart } from './multipart.ts';

/** The path values, by their name in the contract. */
export type ExamplePlaceholders = Readonly<Record<string, string | number>>;

const usual: ExamplePlaceholders = {
  reviewId: 1,
  messageId: 1,
  sessionId: 999_999,
  childId: 999_999,
  closureId: 999_999,
  changeId: 999_999,
  groupId: 999_999,
  minutes: 255,
  month: '2026-12',
  from: '2026-12-04',
  to: '2026-12-12',
  secret: 'q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics',
  hash: 'ab12cd34ab12cd34',
  width: 640,
  format: 'jpeg',
  email: 'nobody@example.com',
  token: 'q3Jd0mX5rWn8yTz1q3Jd0mX5rWn8yTz1q3Jd0mX5rWn',
};

/** The URL of a call, with its required parameters. */
export function exampleUrl({ url, parameters }: Operation, places: ExamplePlaceholders): string {
  const values = { ...usual, ...places };
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]));
  const query = parameters
    .filter(({ in: place, isRequired }) => place === 'query' && isRequired)
    .map(({ name }) => `${name}=${encodeURIComponent(String(values[name]))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** The contract's examples of a call's body. */
export const getExamples = ({ body }: Operation): readonly unknown[] =>
  (body?.['examples'] ?? []) as readonly unknown[];

/** A call with the contract's own example, the first one by default. */
export function exampleCall(
  operation: Operation,
  places: ExamplePlaceholders,
  token?: string,
  example: unknown = getExamples(operation)[0],
): InjectOptions {
  const { method, body, files } = operation;
  const texts = Object.entries(example ?? {}).map(([name, value]) => [name, String(value)]);
  const sent =
    files === undefined
      ? { payload: JSON.stringify(example), headers: { 'content-type': 'application/json' } }
      : multipart(Object.fromEntries(texts) as Record<string, string>);
  return {
    method,
    url: exampleUrl(operation, places),
    ...(body !== undefined && { payload: sent.payload }),
    headers: {
      ...(body !== undefined && sent.headers),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  };
}
