import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '../theme/theme.ts';

// Pages load in chunks, which takes longer on a busy machine.
configure({
  asyncUtilTimeout: 15_000,
  // Without the HTML of the whole page, which would bury the message.
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
