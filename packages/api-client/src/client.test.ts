import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { parseProblem } from './problem.ts';

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
  it('sends requests to the given host', async () => {
    const { client, requests } = clientThat(emptyList);
    await client.GET('/api/styles/all');
    expect(requests[0]?.url).toBe('http://studio.test/api/styles/all');
  });

  it('sends the token when there is one', async () => {
    const { client, requests } = clientThat(emptyList);
    await client.GET('/api/styles/all');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it('sends no token for a guest', async () => {
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

  it('rejects an empty error response', async () => {
    const { client } = clientThat(
      () => new Response(null, { status: 503, headers: { 'Content-Length': '0', 'Retry-After': '5' } }),
    );
    const { data, error } = await client.GET('/api/styles/all');
    expect(data).toBeUndefined();
    expect(error).toBeDefined();
    expect(parseProblem(error)).toEqual({ kind: 'failed', status: 503, retryAfterSeconds: 5 });
  });

  it('returns problem+json unchanged', async () => {
    const problem = { code: 'slot_taken', message: 'Please pick another one.' };
    const { client } = clientThat(() => Response.json(problem, { status: 409 }));
    const { error, response } = await client.GET('/api/booking/booked-services');
    expect(error).toMatchObject(problem);
    expect(parseProblem(error, response)).toMatchObject({ kind: 'refused', code: 'slot_taken' });
  });

  it('throws what fetch throws without a connection', async () => {
    const client = createApiClient({
      baseUrl: 'http://studio.test',
      getToken: () => undefined,
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(client.GET('/api/styles/all')).rejects.toBeInstanceOf(TypeError);
  });
});

describe('200 response with an unexpected body', () => {
  const page = () =>
    new Response('<!doctype html><title>Plaitful</title>', { headers: { 'Content-Type': 'text/html' } });
  const failed = { kind: 'failed', status: 502 };
  const ofServices = (answer: () => Response) =>
    clientThat(answer).client.GET('/api/service-type/service/all');

  it.each([
    ['a page', page],
    ['nothing', () => new Response('')],
    ['an object in place of a list', () => Response.json({ serviceId: 1, serviceName: 'Braids' })],
    ['a list of something else', () => Response.json([{ id: 1 }])],
    ['a list with a hole', () => Response.json([null])],
  ])('is a failure of the server: %s', async (_name, answer) => {
    const { data, error, response } = await ofServices(answer);
    expect(data).toBeUndefined();
    expect(parseProblem(error, response)).toEqual(failed);
    expect(parseProblem(error)).toEqual(failed);
  });

  it('also for file downloads', async () => {
    const call = (answer: () => Response) =>
      clientThat(answer).client.GET('/api/booking/{bookingId}/calendar.ics', {
        params: { path: { bookingId: 41 } },
        parseAs: 'text',
      });
    expect((await call(page)).data).toBeUndefined();
    const calendar = () => new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } });
    expect((await call(calendar)).data).toBe('BEGIN:VCALENDAR');
  });

  it('is reported to middleware as a failure', async () => {
    const statuses: number[] = [];
    const client = createApiClient({
      baseUrl: 'http://studio.test',
      getToken: () => undefined,
      fetch: async () => page(),
      watch: [{ onResponse: ({ response }) => void statuses.push(response.status) }],
    });
    await client.GET('/api/styles/all');
    expect(statuses).toEqual([502]);
  });

  it('accepts unknown properties', async () => {
    const { data } = await ofServices(() =>
      Response.json([{ serviceId: 1, serviceName: 'Braids', etag: '"1"', colour: 'pink' }]),
    );
    expect(data).toHaveLength(1);
  });
});
