import { describe, expect, it } from 'vitest';
import { checkBookingDetails } from './bookingDetails.ts';
import type { BookingDetails } from './bookingDetails.ts';

const ada: BookingDetails = {
  childName: 'Ada',
  dateOfBirth: '2018-05-04',
  mobilePhone: '613-555-0151',
  policyAgreement: true,
  cancellationPolicy: true,
  consent: true,
};
const nothing: BookingDetails = {
  childName: ' ',
  dateOfBirth: '',
  mobilePhone: '',
  policyAgreement: false,
  cancellationPolicy: false,
  consent: null,
};
const required = { today: '2026-12-05', photoConsent: 'required' } as const;
const asked = { today: '2026-12-05', photoConsent: 'asked' } as const;

describe('the details of a booking', () => {
  it('are complete with every field and all three boxes', () => {
    expect(checkBookingDetails(ada, required)).toEqual({});
  });

  it('name everything that is missing, in the order of the form', () => {
    const problems = checkBookingDetails(nothing, required);
    expect(problems).toEqual({
      childName: 'required',
      dateOfBirth: 'required',
      mobilePhone: 'invalid',
      policyAgreement: 'unticked',
      cancellationPolicy: 'unticked',
      consent: 'unticked',
    });
    expect(Object.keys(problems)).toEqual(Object.keys(ada));
  });

  it('accept a child of any age', () => {
    expect(checkBookingDetails({ ...ada, dateOfBirth: '2010-05-04' }, required)).toEqual({});
  });

  it.each([
    [true, {}, {}],
    [false, { consent: 'unticked' }, {}],
    [null, { consent: 'unticked' }, { consent: 'unanswered' }],
  ])('treat the photo answer %s as the studio has set it', (consent, whenRequired, whenAsked) => {
    expect(checkBookingDetails({ ...ada, consent }, required)).toEqual(whenRequired);
    expect(checkBookingDetails({ ...ada, consent }, asked)).toEqual(whenAsked);
  });
});
