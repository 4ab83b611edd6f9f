// A plain Fastify route in its own process that answers with the content of BODY_FILE. Prints its address.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const body = readFileSync(process.env['BODY_FILE'] ?? '');
const app = Fastify();
app.get('/api/styles/all', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
