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
import { addSecurityHeaders } from './headers.ts';
import { healthHandlers } from './health/health.routes.ts';
import { imagesHandlers } from './images/images.routes.ts';
import { startJobs, type Jobs } from './jobs.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { metricsHandlers } from './metrics/metrics.routes.ts';
import { answerClientError } from './problems/clientErrors.ts';
import { passwordsHandlers } from './passwords/passwords.routes.ts';
import { errorHandler } from './problems/errorHandler.ts';
import { reviewsHandlers } from './reviews/reviews.routes.ts';
import { createReviewsReader } from './reviews/reviews.service.ts';
import { serviceTypesHandlers } from './serviceTypes/serviceTypes.routes.ts';
import { createServiceTypesReader } from './serviceTypes/serviceTypes.service.ts';
import { authenticateBy, sessionsHandlers } from './sessions/sessions.routes.ts';
import { serveSearchEngines } from './site/searchEngines.ts';
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
 * of it in two minutes, in which a slow phone sends a picture of 10 MB.
 */
const patience = { headMs: 10_000, requestMs: 120_000, checkedEveryMs: 2000, connections: 4000 } as const;

/** Calls of one address in a minute, pictures included, and registrations in an hour. */
const limits = { perMinute: 1200, registrationsPerHour: 30 } as const;

function createFastify({ config, business, log }: AppOptions, metrics: Metrics): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const toAnswer = errorHandler(business);
  const app = Fastify({
    loggerInstance: logger,
    // Of addresses that cannot be read, for which there is no route.
    frameworkErrors: (error, request, reply) => void toAnswer(error, request, reply),
    // Its own lines hold addresses and whole URLs; the line below does not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 13),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headMs, connectionsCheckingInterval: patience.checkedEveryMs },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // What still comes in over an open connection is answered; a refusal of Fastify's own would be off the contract.
    return503OnClosing: false,
  });
  app.server.maxConnections = patience.connections;
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
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    metrics.answered({ method, route, status, seconds: reply.elapsedTime / 1000 });
    done();
  });
  return app;
}

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
    await api.register(rateLimit, {
      max: limits.perMinute,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) =>
        Object.assign(new Error(String(Math.ceil(ttl / 1000))), { statusCode: 429 }),
    });
  }
  // Whatever does not say that it may be kept is one person's own.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  const oneHour = 60 * 60_000;
  serveContract(api, {
    operations: loadContract(),
    handlers,
    authenticate: authenticateBy(context),
    business: context.business,
    routeConfigs: {
      register: { rateLimit: { max: limits.registrationsPerHour, timeWindow: oneHour } },
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
  const app = createFastify(options, metrics);
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
  await addSecurityHeaders(app, config.publicUrl.startsWith('https:'));
  await addCompression(app);
  const lists: PublicLists = {
    readStyles: createStylesReader(context),
    readServiceTypes: createServiceTypesReader(context),
    readReviews: createReviewsReader(context),
  };
  const handlers = allHandlers(context, metrics, lists);
  await app.register((api) => serveApi(api, context, handlers, metrics));
  serveSearchEngines(app, context);
  await serveSite(app, {
    directory: options.siteDirectory ?? builtApp,
    business: shownBusiness,
    clock: context.clock,
    publicUrl: config.publicUrl,
    readStyles: async () => (await lists.readStyles()).rows,
    readers: createPageLists(lists),
    log: context.log,
  });
  return app;
}
