import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '../theme/theme.ts';

// Pages come in pieces, and a busy machine takes its time over each.
configure({
  asyncUtilTimeout: 15_000,
  // The whole page, written out, would bury what was looked for.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const errors = complaints.mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors, 'written to the console as errors').toEqual([]);
});
