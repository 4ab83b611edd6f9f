import type { ServerContext } from './context.ts';
import { sweepLapsed } from './bookings/lapse.ts';
import { startOutbox } from './outbox/loop.ts';
import { openPost } from './outbox/post.ts';
import { sweepSessions } from './sessions/sessions.service.ts';

/** Work that nobody asks for: messages that are due, bookings that have lapsed, sessions that have ended. */
export interface Jobs {
  readonly wakeOutbox: () => void;
  /** Ends when what runs has run. */
  stop(): Promise<void>;
}

type JobsContext = Pick<ServerContext, 'config' | 'business' | 'database' | 'clock' | 'log'>;

function startSweeping({ database, clock, log, config }: JobsContext): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    try {
      const ended = await sweepLapsed(database, clock());
      if (ended > 0) log.info({ ended }, 'unpaid bookings ended');
      await sweepSessions(database, clock());
    } catch (error) {
      log.error({ err: error }, 'tidying up failed');
    }
  };
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, config.jobsIntervalMs);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}

/** Starts the jobs; each is looked for every `jobsIntervalMs`. */
export function startJobs(context: JobsContext): Jobs {
  const { config, business, database, clock, log } = context;
  const post = openPost(config);
  const { publicUrl } = config;
  const settings = { business, publicUrl, post, clock, log, everyMs: config.jobsIntervalMs };
  const outbox = startOutbox(database, settings);
  const sweeping = startSweeping(context);
  return {
    wakeOutbox: () => outbox.wake(),
    stop: async () => {
      await Promise.all([outbox.stop(), sweeping.stop()]);
      post.close();
    },
  };
}
