import { setTimeout } from 'node:timers/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What is wrong between a server and its database: nothing; the database is gone (connections end, new ones are
 * refused); the network swallows everything; everything arrives five seconds late.
 */
export type Fault = 'none' | 'gone' | 'silent' | 'late';

/** A wire to a database that a test can break. */
export interface Proxy {
  /** The address of the database, by way of the proxy. */
  readonly url: string;
  set(fault: Fault): void;
  close(): Promise<void>;
}

const latenessMs = 5000;

/** Puts a proxy before the database of an address. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const url = new URL(databaseUrl);
  const database = { host: url.hostname, port: Number(url.port || 5432), noDelay: true };
  const sockets = new Set<Socket>();
  let fault: Fault = 'none';
  let isOpen = Promise.withResolvers<void>();
  isOpen.resolve();

  /** Passes on what arrives, in its order, and at last the end. */
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
