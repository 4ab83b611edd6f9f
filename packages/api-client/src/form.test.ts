import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import type { StyleForm } from './contract.ts';
import { toFormData } from './form.ts';

const style: StyleForm = {
  serviceId: 2,
  style: 'Zigzag',
  stylePrice: 85.5,
  styleDuration: '1:30',
  styleDeposit: 20,
  discount: 0,
  gentle: false,
  availableDays: '2026-12-04',
  availableTimes: '16:30',
};

describe('a body as a form', () => {
  it('has every member as a text, and files as files', async () => {
    const styleImage = new File(['bytes'], 'braids.png', { type: 'image/png' });
    const form = toFormData({ ...style, styleImage });
    expect(Object.fromEntries([...form].filter(([name]) => name !== 'styleImage'))).toEqual({
      serviceId: '2',
      style: 'Zigzag',
      stylePrice: '85.5',
      styleDuration: '1:30',
      styleDeposit: '20',
      discount: '0',
      gentle: 'false',
      availableDays: '2026-12-04',
      availableTimes: '16:30',
    });
    const sent = form.get('styleImage');
    expect(sent instanceof File && [sent.name, sent.type, await sent.text()]).toEqual([
      'braids.png',
      'image/png',
      'bytes',
    ]);
  });

  it('omits undefined fields', () => {
    expect([...toFormData({ style: 'Zigzag', discount: undefined }).keys()]).toEqual(['style']);
  });
});

describe('the client', () => {
  it('sends a style as a multipart form, with its etag and the session', async () => {
    const requests: Request[] = [];
    const client = createApiClient({
      baseUrl: 'http://studio.test',
      getToken: () => 'secret',
      fetch: (request) => {
        requests.push(request);
        return Promise.resolve(Response.json({}));
      },
    });
    await client.PUT('/api/styles/update/{styleId}', {
      params: { path: { styleId: 8 }, header: { 'If-Match': '"3.1"' } },
      body: style,
      bodySerializer: toFormData,
    });
    const [request] = requests;
    expect(request?.url).toBe('http://studio.test/api/styles/update/8');
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers.get('Authorization')).toBe('Bearer secret');
    expect(request?.headers.get('If-Match')).toBe('"3.1"');
    expect((await request?.formData())?.get('stylePrice')).toBe('85.5');
  });
});
