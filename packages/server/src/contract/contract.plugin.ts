import { statusOfCode, type OperationId } from '@plaitful/api-client/contract';
import multipart from '@fastify/multipart';
import { isMember } from '@plaitful/domain/roles';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems/sendProblem.ts';
import { Problem, problem, validationProblem } from '../problems/problem.ts';
import type { Business } from '../config/business.ts';
import type { Member } from '../sessions/member.ts';
import type { FileAnswer, Handlers } from './contract.types.ts';
import type { Operation } from './document.ts';
import { readForm } from './form.ts';
import { addJsonParser } from './json.ts';
import { matchesEtag, sendNotModified, sendWithEtag } from './revalidation.ts';
import { normalizeTexts } from './texts.ts';
import { checkBody, compileChecks, readParameters, type Checks } from './validation.ts';

/** What the contract is served with. */
export interface ContractOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers;
  /** Who sends this request; undefined without a live session. */
  readonly authenticate: (request: FastifyRequest) => Promise<Member | undefined>;
  readonly business: Business;
  /** Fastify's route config of single calls, such as a rate limit. */
  readonly routeConfigs?: Partial<Record<OperationId, FastifyContextConfig>>;
  /** Told of each call that a handler, or the check before it, refused. */
  readonly onRefused?: (operation: OperationId, refusal: Problem) => void;
  /** Whether answers are checked as well; it costs time, so production does without. */
  readonly checksAnswers: boolean;
}

/** A handler as the plugin calls it, its types checked where it was written. */
type AnyHandler = (call: unknown) => unknown;

const visitors = new WeakMap<FastifyRequest, Member>();

/** Sends the refusal when the caller may not make this call; it comes before anything of the call is read. */
async function checkAccess(
  operation: Operation,
  options: ContractOptions,
  request: FastifyRequest,
): Promise<Problem | undefined> {
  if (operation.access === 'public') return undefined;
  const member = await options.authenticate(request);
  if (member !== undefined) visitors.set(request, member);
  if (operation.access === 'optional') return undefined;
  if (member === undefined) return problem('unauthenticated');
  const isAllowed =
    operation.roles.length === 0
      ? isMember(member.roles)
      : operation.roles.some((role) => member.roles.includes(role));
  return isAllowed ? undefined : problem('forbidden');
}

/** A packed body is not unpacked, since a small one could be a large one. */
const isPacked = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The headers of the contract, under the names it gives them. */
const readHeaders = ({ parameters }: Operation, request: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap(({ name, in: place }) => {
      const value = place === 'header' ? request.headers[name.toLowerCase()] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Checks the parts of a call. Path, query and headers off their schema are 400, a body off its schema is 422. */
async function readCall(operation: Operation, checks: Checks, request: FastifyRequest, reply: FastifyReply) {
  const path = readParameters(operation.parameters, isRecord(request.params) ? request.params : {});
  const query = readParameters(operation.parameters, isRecord(request.query) ? request.query : {});
  const headers = readHeaders(operation, request);
  if (!checks.path(path) || !checks.query(query) || !checks.headers(headers)) return problem('malformed');
  const sent = operation.form === undefined ? undefined : await readForm(request, operation.form);
  if (sent instanceof Problem) return sent;
  const body = operation.body && normalizeTexts(sent?.texts ?? request.body, operation.body);
  if (checks.body !== undefined && operation.body !== undefined) {
    if (body === undefined) return problem('malformed');
    const errors = checkBody(checks.body, body, operation.body);
    if (errors.length > 0) return validationProblem(errors);
  }
  const visitor = visitors.get(request);
  return {
    path,
    query,
    headers,
    body: isRecord(body) ? { ...body, ...sent?.files } : body,
    visitor,
    get member(): Member {
      if (visitor === undefined)
        throw new Error(`${operation.id} needs no session, but its handler asks for one`);
      return visitor;
    },
    reply,
  };
}

const isFile = (answer: unknown): answer is FileAnswer =>
  isRecord(answer) && 'contentType' in answer && 'content' in answer;

/** Answers that are sent more than once, as they travel. */
const written = new WeakMap<object, Buffer>();

/** Writes an answer; one that several share is written once, as the bytes that travel. */
function writeAnswer(answer: unknown): Buffer {
  if (!isRecord(answer)) return Buffer.from(JSON.stringify(answer));
  const json = written.get(answer) ?? Buffer.from(JSON.stringify(answer));
  written.set(answer, json);
  return json;
}

function sendAnswer(
  operation: Operation,
  checks: Checks,
  answer: unknown,
  reply: FastifyReply,
  isChecked: boolean,
): FastifyReply {
  if (operation.answer === undefined) {
    if (!isFile(answer)) throw new Error(`${operation.id}: the answer is no file`);
    reply.type(answer.contentType);
    return operation.statuses.has(304) && matchesEtag(reply)
      ? sendNotModified(reply)
      : reply.send(answer.content);
  }
  // Checked as it travels: a Date, for one, is a text then.
  const json = writeAnswer(answer);
  if (isChecked && checks.answer !== undefined && !checks.answer(JSON.parse(json.toString()))) {
    const faults = (checks.answer.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    );
    throw new Error(`${operation.id}: the answer is off the contract: ${faults.join('; ')}`);
  }
  reply.type('application/json; charset=utf-8');
  return operation.statuses.has(304) ? sendWithEtag(reply, json) : reply.send(json);
}

function addRoute(api: FastifyInstance, operation: Operation, options: ContractOptions): void {
  const checks = compileChecks(operation);
  // Call and answer were matched with the operation where the handler was written; here all are called alike.
  const handler = options.handlers[operation.id] as AnyHandler;
  api.route({
    method: operation.method,
    url: operation.url,
    config: options.routeConfigs?.[operation.id] ?? {},
    // Before the body is read, but after the hook that counts requests: whoever is refused here is counted, too.
    preParsing: async (request, reply) => {
      const refusal = await checkAccess(operation, options, request);
      if (refusal === undefined) {
        if (operation.body === undefined || !isPacked(request)) return undefined;
        return sendProblem(
          reply.header('accept-encoding', 'identity'),
          problem('wrong_type'),
          options.business,
        );
      }
      return sendProblem(reply, refusal, options.business, visitors.get(request)?.id);
    },
    handler: async (request, reply) => {
      const call = await readCall(operation, checks, request, reply);
      const answer = call instanceof Problem ? call : await handler(call);
      if (!(answer instanceof Problem)) {
        return sendAnswer(operation, checks, answer, reply, options.checksAnswers);
      }
      options.onRefused?.(operation.id, answer);
      if (options.checksAnswers && !operation.statuses.has(statusOfCode[answer.code])) {
        throw new Error(`${operation.id}: the contract does not have ${answer.code}`);
      }
      return sendProblem(reply, answer, options.business, visitors.get(request)?.id);
    },
    errorHandler: (error, _request, reply) => {
      // A call that takes no body has no limit and no type for one.
      if (operation.body !== undefined || (error.statusCode !== 413 && error.statusCode !== 415)) throw error;
      void sendProblem(reply, problem('malformed'), options.business);
    },
  });
}

/** Answers every other method of the contract's paths: which ones there are (RFC 9110, 15.5.6). */
function addOtherMethods(api: FastifyInstance, { operations, business }: ContractOptions): void {
  for (const [url, known] of Map.groupBy(operations, (operation) => operation.url)) {
    const allowed: string[] = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const answer = (reply: FastifyReply) =>
      sendProblem(reply.header('allow', allowed.join(', ')), problem('method_not_allowed'), business);
    api.route({
      method: api.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      // Before the body is read, but after the hook that counts requests.
      preParsing: async (_request, reply) => answer(reply),
      handler: (_request, reply) => answer(reply),
    });
  }
}

/**
 * Serves every call of the contract: route, access, validation and answer come from it, so that none can be forgotten
 * or differ.
 * @throws when a call has no handler
 */
export function serveContract(api: FastifyInstance, options: ContractOptions): void {
  const missing = options.operations.filter(({ id }) => options.handlers[id] === undefined);
  if (missing.length > 0) {
    throw new Error(`openapi.yaml: no handler for ${missing.map(({ id }) => id).join(', ')}`);
  }
  addJsonParser(api);
  const [forms, others] = [true, false].map((isForm) =>
    options.operations.filter(({ form }) => (form !== undefined) === isForm),
  );
  for (const operation of others ?? []) addRoute(api, operation, options);
  addOtherMethods(api, options);
  // Apart from the others, so that a call takes either JSON or a form, and answers 415 to the other.
  void api.register(async (formApi) => {
    formApi.removeAllContentTypeParsers();
    await formApi.register(multipart);
    for (const operation of forms ?? []) addRoute(formApi, operation, options);
  });
}
