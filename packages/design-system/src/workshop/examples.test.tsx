import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

const examples = import.meta.glob<Record<string, ComponentType>>('../components/*/*.example.tsx', {
  eager: true,
});

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => void vi.restoreAllMocks());

it.each(Object.entries(examples))(
  '%s renders without a complaint of React, the component or axe',
  async (_file, parts) => {
    const [Example] = Object.values(parts);
    if (!Example) throw new Error('It exports no example');
    const { container } = render(<Example />);
    const { violations } = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  },
);
