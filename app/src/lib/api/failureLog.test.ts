import { createApiClient } from '@plaitful/api-client/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureLog } from './client.ts';

const lines = vi.fn<(line: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(lines);
});

afterEach(() => {
  vi.restoreAllMocks();
  lines.mockReset();
});

function clientThatGets(answer: () => Response) {
  const client = createApiClient({
    baseUrl: 'http://studio.test',
    getToken: () => 'secret',
    fetch: async () => answer(),
    watch: [failureLog],
  });
  return client;
}

describe('failureLog', () => {
  it('logs a refused call without user data', async () => {
    const client = clientThatGets(() => Response.json({ code: 'deposit_paid' }, { status: 409 }));
    await client.DELETE('/api/booking/delete/{bookingId}', { params: { path: { bookingId: 4711 } } });
    expect(lines.mock.calls).toEqual([['DELETE /api/booking/delete/{bookingId}: 409']]);
  });

  it('logs a call that got no answer', async () => {
    const client = clientThatGets(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.GET('/api/status/deposit-status')).rejects.toThrow(TypeError);
    expect(lines.mock.calls).toEqual([['GET /api/status/deposit-status: no answer']]);
  });

  it('logs a 200 response with an unexpected body', async () => {
    await clientThatGets(
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ).GET('/api/status/deposit-status');
    expect(lines.mock.calls).toEqual([['GET /api/status/deposit-status: 502']]);
  });

  it('does not log successful calls', async () => {
    await clientThatGets(() => Response.json(['PAID'])).GET('/api/status/deposit-status');
    expect(lines).not.toHaveBeenCalled();
  });
});
