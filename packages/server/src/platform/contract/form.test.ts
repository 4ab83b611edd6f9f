import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { errorHandler } from '../../app/errorHandler.ts';
import type { Member, Handlers } from './contract.types.ts';
import { serveContract } from './contract.plugin.ts';
import { parseContract } from './document.ts';

const yaml = `
openapi: 3.1.0
security: [{ bearer: [] }]
paths:
  /form:
    put:
      operationId: updateStyle
      x-roles: [ROLE_ADMIN]
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [style, stylePrice]
              properties:
                style: { type: string, minLength: 1, maxLength: 80 }
                stylePrice: { type: number, exclusiveMinimum: 0 }
                discount: { type: integer }
                gentle: { type: boolean }
                value: { description: Ignored. }
                styleImage: { type: string, contentMediaType: application/octet-stream }
      responses: { '200': { content: { application/json: { schema: { type: object } } } }, '400': {}, '413': {}, '415': {}, '422': {} }
  /json:
    post:
      operationId: addReview
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '200': { content: { application/json: { schema: { type: object } } } } }
`;

const business = { contactEmail: 'studio@example.com', contactPhone: '613-555-0142' } as never;
const person = {
  id: 1,
  email: 'a@example.com',
  emailVerified: true,
  firstName: 'A',
  lastName: 'B',
  mobilePhone: null,
};
const people: Record<string, Member> = {
  admin: { ...person, roles: ['ROLE_ADMIN'] },
  member: { ...person, roles: ['ROLE_USER'] },
};
const megabyte = 1024 * 1024;

let app: FastifyInstance;
let port = 0;
/** The bodies that reached the handler. */
let taken: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(errorHandler(business));
  const updateStyle = ({ body }: { body: Record<string, unknown> }) => {
    taken.push(body);
    return {};
  };
  serveContract(app, {
    operations: parseContract(yaml),
    handlers: { updateStyle, addReview: () => ({}) } as unknown as Handlers,
    authenticate: async (request) => people[request.headers.authorization ?? ''],
    business,
    checksAnswers: true,
  });
  await app.listen({ port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());
beforeEach(() => {
  taken = [];
});

const formOf = (
  parts: readonly (readonly [string, string | Buffer])[],
  fileName = '../../etc/passwd',
): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([Uint8Array.from(value)]), fileName);
  }
  return form;
};

async function put(body: string | FormData | null, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/form`, {
    method: 'PUT',
    body,
    headers: { authorization: 'admin', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Partial<ValidationProblem> };
}

const whole = [
  ['style', 'Zigzag'],
  ['stylePrice', '85.5'],
] as const;

/** A connection that sends the start of a form, and whatever the test writes. */
async function beginForm(authorization: string, ...parts: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const headers = [`Host: a`, `Authorization: ${authorization}`, 'Transfer-Encoding: chunked'];
  socket.write(
    `PUT /form HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
  );
  for (const part of parts) writeChunk(socket, part);
  return socket;
}

function writeChunk(socket: Socket, data: string | Buffer): boolean {
  socket.write(`${Buffer.byteLength(data).toString(16)}\r\n`);
  socket.write(data);
  return socket.write('\r\n');
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('drain', () => resolve()));

const part = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`;

/** The status line of the answer. */
const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (data: Buffer) => resolve(data.toString('latin1').slice(9, 12)));
  });

describe('a multipart form', () => {
  it('is taken with numbers and booleans as such and its file as bytes', async () => {
    const picture = Buffer.from([0x89, 0x50, 0, 255]);
    const { status } = await put(
      formOf([...whole, ['discount', ' 10 '], ['gentle', 'false'], ['styleImage', picture]]),
    );
    expect(status).toBe(200);
    expect(taken).toEqual([
      { style: 'Zigzag', stylePrice: 85.5, discount: 10, gentle: false, styleImage: picture },
    ]);
  });

  it('keeps the first part of each name, drops unknown parts', async () => {
    const form = formOf([
      ...whole,
      ['style', 'Other'],
      ['styleImage', Buffer.from('one')],
      ['styleImage', Buffer.from('two')],
      ['other', Buffer.alloc(megabyte / 2)],
      ['value', '1'],
      ['note', 'x'],
    ]);
    expect((await put(form)).status).toBe(200);
    expect(taken).toEqual([{ style: 'Zigzag', stylePrice: 85.5, styleImage: Buffer.from('one') }]);
  });

  it('has no file where none was chosen', async () => {
    await put(formOf([...whole, ['styleImage', Buffer.alloc(0)]], ''));
    expect(taken).toEqual([{ style: 'Zigzag', stylePrice: 85.5 }]);
  });

  it('passes on an empty named file', async () => {
    await put(formOf([...whole, ['styleImage', Buffer.alloc(0)]], 'empty.png'));
    expect(taken).toEqual([{ style: 'Zigzag', stylePrice: 85.5, styleImage: Buffer.alloc(0) }]);
  });

  it.each(['many', '0x10', '1e3', '', '1,5', 'Infinity', 'NaN', '-1'])(
    'off its schema is refused by field: a price of "%s"',
    async (price) => {
      const { status, body } = await put(formOf([['stylePrice', price]]));
      expect([status, body.code]).toEqual([422, 'invalid']);
      expect(body.errors?.map(({ field }) => field).toSorted()).toEqual(['style', 'stylePrice']);
      expect(taken).toEqual([]);
    },
  );

  it('with a text longer than the schema’s is refused by field, however long it is', async () => {
    for (const length of [81, 100_000]) {
      const { status, body } = await put(formOf([...whole.slice(1), ['style', 'ä'.repeat(length)]]));
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'style', message: 'Please keep this to 80 characters.' }],
      ]);
    }
    expect((await put(formOf([...whole.slice(1), ['style', '😀'.repeat(80)]]))).status).toBe(200);
  });

  it('is required: JSON, text and an empty body answer 415', async () => {
    const kinds = [
      ['{}', 'application/json'],
      ['a=b', 'application/x-www-form-urlencoded'],
      ['x', 'text/plain'],
    ] as const;
    for (const [body, type] of kinds) {
      expect(await put(body, { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'wrong_type' },
      });
    }
    expect((await put(null)).status).toBe(415);
  });

  it('is not taken by a call that takes JSON', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/json`, {
      method: 'POST',
      body: formOf(whole),
      headers: { authorization: 'admin' },
    });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([415, 'wrong_type']);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that ends before its end', 'multipart/form-data; boundary=b', part('style', 'Zigzag')],
    ['that never begins', 'multipart/form-data; boundary=b', 'x'.repeat(1000)],
    [
      'that would change a prototype',
      'multipart/form-data; boundary=b',
      `${part('__proto__', 'x')}--b--\r\n`,
    ],
    [
      'with JSON that is none',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="style"\r\nContent-Type: application/json\r\n\r\n{\r\n--b--\r\n',
    ],
  ])('%s is malformed', async (_title, type, body) => {
    const { status, body: problem } = await put(body, { 'content-type': type });
    expect([status, problem.code]).toEqual([400, 'malformed']);
    expect(taken).toEqual([]);
  });

  it('takes a file of 10 MB, and none that is larger', async () => {
    const file10 = Buffer.alloc(10 * megabyte, 1);
    expect((await put(formOf([...whole, ['styleImage', file10]]))).status).toBe(200);
    const larger = await put(formOf([...whole, ['styleImage', Buffer.concat([file10, Buffer.from('1')])]]));
    expect([larger.status, larger.body.code]).toEqual([413, 'too_large']);
    expect(taken).toHaveLength(1);
  });

  it('has at most 50 parts', async () => {
    const many = Array.from({ length: 60 }, (_, index) => [`p${index}`, 'x'] as const);
    expect((await put(formOf([...many, ...whole]))).status).toBe(413);
  });
});

describe('a slowly sent form', () => {
  it('is refused before upload when unauthorised', async () => {
    for (const [authorization, status] of [
      ['nobody', '401'],
      ['member', '403'],
    ] as const) {
      const socket = await beginForm(authorization);
      expect(await answerOn(socket)).toBe(status);
      socket.destroy();
    }
  });

  it.each(['styleImage', 'other'])('is refused as soon as it is too large: %s', async (name) => {
    const socket = await beginForm('admin', part('style', 'Zigzag'), file(name));
    const answer = answerOn(socket);
    // The form never ends; the answer comes nevertheless.
    for (let sent = 0; sent < 12; sent += 1) writeChunk(socket, Buffer.alloc(megabyte));
    expect(await answer).toBe('413');
    socket.destroy();
  });

  it('has its connection closed when it never ends', async () => {
    const socket = await beginForm('admin', file('styleImage'));
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const chunk = Buffer.alloc(megabyte);
    for (let sent = 0; sent < 200 && !socket.destroyed; sent += 1) {
      if (!writeChunk(socket, chunk)) await Promise.race([drained(socket), closed]);
    }
    await closed;
    expect(taken).toEqual([]);
  });

  it('does not reach the handler when it is aborted, and the next one is served', async () => {
    const arrived = once(app.server, 'request');
    const socket = await beginForm(
      'admin',
      part('style', 'Zigzag'),
      part('stylePrice', '85'),
      file('styleImage') + 'x'.repeat(1000),
    );
    await arrived;
    socket.destroy();
    expect((await put(formOf(whole))).status).toBe(200);
    expect(taken).toEqual([{ style: 'Zigzag', stylePrice: 85.5 }]);
  });
});
