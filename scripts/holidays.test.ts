import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holidaysFile, holidaysText } from './holidays.ts';
import { root } from './exec.ts';

describe('the holidays of the owner’s calendar', () => {
  it('match the date-holidays library', async () => {
    expect(readFileSync(join(root, holidaysFile), 'utf8')).toBe(await holidaysText());
  });
});
