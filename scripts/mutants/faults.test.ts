import { mkdtempSync, mkdirSync, copyFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../exec.ts';
import { mutations } from './faults.ts';
import { fileEndingIn, plant } from './plant.ts';

it.each(mutations)(
  '$name can be planted in the code as it is, and names tests that exist',
  ({ edits, tests: [testFile, titles = ''] }) => {
    const folder = mkdtempSync(join(tmpdir(), 'plaitful-fault-'));
    for (const file of edits.map(([end]) => fileEndingIn(end))) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
    expect(() => plant(folder, edits)).not.toThrow();
    expect(fileEndingIn(testFile)).toMatch(/\.(?:test|stories)\.tsx?$/);
    expect(readFileSync(join(root, fileEndingIn(testFile)), 'utf8')).toMatch(new RegExp(titles));
  },
);
