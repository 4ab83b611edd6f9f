import { setTimeout } from 'node:timers/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The fault between a server and its database: none; the database is down (connections end, new ones are refused); the
 * network drops everything; everything arrives five seconds late.
 */
export type Fault = 'none' | 'gone' | 'silent' | 'late';

/** A connection to a database that a test can interrupt. */
export interface Proxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  set(fault: Fault): void;
  close(): Promise<void>;
}

const latenessMs = 5000;

/** Starts a proxy for the database of a URL. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const url = new URL(databaseUrl);
  const database = { host: url.hostname, port: Number(url.port || 5432), noDelay: true };
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';
  let isOpen = Promise.withResolvers<void>();
  isOpen.resolve();

  /** Forwards data in order, and finally the end. */
  const forward = (from: Socket, to: Socket): void => {
    let last = Promise.resolve();
    const passAfter = async (earlier: Promise<void>, arrivedAt: number, act: () => void): Promise<void> => {
      await earlier;
      await isOpen.promise;
      if (fault === 'late') await setTimeout(Math.max(0, arrivedAt + latenessMs - performance.now()));
      if (!to.destroyed) act();
    };
    const pass = (act: () => void): void => {
      last = passAfter(last, performance.now(), act);
    };
    from.on('data', (chunk: Buffer) => pass(() => to.write(chunk)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      pass(() => to.destroy());
    });
  };

  const server = createServer((near) => {
    if (fault === 'gone') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(database);
    near.setNoDelay(true);
    sockets.add(near).add(far);
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    set: (next) => {
      fault = next;
      isOpen.resolve();
      if (next === 'silent') isOpen = Promise.withResolvers();
      if (next === 'gone') for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () => {
      isOpen.resolve();
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
