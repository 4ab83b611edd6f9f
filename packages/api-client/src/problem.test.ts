import { describe, expect, it } from 'vitest';
import { parseProblem } from './problem.ts';

const slotTaken = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'slot_taken',
  message: 'This time has just been booked by someone else.',
};

describe('readProblem', () => {
  it('reads a problem of the contract', () => {
    expect(parseProblem(slotTaken, new Response(null, { status: 409 }))).toEqual({
      kind: 'refused',
      status: 409,
      code: 'slot_taken',
      message: 'This time has just been booked by someone else.',
      errors: [],
    });
  });

  it('reads a problem from its body alone', () => {
    expect(parseProblem(slotTaken)).toMatchObject({ kind: 'refused', status: 409, code: 'slot_taken' });
  });

  it('keeps the field errors it can read and drops the rest', () => {
    const body = {
      code: 'invalid',
      message: 'Please check the marked fields.',
      errors: [{ field: 'childName', message: 'Child’s name is required' }, { field: 3 }, 'nonsense', null],
    };
    expect(parseProblem(body, new Response(null, { status: 422 }))).toMatchObject({
      kind: 'refused',
      code: 'invalid',
      errors: [{ field: 'childName', message: 'Child’s name is required' }],
    });
  });

  it('reads how long to wait, from the header or from the body alone', () => {
    const body = { code: 'rate_limited', message: 'Please wait.', status: 429 };
    const response = new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
    expect(parseProblem(body, response)).toMatchObject({ kind: 'refused', retryAfterSeconds: 60 });
    expect(parseProblem({ ...body, retryAfterSeconds: 30 })).toMatchObject({ retryAfterSeconds: 30 });
  });

  it('ignores a Retry-After date', () => {
    const headers = { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' };
    expect(parseProblem(undefined, new Response(null, { status: 503, headers }))).toEqual({
      kind: 'failed',
      status: 503,
    });
  });

  it('takes every 5xx as a failure, with the reference for the log', () => {
    const body = { code: 'server_error', message: 'Something went wrong on our side.', requestId: 'req-1' };
    expect(parseProblem(body, new Response(null, { status: 500 }))).toEqual({
      kind: 'failed',
      status: 500,
      message: 'Something went wrong on our side.',
      requestId: 'req-1',
    });
  });

  it.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['nothing', undefined],
    ['null', null],
    ['a list', [slotTaken]],
    ['a code nobody knows', { ...slotTaken, code: 'moon_full', message: undefined }],
    ['a code that is a member of every object', { ...slotTaken, code: 'toString', message: undefined }],
    ['a message that is no text', { ...slotTaken, message: 7 }],
  ])('takes %s as a failure', (_what, body) => {
    expect(parseProblem(body, new Response(null, { status: 409 }))).toEqual({ kind: 'failed', status: 409 });
  });

  it('maps a network error', () => {
    expect(parseProblem(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' });
    expect(parseProblem(new DOMException('Timed out', 'TimeoutError'))).toEqual({ kind: 'offline' });
  });

  it('takes a success that is not JSON as a failure', () => {
    expect(parseProblem(new SyntaxError('Unexpected token <'))).toEqual({ kind: 'failed' });
  });
});
