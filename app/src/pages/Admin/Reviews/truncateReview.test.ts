import { describe, expect, it } from 'vitest';
import { truncateReview } from './truncateReview.ts';

describe('review excerpt', () => {
  it('returns a short review unchanged, on one line', () => {
    expect(truncateReview(' No tears at all,\nand the beads are perfect. ')).toBe(
      'No tears at all, and the beads are perfect.',
    );
  });

  it('ends after a whole word within 60 characters', () => {
    const start = truncateReview(
      'I knew the price, the time and what to bring before we left home. Pickup was right.',
    );
    expect(start).toBe('I knew the price, the time and what to bring before we left…');
  });

  it('cuts a word that is longer than that', () => {
    expect(truncateReview('x'.repeat(80))).toBe(`${'x'.repeat(60)}…`);
  });
});
