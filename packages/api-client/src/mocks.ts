import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type {
  ResponseBody,
  RequestBody,
  FieldError,
  JsonOperationId,
  OperationId,
  PathParams,
  ProblemCode,
} from './contract.ts';
import { routes, statusOfCode } from './schema.gen.ts';

export interface MockOptions {
  /** Milliseconds before the answer; `infinite` never answers. */
  delay?: number | 'infinite';
}

export interface MockProblemOptions extends MockOptions {
  /** Whether only the first such call is refused; later ones are answered by the following handlers. @default false */
  once?: boolean;
}

/** The request of a mocked call. Path values are texts, as in the URL. */
export interface MockCall<Id extends OperationId> {
  request: Request;
  path: { readonly [Name in keyof PathParams<Id>]: string };
  /** The JSON body, not validated. Read a form with `request.formData()`. */
  readBody: () => Promise<RequestBody<Id>>;
}

export interface MockedProblem {
  code: ProblemCode;
  /** Defaults to the code. */
  message?: string;
  errors?: readonly FieldError[];
  requestId?: string;
  retryAfterSeconds?: number;
}

/** The operations that answer a paginated list. */
type ListOperationId = {
  [Id in JsonOperationId]: ResponseBody<Id> extends readonly unknown[] ? Id : never;
}[JsonOperationId];

type Resolver = Parameters<typeof http.get>[1];

/** Whether the path belongs to another operation: `/api/styles/all` is not the style "all". */
function isFixedRoute(method: string, url: string): boolean {
  const { pathname } = new URL(url);
  return Object.values(routes).some((route) => route.method === method && pathname.endsWith(route.path));
}

function handle(operationId: OperationId, resolver: Resolver, options: { once?: boolean } = {}): HttpHandler {
  const { method, path } = routes[operationId];
  const mockedPath = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  if (!path.includes('{')) return http[method](mockedPath, resolver, options);
  // When a resolver returns nothing, msw asks the next handler.
  return http[method](
    mockedPath,
    (call) => (isFixedRoute(method, call.request.url) ? undefined : resolver(call)),
    options,
  );
}

/**
 * A handler that answers an operation with success: with this body, or with the result of a function of the request.
 * @example mockAnswer('listStyles', []) @example mockAnswer('getStyle', ({ path }) => styles[path.styleId], { delay:
 * 'infinite' })
 */
export function mockAnswer<Id extends JsonOperationId>(
  operationId: Id,
  answer: ResponseBody<Id> | ((call: MockCall<Id>) => ResponseBody<Id> | Promise<ResponseBody<Id>>),
  options: MockOptions = {},
): HttpHandler {
  return handle(operationId, async ({ request, params }) => {
    if (options.delay !== undefined) await delay(options.delay);
    const call: MockCall<Id> = {
      request,
      // msw reads the values by the parameter names of the path.
      path: params as MockCall<Id>['path'],
      readBody: async () => (await request.json()) as RequestBody<Id>,
    };
    const body: unknown = isAnswerFunction(answer) ? await answer(call) : answer;
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  });
}

/**
 * A handler that answers a list like the server: the page of `page` and `size`, and the number of rows in
 * `X-Total-Count`.
 * @param find the rows for a request; all of them by default
 */
export function mockList<Id extends ListOperationId>(
  operationId: Id,
  rows: ResponseBody<Id> & readonly unknown[],
  find: (query: URLSearchParams) => readonly unknown[] = () => rows,
): HttpHandler {
  return handle(operationId, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const found = find(query);
    const size = Number(query.get('size') ?? found.length);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    return new Response(JSON.stringify(found.slice(from, from + size)), {
      headers: { 'Content-Type': 'application/json', 'X-Total-Count': String(found.length) },
    });
  });
}

/**
 * A handler that answers an operation with a file, such as a calendar or a CSV. @example mockFile('getBookingCalendar',
 * 'text/calendar', 'BEGIN:VCALENDAR…')
 */
export function mockFile(
  operationId: Exclude<OperationId, JsonOperationId>,
  contentType: string,
  content: string,
): HttpHandler {
  return mockServerError(operationId, contentType, content);
}

function isAnswerFunction<Answer, Call>(
  answer: Answer | ((call: Call) => Answer | Promise<Answer>),
): answer is (call: Call) => Answer | Promise<Answer> {
  return typeof answer === 'function';
}

/**
 * A handler that refuses an operation with a problem of the contract and its status. @example
 * mockProblem('createBooking', { code: 'slot_taken' })
 */
export function mockProblem(
  operationId: OperationId,
  problem: MockedProblem,
  { delay: wait, once = false }: MockProblemOptions = {},
): HttpHandler {
  const { retryAfterSeconds, ...members } = problem;
  const status = statusOfCode[problem.code];
  return handle(
    operationId,
    async () => {
      if (wait !== undefined) await delay(wait);
      return new Response(
        JSON.stringify({
          type: 'about:blank',
          title: problem.code,
          status,
          message: problem.code,
          ...members,
        }),
        {
          status,
          headers: {
            'Content-Type': 'application/problem+json',
            ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
          },
        },
      );
    },
    { once },
  );
}

/** A handler that answers an operation with a status of success but other content, such as a proxy's page. */
export function mockServerError(operationId: OperationId, contentType: string, content: string): HttpHandler {
  return handle(operationId, () => new Response(content, { headers: { 'Content-Type': contentType } }));
}

/** A handler that fails an operation's connection, as when the device is offline. */
export function mockOffline(operationId: OperationId): HttpHandler {
  return handle(operationId, () => HttpResponse.error());
}
