import { describe, expect, it } from 'vitest';
import { checkServiceName } from './serviceType.ts';

describe('the name of a service type', () => {
  it('can be sent, with blanks around it', () => {
    expect(checkServiceName(' Hair Prep ')).toBeUndefined();
  });

  it.each(['', ' ', '\t\n'])('is required: %j', (name) => {
    expect(checkServiceName(name)).toBe('required');
  });

  it('has at most 60 characters', () => {
    expect(checkServiceName('x'.repeat(60))).toBeUndefined();
    expect(checkServiceName('x'.repeat(61))).toBe('tooLong');
  });
});
