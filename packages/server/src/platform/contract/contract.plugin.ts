import { statusOfCode, type OperationId } from '@plaitful/api-client/contract';
import multipart from '@fastify/multipart';
import { isMember } from '@plaitful/domain/roles';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems/sendProblem.ts';
import { Problem, problem } from '../problems/problem.ts';
import type { Business } from '../config/business.ts';
import type { Member, FileAnswer, Handlers } from './contract.types.ts';
import type { Operation } from './document.ts';
import { answerNotModified } from './etags.ts';
import { parseForm } from './form.ts';
import { addJsonParser } from './json.ts';
import { ProblemError, routeSchema, serializerCompiler, validatorCompiler } from './validation.ts';

export interface ContractOptions {
  readonly operations: readonly Operation[];
  readonly handlers: Handlers;
  /** The user who sends the request; undefined without a valid session. */
  readonly authenticate: (request: FastifyRequest) => Promise<Member | undefined>;
  readonly business: Business;
  /** Fastify's route config of single operations, such as a rate limit. */
  readonly routeConfigs?: Partial<Record<OperationId, FastifyContextConfig>>;
  /** Called with each problem that a handler or a check before it returned. */
  readonly onProblem?: (operation: OperationId, found: Problem) => void;
  /** Whether answers are validated as well; off in production for speed. */
  readonly checksAnswers: boolean;
}

/** A handler as the plugin calls it; its types were checked where it was defined. */
type AnyHandler = (call: unknown) => unknown;

const visitors = new WeakMap<FastifyRequest, Member>();

/** The problem when the caller may not make this call; checked before anything of the request is read. */
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

/** Compressed bodies are rejected: a small one could be very large. */
const isCompressed = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/** The validated parts of a request, for its handler. */
function readCall({ id, parameters }: Operation, request: FastifyRequest, reply: FastifyReply) {
  const visitor = visitors.get(request);
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return {
    path: request.params,
    query: request.query,
    headers: Object.fromEntries(headers.map(({ name }) => [name, request.headers[name.toLowerCase()]])),
    body: request.body,
    visitor,
    get member(): Member {
      if (visitor === undefined) throw new Error(`${id} needs no session, but its handler asks for one`);
      return visitor;
    },
    reply,
  };
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'contentType' in answer && 'content' in answer;

function addRoute(api: FastifyInstance, operation: Operation, options: ContractOptions): void {
  const { id, body, files } = operation;
  // Request and answer were matched with the operation where the handler was defined; here all have the same type.
  const handler = options.handlers[id] as AnyHandler;
  const send = (found: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendProblem(reply, found, options.business, visitors.get(request)?.id);
  const sendCallProblem: typeof send = (found, request, reply) => {
    options.onProblem?.(id, found);
    if (options.checksAnswers && !operation.statuses.has(statusOfCode[found.code]))
      throw new Error(`${id}: the contract does not have ${found.code}`);
    return send(found, request, reply);
  };
  api.route({
    method: operation.method,
    url: operation.url,
    schema: routeSchema(operation),
    config: options.routeConfigs?.[id] ?? {},
    // Before the body is read, but after the rate limit's hook: rejected requests count too.
    preParsing: async (request, reply) => {
      const found = await checkAccess(operation, options, request);
      if (found !== undefined) return send(found, request, reply);
      if (body === undefined || !isCompressed(request)) return undefined;
      return send(problem('wrong_type'), request, reply.header('accept-encoding', 'identity'));
    },
    preValidation: async (request) => {
      if (body === undefined) return;
      const sent = files === undefined ? request.body : await parseForm(request, body, files);
      if (sent === undefined) throw new ProblemError(problem('malformed'));
      if (sent instanceof Problem) throw new ProblemError(sent);
      request.body = sent;
    },
    handler: async (request, reply) => {
      const answer = await handler(readCall(operation, request, reply));
      if (answer instanceof Problem) return sendCallProblem(answer, request, reply);
      if (operation.answer !== undefined) return reply.type('application/json; charset=utf-8').send(answer);
      if (!isFile(answer)) throw new Error(`${id}: the answer is no file`);
      return reply.type(answer.contentType).send(answer.content);
    },
    ...(operation.statuses.has(304) && { onSend: answerNotModified }),
    errorHandler: (error, request, reply) => {
      if (error instanceof ProblemError) {
        void sendCallProblem(error.problem, request, reply);
        return;
      }
      // An operation without a body has no size limit and no content type.
      if (body !== undefined || (error.statusCode !== 413 && error.statusCode !== 415)) throw error;
      void send(problem('malformed'), request, reply);
    },
  });
}

/** Answers other methods of the contract's paths with the allowed ones (RFC 9110, 15.5.6). */
function addOtherMethods(api: FastifyInstance, { operations, business }: ContractOptions): void {
  for (const [url, known] of Map.groupBy(operations, (operation) => operation.url)) {
    const allowed: string[] = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const answer = (reply: FastifyReply) =>
      sendProblem(reply.header('allow', allowed.join(', ')), problem('method_not_allowed'), business);
    api.route({
      method: api.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      // Before the body is read, but after the rate limit's hook.
      preParsing: async (_request, reply) => answer(reply),
      handler: (_request, reply) => answer(reply),
    });
  }
}

/**
 * Serves every operation of the contract: route, access, validation and answer are derived from it, so that none can be
 * missing or differ.
 * @throws when an operation has no handler
 */
export function serveContract(api: FastifyInstance, options: ContractOptions): void {
  const missing = options.operations.filter(({ id }) => options.handlers[id] === undefined);
  if (missing.length > 0) {
    throw new Error(`openapi.yaml: no handler for ${missing.map(({ id }) => id).join(', ')}`);
  }
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler(options.checksAnswers));
  addJsonParser(api);
  const [forms, others] = [true, false].map((isForm) =>
    options.operations.filter(({ files }) => (files !== undefined) === isForm),
  );
  for (const operation of others ?? []) addRoute(api, operation, options);
  addOtherMethods(api, options);
  // Separate from the others, so that an operation accepts either JSON or a form, and answers 415 to the other.
  void api.register(async (formApi) => {
    formApi.removeAllContentTypeParsers();
    await formApi.register(multipart);
    for (const operation of forms ?? []) addRoute(formApi, operation, options);
  });
}
