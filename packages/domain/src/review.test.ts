import { describe, expect, it } from 'vitest';
import { checkReview } from './review.ts';

describe('a review', () => {
  it('can be sent with up to 255 characters and a name', () => {
    expect(checkReview({ review: 'x'.repeat(255), reviewBy: 'Ada B.' })).toEqual({});
  });

  it('needs its message and the full name; blanks are none', () => {
    expect(checkReview({ review: ' \n', reviewBy: ' ' })).toEqual({
      review: 'required',
      reviewBy: 'required',
    });
  });

  it('has at most 255 characters, its name 100', () => {
    expect(checkReview({ review: 'x'.repeat(256), reviewBy: 'x'.repeat(101) })).toEqual({
      review: 'tooLong',
      reviewBy: 'tooLong',
    });
  });
});
