import { describe, expect, it } from 'vitest';
import { checkContactMessage } from './contact.ts';

const complete = {
  name: 'Ada Bello',
  email: 'ada@example.com',
  phone: '613-555-0199',
  message: 'Do you braid very short hair?',
};

describe('a message to the studio', () => {
  it('can be sent when everything is filled in', () => {
    expect(checkContactMessage(complete)).toEqual({});
  });

  it('needs every field; blanks fill none', () => {
    expect(checkContactMessage({ name: ' ', email: '', phone: '\t', message: '\n' })).toEqual({
      name: 'required',
      email: 'required',
      phone: 'required',
      message: 'required',
    });
  });

  it('needs an address that an answer can go to, and takes a phone as it is typed', () => {
    expect(checkContactMessage({ ...complete, email: 'ada@example' })).toEqual({ email: 'invalid' });
    expect(checkContactMessage({ ...complete, phone: '+44 20 7946 0000 ext. 5' })).toEqual({});
  });
});
