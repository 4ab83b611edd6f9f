import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { bookingsHandlers } from './bookings/bookings.routes.ts';
import { businessHandlers } from './business/business.routes.ts';
import { publicBusiness } from './config/business.ts';
import { addCompression } from './compress.ts';
import { contactHandlers } from './contact/contact.routes.ts';
import type { ServerContext } from './context.ts';
import { serveContract } from './contract/contract.plugin.ts';
import type { Handlers } from './contract/contract.types.ts';
import { loadContract } from './contract/document.ts';
import { inTransaction } from './database/transaction.ts';
import { addSecurityHeaders, makeSecurityHeaders } from './headers.ts';
import { healthHandlers } from './health/health.routes.ts';
import { imagesHandlers } from './images/images.routes.ts';
import { startJobs, type Jobs } from './jobs.ts';
import { limitConnections } from './limits/connections.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsHandlers } from './metrics/metrics.routes.ts';
import { answerClientError } from './problems/clientErrors.ts';
import { passwordsHandlers } from './passwords/passwords.routes.ts';
import { errorHandler } from './problems/errorHandler.ts';
import { reviewsHandlers } from './reviews/reviews.routes.ts';
import { createReviewsReader } from './reviews/reviews.service.ts';
import { serviceTypesHandlers } from './serviceTypes/serviceTypes.routes.ts';
import { createServiceTypesReader } from './serviceTypes/serviceTypes.service.ts';
import { authenticateBy, callerOf, sessionsHandlers } from './sessions/sessions.routes.ts';
import { createPageLists, type PublicLists } from './site/pageLists.ts';
import { builtApp, serveSite } from './site/site.ts';
import { stylesHandlers } from './styles/styles.routes.ts';
import { createStylesReader } from './styles/styles.service.ts';
import { undeliveredHandlers } from './undelivered/undelivered.routes.ts';
import { hasDemoUser } from './users/users.repository.ts';
import { usersHandlers } from './users/users.routes.ts';
import { verificationHandlers } from './verification/verification.routes.ts';

/** What an app is built from. */
export interface AppOptions extends Pick<
  ServerContext,
  'config' | 'business' | 'database' | 'clock' | 'log'
> {
  /**
   * Whether messages are sent and lapsed bookings tidied up while it runs.
   * @default true
   */
  readonly hasJobs?: boolean;
  /**
   * Where the built app lies.
   * @default app/dist
   */
  readonly siteDirectory?: string;
}

/** The largest JSON body, in bytes; a booking has less than one. */
const bodyLimit = 64 * 1024;

/**
 * Who sends slowly holds a connection, and there are only so many: the head of a request must come in ten seconds, all
 * of it in two minutes, in which a slow phone sends a picture of 10 MB. A minute without a byte either way, as of a client
 * that reads no further, ends it.
 */
const patience = {
  headMs: 10_000,
  requestMs: 120_000,
  stalledMs: 60_000,
  checkedEveryMs: 2000,
  connections: 4000,
} as const;

/** Of one client: calls in a minute, pages and pictures in a minute, registrations in an hour, connections at once. */
const limits = { perMinute: 1200, pagesPerMinute: 300, registrationsPerHour: 30, connections: 200 } as const;

const oneMinute = 60_000;

/** Which of the site's routes are written for each call; what else it has are files. */
const writtenRoutes: readonly (string | undefined)[] = ['/*', '/sitemap.xml'];

/** Tells the error handler when the client may come again. */
const errorResponseBuilder = (_request: unknown, { ttl }: { readonly ttl: number }): Error =>
  Object.assign(new Error(String(Math.ceil(ttl / 1000))), { statusCode: 429 });

function createFastify(
  { config, business, log }: AppOptions,
  metrics: Metrics,
  securityHeaders: Readonly<Record<string, string>>,
): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const toAnswer = errorHandler(business);
  const app = Fastify({
    loggerInstance: logger,
    // Of addresses that cannot be read, for which there is no route and no hook.
    frameworkErrors: (error, request, reply) =>
      void toAnswer(error, request, reply.headers({ ...securityHeaders, 'cache-control': 'no-store' })),
    // Its own lines hold addresses and whole URLs; the line below does not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    requestTimeout: patience.requestMs,
    ...(config.rateLimit && { connectionTimeout: patience.stalledMs }),
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.checkedEveryMs },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What still comes in over an open connection is answered; a refusal of Fastify's own would be off the contract.
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
  // A connection that is kept for the next call would keep the server from ending for a minute.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status, ms, userId: callerOf(request)?.id }, 'answered');
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

const allHandlers = (context: ServerContext, metrics: Metrics, lists: PublicLists): Handlers => ({
  ...sessionsHandlers(context),
  ...usersHandlers(context),
  ...passwordsHandlers(context),
  ...verificationHandlers(context),
  ...contactHandlers(context),
  ...undeliveredHandlers(context),
  ...serviceTypesHandlers(context, lists.readServiceTypes),
  ...stylesHandlers(context, lists.readStyles),
  ...reviewsHandlers(context, lists.readReviews),
  ...bookingsHandlers(context),
  ...imagesHandlers(context),
  ...businessHandlers(context),
  ...healthHandlers(context),
  ...metricsHandlers(context, metrics),
});

async function serveApi(
  api: FastifyInstance,
  context: ServerContext,
  handlers: Handlers,
  metrics: Metrics,
): Promise<void> {
  if (context.config.rateLimit) {
    await api.register(rateLimit, { max: limits.perMinute, timeWindow: oneMinute, errorResponseBuilder });
  }
  // Whatever does not say that it may be kept is one person's own.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  const oneHour = 60 * oneMinute;
  serveContract(api, {
    operations: loadContract(),
    handlers,
    authenticate: authenticateBy(context),
    business: context.business,
    routeConfigs: {
      register: { rateLimit: { max: limits.registrationsPerHour, timeWindow: oneHour } },
      getImage: { rateLimit: { max: limits.pagesPerMinute } },
      // Asked every few seconds, by machines that all share one address.
      getHealth: { rateLimit: false },
      getReadiness: { rateLimit: false },
      getMetrics: { rateLimit: false },
    },
    onRefused: (operation, { code }) => metrics.refused(operation, code),
    checksAnswers: !context.config.isProduction,
  });
}

/**
 * Builds the server; it does not listen yet. Closing it ends the jobs, not the database.
 * @throws when a call of the contract has no handler
 */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, business, database } = options;
  const metrics = createMetrics();
  const securityHeaders = await makeSecurityHeaders(config.publicUrl.startsWith('https:'));
  const app = createFastify(options, metrics, securityHeaders);
  const shownBusiness = publicBusiness(business, config, await inTransaction(database, hasDemoUser));
  let jobs: Jobs | undefined;
  const context: ServerContext = {
    ...options,
    shownBusiness,
    sendsTexts: shownBusiness.textMessages,
    wakeOutbox: () => jobs?.wakeOutbox(),
  };
  app.addHook('onReady', async () => {
    if (options.hasJobs ?? true) jobs = startJobs(context);
  });
  app.addHook('onClose', async () => {
    await jobs?.stop();
  });
  addSecurityHeaders(app, securityHeaders);
  await addCompression(app);
  const lists: PublicLists = {
    readStyles: createStylesReader(context),
    readServiceTypes: createServiceTypesReader(context),
    readReviews: createReviewsReader(context),
  };
  const handlers = allHandlers(context, metrics, lists);
  await app.register((api) => serveApi(api, context, handlers, metrics));
  await app.register(async (site) => {
    if (config.rateLimit) await limitPages(site);
    const { publicUrl } = config;
    const readStyles = async () => (await lists.readStyles()).rows;
    await serveSite(site, {
      directory: options.siteDirectory ?? builtApp,
      business: shownBusiness,
      clock: context.clock,
      publicUrl,
      readStyles,
      readers: createPageLists(lists),
      log: context.log,
    });
  });
  return app;
}
