import { describe, expect, it } from 'vitest';
import { findKnownCodes, findDeposits, isNotice } from './findDeposits.ts';

const ada = { code: 'K7PM', childName: 'Ada', fullName: 'Maya Demo', styleDeposit: 20 };
const zoe = { code: 'NTJN', childName: 'Zoe', fullName: 'Ruth Bello', styleDeposit: 49.5 };
const deposits = [ada, zoe];

describe('a search of the deposits', () => {
  it.each([
    ['', deposits],
    ['k7pm', [ada]],
    ['Ada, Cornrows, K7PM', [ada]],
    ['K7PM NTJN', deposits],
    ['bello', [zoe]],
    ['ada maya', [ada]],
    ['ada bello', []],
    ['$20', [ada]],
    ['20.00', [ada]],
    ['49,50', [zoe]],
    ['2', []],
    ['BBBB', []],
  ])('for %j finds by code, name or amount', (text, found) => {
    expect(findDeposits(deposits, text)).toEqual(found);
  });
});

describe('a pasted text', () => {
  it('is a notice when it has many words, and only codes of the listed deposits are found in it', () => {
    const notice =
      'INTERAC e-Transfer of $20.00 from MAYA DEMO.\nMessage: Ada, Cornrows, k7pm\nReference BCDF';
    expect(isNotice(notice)).toBe(true);
    expect(findKnownCodes(deposits, notice)).toEqual(['K7PM']);
  });

  it.each(['K7PM', 'Maya Demo', '$20.00'])('is no notice when it has few words: %s', (text) => {
    expect(isNotice(text)).toBe(false);
  });
});
