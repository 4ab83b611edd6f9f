import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { startLoop, type RunningLoop } from '../loop.ts';
import { readConstraintError } from './errors.ts';

/** How often the database is asked for a sign of life, and how long one may take, in milliseconds. */
const beatMs = 400;
const patienceMs = 1000;

/** Tells whether the database answers. */
export interface Heartbeat {
  readonly isAway: boolean;
  /** Ends the heartbeat and its connection. */
  stop(): Promise<void>;
}

/** Who listens to a heartbeat. */
export interface HeartbeatOptions {
  /** Whether anybody waits for the database; as long as nobody does, it is left alone. */
  readonly isNeeded: () => boolean;
  /** Called whenever a beat has failed. */
  readonly onAway: () => void;
}

/** A refusal in the server's own words is a sign of life, unless it says that it is starting or stopping. */
function isAlive(error: unknown): boolean {
  const code = readConstraintError(error)?.code;
  return code !== undefined && !/^(08|57P)/.test(code);
}

/**
 * Asks a PostgreSQL server again and again, over a connection of its own, whether it answers. A slow query is thereby
 * told from a server that is gone, which on a dead connection nobody would notice for minutes.
 */
export function startHeartbeat(config: ClientConfig, { isNeeded, onAway }: HeartbeatOptions): Heartbeat {
  let socket = new Socket();
  let client: Client | undefined;
  let isAway = false;

  const connect = async (): Promise<Client> => {
    socket = new Socket();
    const fresh = new Client({ ...config, stream: () => socket });
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
    });
    await fresh.connect();
    return fresh;
  };

  const ask = async (): Promise<void> => {
    let isAnswered = false;
    // At the end of the turn: after a long one, an answer may be there that was not read yet.
    const cut = (): unknown => setImmediate(() => isAnswered || socket.destroy());
    const timer = setTimeout(cut, patienceMs);
    try {
      client ??= await connect();
      await client.query('SELECT 1');
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  };

  const beat = async (): Promise<void> => {
    if (!isAway && !isNeeded()) return;
    try {
      await ask();
      isAway = false;
    } catch (error) {
      client = undefined;
      socket.destroy();
      if (isAlive(error)) return;
      isAway = true;
      onAway();
    }
  };

  const loop: RunningLoop = startLoop(beat, { everyMs: beatMs, onError: () => undefined });
  return {
    get isAway() {
      return isAway;
    },
    stop: async () => {
      await loop.stop();
      await client?.end();
      socket.destroy();
    },
  };
}
