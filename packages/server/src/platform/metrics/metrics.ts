import type { OperationId, ProblemCode } from '@plaitful/api-client/contract';
import type { BackupStatus } from '../backup/backupFiles.ts';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

interface AnsweredCall {
  readonly method: string;
  /** As in the contract, without ids. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** The values read from the database at each scrape. */
export interface StoredCounts {
  readonly bookingsCreated: number;
  /** Bookings that expired without their deposit. */
  readonly bookingsLapsed: number;
  /** Messages that are still to be sent, including those not due yet. */
  readonly messagesWaiting: number;
  readonly messagesGivenUp: number;
}

/** Counts and durations for operators; nothing in them is personal. */
export interface Metrics {
  answered(call: AnsweredCall): void;
  problem(operation: OperationId, code: ProblemCode): void;
  /**
   * In Prometheus' text format. `stored` is undefined when the database does not answer, `backup` before the first night of
   * the embedded database.
   */
  read(
    stored: StoredCounts | undefined,
    backup: BackupStatus | undefined,
  ): Promise<{ contentType: string; content: string }>;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Values from the database, the same for every server on it. */
const storedMetrics = [
  ['bookingsCreated', Counter, 'plaitful_bookings_created_total', 'Bookings made, of all servers together.'],
  ['bookingsLapsed', Counter, 'plaitful_bookings_lapsed_total', 'Bookings ended unpaid, of all servers.'],
  ['messagesWaiting', Gauge, 'plaitful_messages_waiting', 'Mails and texts still to be sent.'],
  ['messagesGivenUp', Gauge, 'plaitful_messages_given_up', 'Mails and texts that could not be delivered.'],
] as const satisfies (readonly [keyof StoredCounts, ...unknown[]])[];

/** While the database does not answer, the last values stay: a counter that decreased would be counted from zero. */
function addStored(registry: Registry): (stored: StoredCounts | undefined) => void {
  const registers = [registry];
  const isUp = new Gauge({
    name: 'plaitful_database_up',
    help: 'Whether the database answers.',
    registers,
  });
  const metrics = storedMetrics.map(([key, Kind, name, help]) => ({
    key,
    metric: new Kind({ name, help, registers }),
  }));
  return (stored) => {
    isUp.set(stored === undefined ? 0 : 1);
    if (stored === undefined) return;
    for (const { key, metric } of metrics) {
      metric.reset();
      metric.inc(stored[key]);
    }
  };
}

/** The time of the last good backup is 0 until there is one. */
function addBackups(registry: Registry): (status: BackupStatus | undefined) => void {
  const registers = [registry];
  const lastGood = new Gauge({
    name: 'plaitful_backup_last_good_timestamp_seconds',
    help: 'When the last good backup of the embedded database was made, in seconds since 1970.',
    registers,
  });
  const hasFailed = new Gauge({
    name: 'plaitful_backup_failed',
    help: 'Whether the last backup of the embedded database failed.',
    registers,
  });
  return (status) => {
    lastGood.set(status?.good === undefined ? 0 : Date.parse(status.good.at) / 1000);
    hasFailed.set(status?.failure === undefined ? 0 : 1);
  };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'plaitful_request_duration_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'plaitful_bookings_refused_total',
    help: 'Bookings refused by this server, by the code of the problem.',
    labelNames: ['code'] as const,
    registers,
  });
  const setStored = addStored(registry);
  const setBackup = addBackups(registry);
  return {
    answered: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    problem: (operation, code) => {
      if (operation === 'createBooking') refused.inc({ code });
    },
    read: async (stored, backup) => {
      setStored(stored);
      setBackup(backup);
      return { contentType: registry.contentType, content: await registry.metrics() };
    },
  };
}
