import { describe, expect, it } from 'vitest';
import { bookingCodes, findBookingCodes, parseBookingCode, toBookingCode } from './bookingCode.ts';

describe('the code of a booking', () => {
  it('is another one for each of 614,656 consecutive bookings, and leads back to the booking', () => {
    const codes = new Set<string>();
    let wrong = 0;
    for (let id = 1; id <= bookingCodes; id += 1) {
      const code = toBookingCode(id);
      codes.add(code);
      if (parseBookingCode(code) !== id % bookingCodes) wrong += 1;
    }
    expect([codes.size, wrong]).toEqual([28 ** 4, 0]);
  });

  it('differs in every character from that of the next booking', () => {
    const sharesOne = (id: number) => {
      const next = toBookingCode(id + 1);
      return toBookingCode(id)
        .split('')
        .some((character, index) => character === next[index]);
    };
    expect(Array.from({ length: 20_000 }, (_, id) => id + 1).filter(sharesOne)).toEqual([]);
  });

  it('has four characters, none of them a vowel or easily taken for another, also for the largest id', () => {
    for (const id of [1, 41, 614_656, 614_657, 2_147_483_647])
      expect(toBookingCode(id)).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{4}$/);
  });

  it('is read in any case and with spaces around it', () => {
    expect(parseBookingCode(` ${toBookingCode(41).toLowerCase()} `)).toBe(41);
  });

  it.each(['', 'K7P', 'K7PMM', 'K0PM', 'KOPM', 'K PM', 'K7-M'])('is not %j', (text) => {
    expect(parseBookingCode(text)).toBeUndefined();
  });
});

describe('codes in a pasted text', () => {
  it('are found between other words, each once, whatever their case', () => {
    const text = 'INTERAC e-Transfer: $20.00 from ADA BELLO. Message: Zoe, Braids, k7pm (K7PM). Ref CA2b3c4d';
    expect(findBookingCodes(text)).toEqual(['K7PM']);
  });

  it('are none where a longer word contains one', () => {
    expect(findBookingCodes('XK7PM K7PMX')).toEqual([]);
  });
});
