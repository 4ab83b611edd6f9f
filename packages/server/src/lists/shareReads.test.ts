import { describe, expect, it } from 'vitest';
import { shareReads } from './shareReads.ts';

/** A read that ends when the test says so, and answers which one it was. */
function slowRead() {
  const ends: ((outcome?: Error) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push((error) => (error === undefined ? resolve(number) : reject(error)));
    });
  return { read: shareReads(read), ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a read that is shared', () => {
  it('serves everybody who asks while another one runs, and begins after they asked', async () => {
    const { read, ends } = slowRead();
    const first = read();
    const crowd = [read(), read(), read()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    await settled();
    const late = read();
    ends[1]?.();
    expect(await Promise.all(crowd)).toEqual([2, 2, 2]);
    await settled();
    ends[2]?.();
    expect(await late).toBe(3);
  });

  it('begins at once when none runs', async () => {
    const { read, ends } = slowRead();
    for (const number of [1, 2]) {
      const one = read();
      ends.at(-1)?.();
      expect(await one).toBe(number);
    }
  });

  it('that fails, fails for those who shared it and for nobody else', async () => {
    const { read, ends } = slowRead();
    const [first, second] = [read(), read()];
    ends[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settled();
    ends[1]?.();
    expect(await second).toBe(2);
  });
});
