import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../src/platform/contract/document.ts';
import { findResponseDefect } from './fuzz/answers.ts';
import { fuzzedCall } from './fuzz/calls.ts';
import { makeFiles, makePeople, prepareFuzzState } from './fuzz/fuzzState.ts';
import { isFullTier, repetitionsForTier } from './testTier.ts';
import { randomFrom } from './random.ts';
import { startTestApp } from './testApp.ts';

// The first seed also generates a search text that would be harmful in SQL.
const seeds = Array.from({ length: repetitionsForTier(10, 4) }, (_, index) => index + 2);
const calls = repetitionsForTier(10_000, 500);
const slowestMs = 2000;
/** A call that is not answered by then has failed. */
const hangMs = 30_000;
/** After this many calls what they used up is restored. */
const round = 100;

const operations = loadContract();

const shorten = (text: unknown): string =>
  String(Buffer.isBuffer(text) ? text.toString('latin1') : text).slice(0, 400);

const tell = (index: number, { method, url, headers, payload }: InjectOptions, what: string): string =>
  `call ${index}: ${method} ${shorten(url)} ${JSON.stringify(headers)} ${shorten(payload)}: ${what}`;

/** Rejects when a call has taken too long. */
const silence = () => setTimeout(hangMs, undefined, { ref: false });

/** Makes the calls of one seed, and reports each invalid answer. */
async function fuzz(
  seed: number,
): Promise<{ faults: string[]; statuses: Map<number, number>; slowest: number }> {
  const world = await startTestApp();
  const random = randomFrom(seed);
  const files = await makeFiles();
  const people = await makePeople(world);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;
  let ground = await prepareFuzzState(world, people, { random, files });
  for (let index = 0; index < calls && faults.length < 20; index += 1) {
    if (index % round === round - 1) ground = await prepareFuzzState(world, people, { random, files });
    const operation = random.pick(operations);
    const call = fuzzedCall(ground, operation);
    const startedAt = performance.now();
    const answer = await Promise.race([world.app.inject(call), silence()]);
    if (answer === undefined)
      return { faults: [...faults, tell(index, call, 'no answer')], statuses, slowest };
    const ms = performance.now() - startedAt;
    slowest = Math.max(slowest, ms);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const fault = answer.statusCode >= 500 ? answer.body : findResponseDefect(operation, answer);
    if (fault !== undefined) faults.push(tell(index, call, `${answer.statusCode} ${fault}`));
    if (isFullTier && ms > slowestMs) faults.push(tell(index, call, `${Math.round(ms)} ms`));
  }
  await world.close();
  return { faults, statuses, slowest };
}

describe('any call, by anybody, whatever is sent', { tags: ['ci'] }, () => {
  it.each(seeds)(
    'is answered as the contract says, and never by a fault of the server: seed %i',
    async (seed) => {
      const { faults, statuses, slowest } = await fuzz(seed);
      const counted = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(`seed ${seed}: ${counted.join(', ')}; slowest ${Math.round(slowest)} ms\n`);
      expect(faults).toEqual([]);
      // Calls that are all rejected early prove nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 10);
    },
  );
});
