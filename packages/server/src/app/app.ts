import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { accountHandlers } from '../accounts/account/account.routes.ts';
import { bookingsHandlers } from '../bookings/bookings/bookings.routes.ts';
import { availabilityHandlers } from '../catalogue/availability/availability.routes.ts';
import { monthHandlers } from '../bookings/month/month.routes.ts';
import { calendarHandlers } from '../bookings/calendar/calendar.routes.ts';
import { closuresHandlers } from '../bookings/closures/closures.routes.ts';
import { childrenHandlers } from '../bookings/children/children.routes.ts';
import { toPublicBusiness } from '../platform/config/business.ts';
import { addCompression } from '../platform/compress.ts';
import { contactHandlers } from '../site/contact/contact.routes.ts';
import { isAdmin } from '@plaitful/domain/roles';
import type { PublicLists, ServerContext } from '../platform/context.ts';
import { serveContract } from '../platform/contract/contract.plugin.ts';
import type { Handlers } from '../platform/contract/contract.types.ts';
import { loadContract } from '../platform/contract/document.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { emailChangesHandlers } from '../accounts/emailChanges/emailChanges.routes.ts';
import { addSecurityHeaders, securityHeaders } from '../platform/headers.ts';
import { healthHandlers } from '../platform/health/health.routes.ts';
import { imagesHandlers } from '../catalogue/images/images.routes.ts';
import { startJobs, type Jobs } from './jobs.ts';
import { limitConnections } from '../platform/limits/connections.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { metricsHandlers } from '../platform/metrics/metrics.routes.ts';
import { answerClientError, errorHandler } from './errorHandler.ts';
import { passwordsHandlers } from '../accounts/passwords/passwords.routes.ts';
import { privacyHandlers } from '../family/privacy/privacy.routes.ts';
import { reviewsHandlers } from '../catalogue/reviews/reviews.routes.ts';
import { optionGroupsHandlers } from '../catalogue/optionGroups/optionGroups.routes.ts';
import { serviceTypesHandlers } from '../catalogue/serviceTypes/serviceTypes.routes.ts';
import { createPasswordCheck } from '../accounts/sessions/passwordCheck.ts';
import { sessionsHandlers } from '../accounts/sessions/sessions.routes.ts';
import { createAuthentication, getAuthenticatedUser } from '../accounts/sessions/authentication.ts';
import { createPublicLists } from './publicLists.ts';
import { builtApp, serveSite } from '../site/site.ts';
import { stylesHandlers } from '../catalogue/styles/styles.routes.ts';
import { backupHandlers } from '../platform/backup/backup.routes.ts';
import { undeliveredHandlers } from '../platform/outbox/undelivered.routes.ts';
import { hasDemoPassword } from '../accounts/users/users.repository.ts';
import { usersHandlers } from '../accounts/users/users.routes.ts';
import { verificationHandlers } from '../accounts/verification/verification.routes.ts';
import { accountEvents, bookingQueries, messageKinds } from './modules.ts';
import { rateLimits } from '../platform/limits/rateLimits.ts';

export interface AppOptions extends Pick<
  ServerContext,
  'config' | 'business' | 'database' | 'clock' | 'log'
> {
  /** Whether messages are sent and overdue bookings expired while it runs. @default true */
  readonly hasJobs?: boolean;
  /** Where the built app is. @default app/dist */
  readonly siteDirectory?: string;
}

/** In bytes; a booking is smaller than 1 kB. */
const bodyLimit = 64 * 1024;

/**
 * Timeouts and limits against slow clients: ten seconds for the headers of a request, two minutes for all of it (a
 * picture of 10 MB from a slow phone), one minute without any data.
 */
const patience = {
  headMs: 10_000,
  requestMs: 120_000,
  stalledMs: 60_000,
  checkedEveryMs: 2000,
  connections: 4000,
} as const;

const limits = rateLimits.http;

const oneMinute = 60_000;

/** The routes of the site that are rendered; all other routes are files. */
const writtenRoutes: readonly (string | undefined)[] = ['/*', '/sitemap.xml'];

/** The error handler reads the wait from the message. */
const errorResponseBuilder = (_request: unknown, { ttl }: { readonly ttl: number }): Error =>
  Object.assign(new Error(String(Math.ceil(ttl / 1000))), { statusCode: 429 });

function createFastify(
  { config, business, log }: AppOptions,
  metrics: Metrics,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const toAnswer = errorHandler(business);
  const app = Fastify({
    loggerInstance: logger,
    // Malformed URLs match no route, so no hook runs.
    frameworkErrors: (error, request, reply) =>
      void toAnswer(error, request, reply.headers({ ...headers, 'cache-control': 'no-store' })),
    // Fastify's own log lines contain addresses and whole URLs.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    requestTimeout: patience.requestMs,
    ...(config.rateLimit && { connectionTimeout: patience.stalledMs }),
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.checkedEveryMs },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // Open connections are served until the end; Fastify's own 503 does not follow the contract.
    return503OnClosing: false,
  });
  app.server.maxConnections = patience.connections;
  if (config.rateLimit) {
    limitConnections(app.server, { perClient: limits.connections, trustProxy: config.trustProxy });
  }
  app.setErrorHandler(toAnswer);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // Keep-alive connections would delay the shutdown by a minute.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status, ms, userId: getAuthenticatedUser(request)?.id }, 'answered');
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / 1000 });
    done();
  });
  return app;
}

const limitPages = async (site: FastifyInstance): Promise<void> => {
  await site.register(rateLimit, {
    max: limits.pagesPerMinute,
    timeWindow: oneMinute,
    errorResponseBuilder,
    allowList: ({ routeOptions }) => !writtenRoutes.includes(routeOptions.url),
  });
};

const accountsHandlers = (context: ServerContext): Handlers => {
  const checkPassword = createPasswordCheck(context);
  return {
    ...sessionsHandlers(context),
    ...usersHandlers(context),
    ...passwordsHandlers(context, checkPassword),
    ...verificationHandlers(context),
    ...accountHandlers(context),
    ...emailChangesHandlers(context, checkPassword),
    ...calendarHandlers(context, checkPassword),
    ...privacyHandlers(context, checkPassword, messageKinds),
    ...closuresHandlers(context, checkPassword),
  };
};

const allHandlers = (context: ServerContext, metrics: Metrics, lists: PublicLists): Handlers => ({
  ...accountsHandlers(context),
  ...contactHandlers(context),
  ...undeliveredHandlers(context, messageKinds),
  ...serviceTypesHandlers(context, lists),
  ...optionGroupsHandlers(context),
  ...stylesHandlers(context, lists),
  ...reviewsHandlers(context, lists),
  ...bookingsHandlers(context),
  ...monthHandlers(context),
  ...availabilityHandlers(context),
  ...childrenHandlers(context),
  ...imagesHandlers(context),
  getBusiness: () => context.shownBusiness,
  ...healthHandlers(context),
  ...metricsHandlers(context, metrics),
  ...backupHandlers(context),
});

async function serveApi(
  api: FastifyInstance,
  context: ServerContext,
  handlers: Handlers,
  metrics: Metrics,
): Promise<void> {
  if (context.config.rateLimit) {
    await api.register(rateLimit, {
      max: limits.callsPerMinute,
      timeWindow: oneMinute,
      errorResponseBuilder,
    });
  }
  // Answers without a cache header are personal.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  const oneHour = 60 * oneMinute;
  serveContract(api, {
    operations: loadContract(),
    handlers,
    authenticate: createAuthentication(context),
    business: context.business,
    routeConfigs: {
      register: { rateLimit: { max: limits.registrationsPerHour, timeWindow: oneHour } },
      getImage: { rateLimit: { max: limits.pagesPerMinute } },
      // Polled every few seconds by machines that share an address.
      getHealth: { rateLimit: false },
      getReadiness: { rateLimit: false },
      getMetrics: { rateLimit: false },
    },
    onProblem: (operation, { code }) => metrics.problem(operation, code),
    checksAnswers: !context.config.isProduction,
  });
}

/**
 * Builds the server without listening. Closing it stops the jobs, not the database.
 * @throws when an operation of the contract has no handler
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, business, database } = options;
  const metrics = createMetrics();
  const headers = securityHeaders(config.publicUrl.startsWith('https:'));
  const app = createFastify(options, metrics, headers);
  const shownBusiness = toPublicBusiness(business, config, await inTransaction(database, hasDemoPassword));
  let jobs: Jobs | undefined;
  const context: ServerContext = {
    ...options,
    shownBusiness,
    sendsTexts: shownBusiness.textMessages,
    accountEvents,
    bookingQueries,
    runOutbox: () => jobs?.runOutbox(),
  };
  app.addHook('onReady', async () => {
    if (options.hasJobs ?? true) jobs = startJobs(context);
  });
  app.addHook('onClose', async () => {
    await jobs?.stop();
  });
  addSecurityHeaders(app, headers);
  await addCompression(app);
  const lists = createPublicLists(context);
  const handlers = allHandlers(context, metrics, lists);
  await app.register((api) => {
    // Only administrators change what the public lists contain.
    api.addHook('onSend', (request, _reply, _payload, done) => {
      const roles = getAuthenticatedUser(request)?.roles ?? [];
      if (request.method !== 'GET' && isAdmin(roles)) lists.invalidate();
      done();
    });
    return serveApi(api, context, handlers, metrics);
  });
  await app.register(async (site) => {
    if (config.rateLimit) await limitPages(site);
    const { publicUrl } = config;
    await serveSite(site, {
      directory: options.siteDirectory ?? builtApp,
      business: shownBusiness,
      clock: context.clock,
      publicUrl,
      lists,
      log: context.log,
    });
  });
  return app;
}
