import { expect, it } from 'vitest';
import { exportFileName } from './exportFile.ts';

it.each([
  ['Ngozi', 'Eze', 'plaitful-ngozi-eze-7-2026-11-27.html'],
  ['Zoë', 'O’Neil-Ada', 'plaitful-zoe-o-neil-ada-7-2026-11-27.html'],
  ['Оксана', 'Ґава', 'plaitful-7-2026-11-27.html'],
])('the export of %s %s is the file %s', (firstName, lastName, name) => {
  expect(exportFileName({ user: { id: 7, firstName, lastName }, date: '2026-11-27', format: 'html' })).toBe(
    name,
  );
});
