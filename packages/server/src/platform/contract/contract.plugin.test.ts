import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { problem } from '../problems/problem.ts';
import type { Member, Handlers } from './contract.types.ts';
import { serveContract } from './contract.plugin.ts';
import { loadContract, parseContract } from './document.ts';

const yaml = `
openapi: 3.1.0
security: [{ bearer: [] }]
paths:
  /healthz:
    get:
      operationId: getHealth
      security: []
      responses: { '200': { content: { application/json: { schema: { type: object, properties: { status: { const: ok } } } } } } }
  /api/styles/{styleId}:
    parameters:
      - { name: styleId, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
    get:
      operationId: getStyle
      security: [{}, { bearer: [] }]
      responses: { '200': { content: { application/json: { schema: { type: object } } } }, '400': {}, '404': {} }
  /api/booking/update/deposit/{bookingId}:
    put:
      operationId: updateDeposit
      x-roles: [ROLE_ADMIN]
      requestBody: { content: { application/json: { schema: { type: string, enum: [PAID] } } } }
      responses: { '200': { content: { application/json: { schema: { type: object } } } }, '400': {}, '422': {} }
  /api/reviews/add:
    post:
      operationId: addReview
      x-roles: [ROLE_ADMIN]
      responses: { '200': { content: { application/json: { schema: { type: object } } } } }
components:
  schemas: { Id: { type: integer, minimum: 1 } }
`;

const business = { contactEmail: 'studio@example.com', contactPhone: '613-555-0142' };
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

let app: FastifyInstance | undefined;

function serve(
  handlers: Partial<Record<keyof Handlers, (call: never) => unknown>>,
  { checksAnswers = true } = {},
): FastifyInstance {
  app = Fastify();
  app.setErrorHandler((error: Error, _request, reply) => reply.code(500).send({ message: error.message }));
  serveContract(app, {
    operations: parseContract(yaml),
    handlers: handlers as Handlers,
    authenticate: async (request) => people[request.headers.authorization ?? ''],
    business: business as never,
    checksAnswers,
  });
  return app;
}

const built = {
  getHealth: () => ({ status: 'ok' }),
  getStyle: () => ({}),
  updateDeposit: () => ({}),
  addReview: () => ({}),
};

afterEach(() => app?.close());

describe('a server of the contract', () => {
  it('serialises a cached answer once', async () => {
    let count = 0;
    const kept = { toJSON: () => ({ status: `written ${(count += 1)} times` }) };
    const fast = serve({ ...built, getHealth: () => kept }, { checksAnswers: false });
    const first = await fast.inject('/healthz');
    const second = await fast.inject('/healthz');
    expect([first.body, second.body]).toEqual(Array(2).fill('{"status":"written 1 times"}'));
  });

  it('does not start while a call has no handler', () => {
    expect(() => serve({ getHealth: built.getHealth })).toThrow(
      'no handler for getStyle, updateDeposit, addReview',
    );
  });

  it('checks session and role before it looks at anything else', async () => {
    const server = serve(built);
    const update = (authorization: string) =>
      server.inject({
        method: 'PUT',
        url: '/api/booking/update/deposit/x',
        headers: { authorization },
        payload: '{',
      });
    expect((await update('nobody')).statusCode).toBe(401);
    expect((await update('member')).statusCode).toBe(403);
    expect((await server.inject({ method: 'POST', url: '/api/reviews/add' })).statusCode).toBe(401);
  });

  it('requires a session for an operation without a declared access', () => {
    const operation = parseContract(
      yaml.replace('      security: []\n', '').replace('security: [{ bearer: [] }]\npaths', 'paths'),
    );
    expect(operation.find(({ id }) => id === 'getHealth')?.access).toBe('required');
  });

  it('distinguishes an invalid path (400) from an invalid body (422) and from invalid JSON (400)', async () => {
    const server = serve(built);
    const put = (payload: string) =>
      server.inject({
        method: 'PUT',
        url: '/api/booking/update/deposit/1',
        headers: { authorization: 'admin', 'content-type': 'application/json' },
        payload,
      });
    expect((await server.inject('/api/styles/abc')).statusCode).toBe(400);
    expect((await put('"PAID"')).statusCode).toBe(200);
    const refused = await put('"LATER"');
    expect([refused.statusCode, refused.json<{ errors: unknown[] }>().errors.length]).toEqual([422, 1]);
    expect((await put('')).statusCode).toBe(400);
  });

  it('coerces path parameters to numbers', async () => {
    const seen: unknown[] = [];
    const getStyle = ({ path }: { path: { styleId: number } }) => {
      seen.push(path.styleId);
      return {};
    };
    await serve({ ...built, getStyle }).inject('/api/styles/12');
    expect(seen).toEqual([12]);
  });

  it('does not send an answer that does not match the contract', async () => {
    const server = serve({
      ...built,
      getHealth: () => ({ status: 'ill' }),
      getStyle: () => problem('slot_taken'),
    });
    expect((await server.inject('/healthz')).json<{ message: string }>().message).toContain(
      'off the contract',
    );
    expect((await server.inject('/api/styles/1')).json<{ message: string }>().message).toContain(
      'does not have slot_taken',
    );
  });
});

describe('openapi.yaml', () => {
  it('is read with all its calls, each once', () => {
    const ids = loadContract().map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(42);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
