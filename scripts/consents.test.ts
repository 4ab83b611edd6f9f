import { describe, expect, it } from 'vitest';
import { consent } from '../app/src/messages/en-CA/booking.ts';
import { consentWords } from '../packages/server/src/messages/en-CA/consents.ts';

/** Each value is its own name, so that a wrong one would show. */
const values = {
  businessName: 'businessName',
  contactEmail: 'contactEmail',
  graceMinutes: 'graceMinutes',
  lateFee: 'lateFee',
  deposit: 'deposit',
  deadlineSpan: 'deadlineSpan',
  verifySpan: 'verifySpan',
  policyNoticeHours: 'policyNoticeHours',
};

const { policies, cancellation, photo } = consent;
const { legend: label, text } = photo.asked;

describe('the words whose hash is kept with a consent', () => {
  it.each([
    ['policies', policies],
    ['cancellation', cancellation],
    ['photo', photo],
    ['photoAsked', { label, text }],
  ] as const)('are those of the booking form: %s', (box, shown) => {
    expect(consentWords[box].label).toBe(shown.label);
    expect(consentWords[box].text(values)).toBe(shown.text(values));
  });
});
