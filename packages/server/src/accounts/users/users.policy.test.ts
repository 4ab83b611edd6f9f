import { describe, expect, it } from 'vitest';
import { validateGuessability } from './users.policy.ts';

const common = 'This password is too easy to guess. Please choose another one.';
const studio = 'Please choose a password without the studio’s name in it.';
const messageOf = (password: string, name = 'Plaitful Kids') => validateGuessability(password, name);

describe('a password that is easy to guess', () => {
  it.each(['P@ssw0rd', 'p@SSw0rd', 'Password1!', '2026-Sunshine!', '!!!Dragon'])(
    'is a common one, however its letters are written and whatever stands around it: %s',
    (password) => {
      expect(messageOf(password)).toBe(common);
    },
  );

  it.each(['PlaitfulKids-1', 'my plaitful.KIDS 1', 'X-Plaitful_Kids-X'])(
    'has the studio’s name in it: %s',
    (password) => {
      expect(messageOf(password)).toBe(studio);
    },
  );

  it.each(['Braids-4-Ada', 'Max-83#92716504', 'Sunshine-over-Ottawa-4', 'Plaits-for-Kids-9'])(
    'is not: %s',
    (password) => {
      expect(messageOf(password)).toBeUndefined();
    },
  );

  it('is found by the name of this studio, if that has letters or digits at all', () => {
    expect(messageOf('Nia’s Studio 5', 'Nia’s Studio')).toBe(studio);
    expect(messageOf('Plait-and-bead-7', '✂')).toBeUndefined();
  });
});
