import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./en-CA/*.ts', { eager: true });

/** Stands for the values that a sentence asks for: each is answered by its name in braces, or by this number. */
const valuesOf = (number?: number) =>
  new Proxy({}, { get: (_, name) => number ?? (typeof name === 'string' ? `{${name}}` : undefined) });

type Writer = (values: object) => unknown;

const isWriter = (value: unknown): value is Writer => typeof value === 'function';

/** Every sentence under a key, one a line. */
function linesOf(key: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${key}: ${value}`];
  if (isWriter(value)) return linesWritten(key, value);
  return Object.entries(value ?? {}).flatMap(([name, inner]) => linesOf(`${key}.${name}`, inner));
}

/** What is written with values in it, and what reads otherwise for one thing or for two. */
function linesWritten(key: string, write: Writer): string[] {
  const named = linesOf(key, write(valuesOf()));
  const counted = [1, 2].flatMap((number) => {
    const usual = new Set(named.map((line) => line.replaceAll(/\{\w+\}/g, String(number))));
    return linesOf(key, write(valuesOf(number))).filter((line) => !usual.has(line));
  });
  return [...named, ...counted];
}

// A word that changes on purpose is approved by running this with `-u` and reading what changed in agreedWords.txt.
it('says on every screen exactly the words that were agreed', async () => {
  const lines = Object.entries(files).flatMap(([path, words]) =>
    linesOf(path.replace(/^.*\/(\w+)\.ts$/, '$1'), { ...words }),
  );
  expect(lines.length).toBeGreaterThan(500);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./agreedWords.txt');
});
