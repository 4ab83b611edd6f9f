import { describe, expect, it } from 'vitest';
import { weigh } from '../packages/design-system/scripts/weigh.ts';
import { budgets, pageNames, pageText, tolerance } from './pages.ts';

describe('what a page with the built design system weighs', () => {
  it.each(pageNames)('%s: no more than its budget and a tenth', async (page) => {
    const { scripts, styles } = await weigh(pageText('ours', page));
    expect((scripts + styles) / 1000).toBeLessThanOrEqual(budgets[page] * tolerance);
  });
});
