import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { readProblem } from './problem.ts';

function clientThat(answer: () => Response, token: string | null = 'secret') {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://studio.test',
    getToken: () => token ?? undefined,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve(answer());
    },
  });
  return { client, requests };
}

const emptyList = () => Response.json([]);

describe('the client', () => {
  it('sends the token when there is one', async () => {
    const { client, requests } = clientThat(emptyList);
    await client.GET('/api/styles/all');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it('sends none for a guest', async () => {
    const { client, requests } = clientThat(emptyList, null);
    await client.GET('/api/styles/all');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('never sends one with the list of reviews', async () => {
    const { client, requests } = clientThat(emptyList);
    await client.GET('/api/reviews/all');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('sends a status as a bare JSON string', async () => {
    const { client, requests } = clientThat(() => Response.json({}));
    await client.PUT('/api/booking/update/deposit/{bookingId}', {
      params: { path: { bookingId: 41 } },
      body: 'PAID',
    });
    expect(requests[0]?.url).toBe('http://studio.test/api/booking/update/deposit/41');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(await requests[0]?.text()).toBe('"PAID"');
  });

  it('never takes an empty error for a success', async () => {
    const { client } = clientThat(
      () => new Response(null, { status: 503, headers: { 'Content-Length': '0', 'Retry-After': '5' } }),
    );
    const { data, error } = await client.GET('/api/styles/all');
    expect(data).toBeUndefined();
    expect(error).toBeDefined();
    expect(readProblem(error)).toEqual({ kind: 'failed', status: 503, retryAfterSeconds: 5 });
  });

  it('hands on a problem of the server whole', async () => {
    const problem = { code: 'slot_taken', message: 'Please pick another one.' };
    const { client } = clientThat(() => Response.json(problem, { status: 409 }));
    const { error, response } = await client.GET('/api/booking/booked-services');
    expect(error).toMatchObject(problem);
    expect(readProblem(error, response)).toMatchObject({ kind: 'refused', code: 'slot_taken' });
  });

  it('throws what fetch throws when there is no connection', async () => {
    const client = createApiClient({
      baseUrl: 'http://studio.test',
      getToken: () => undefined,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(client.GET('/api/styles/all')).rejects.toBeInstanceOf(TypeError);
  });
});
