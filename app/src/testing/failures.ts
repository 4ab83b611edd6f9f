import type { OperationId } from '@plaitful/api-client/contract';
import { mockServerError, mockOffline, mockProblem } from '@plaitful/api-client/mocks';
import type { HttpHandler } from 'msw';

export type Failure = 'down' | 'broken' | 'page' | 'wrongShape' | 'tooMany' | 'conflict' | 'invalid';

/** The message of the server's 500 response. */
export const SERVER_ERROR_MESSAGE =
  'Something went wrong on our side. Please try again in a few minutes. Reference: 7f0c1c56';

export function mockFailure(operationId: OperationId, failure: Failure): HttpHandler {
  switch (failure) {
    case 'down':
      return mockOffline(operationId);
    case 'broken':
      return mockProblem(operationId, { code: 'server_error', message: SERVER_ERROR_MESSAGE });
    case 'page':
      return mockServerError(operationId, 'text/html', '<!doctype html><title>Plaitful</title>');
    case 'wrongShape':
      return mockServerError(operationId, 'application/json', '{"hello":"world"}');
    case 'tooMany':
      return mockProblem(operationId, { code: 'rate_limited', retryAfterSeconds: 40 });
    case 'conflict':
      return mockProblem(operationId, { code: 'changed_meanwhile', message: 'Someone else changed this.' });
    case 'invalid':
      return mockProblem(operationId, { code: 'invalid', message: 'Please check the marked fields.' });
    default:
      return failure satisfies never;
  }
}

/** Makes the browser report that it is offline; returns a function that undoes it. */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
