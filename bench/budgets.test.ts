import { describe, expect, it } from 'vitest';
import { weigh } from '../packages/design-system/scripts/weigh.ts';
import { budgets, examples, exampleScript, tolerance } from './examples.ts';

describe('what a page with the built design system weighs', () => {
  it.each(examples)('%s: no more than its budget and a tenth', async (example) => {
    const { scripts, styles } = await weigh(exampleScript(example));
    expect((scripts + styles) / 1000).toBeLessThanOrEqual(budgets[example] * tolerance);
  });
});
