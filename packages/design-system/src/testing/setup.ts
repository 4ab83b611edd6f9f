import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import '../theme/theme.ts';

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const troubles = complaints.mock.calls.map((parts) => parts.map(String).join(' '));
  vi.restoreAllMocks();
  expect(troubles, 'written to the console as errors').toEqual([]);
});
