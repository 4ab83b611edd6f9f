import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.ts';
import { faults } from './faults.ts';

it.each(faults)('$name can be planted in the code as it is, and names tests that are there', (fault) => {
  const texts = new Map<string, string>();
  for (const [file, from, to] of fault.edits) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    expect([file, text.split(from).length - 1]).toEqual([file, 1]);
    texts.set(
      file,
      text.replace(from, () => to),
    );
  }
  expect(fault.tests.files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
