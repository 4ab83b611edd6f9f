import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';

interface Results {
  suites: {
    specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
  }[];
}

describe('the visual check', { tags: ['ci'] }, () => {
  /** The report for each fault; empty where the check passes. */
  const verdicts = new Map<string, string | undefined>();

  beforeAll(async () => {
    const config = join(import.meta.dirname, 'faults.config.ts');
    const { output } = await run('playwright', ['test', '--config', config], { isQuiet: true });
    for (const { title, tests } of (JSON.parse(output) as Results).suites.flatMap(({ specs }) => specs)) {
      verdicts.set(title, tests[0]?.results[0]?.error?.message);
    }
  }, 120_000);

  it('passes an unchanged picture', () => {
    expect([...verdicts.keys()]).toContain('no fault');
    expect(verdicts.get('no fault')).toBeUndefined();
  });

  it.each(['one step of a colour', 'a shift by one pixel', 'no focus ring'])('fails on %s', (fault) => {
    expect(verdicts.get(fault)).toMatch(/\d+ pixels .* are different/);
  });

  it('fails on a picture without a baseline', () => {
    expect(verdicts.get('no baseline')).toContain("A snapshot doesn't exist");
  });
});
