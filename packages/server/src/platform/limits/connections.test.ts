import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { limitConnections } from './connections.ts';

const endings: (() => unknown)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A server that greets the connections it keeps, two per client. */
async function open(trustProxy: readonly string[]): Promise<() => Promise<Socket | undefined>> {
  const server = createServer();
  limitConnections(server, { perClient: 2, trustProxy });
  server.on('connection', (socket) => {
    if (!socket.destroyed) socket.on('error', () => undefined).write('hello');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '::', resolve);
  });
  endings.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      endings.push(() => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('data', () => resolve(socket));
      socket.on('close', () => resolve(undefined));
    });
}

describe('connections of a client', () => {
  it('are ended beyond the limit, and kept again when another one has ended', async () => {
    const join = await open([]);
    const [first, second, third] = [await join(), await join(), await join()];
    expect([first, second, third].map((socket) => socket !== undefined)).toEqual([true, true, false]);
    first?.destroy();
    // The server is notified of the end a moment later.
    let next = await join();
    while (next === undefined) next = await join();
    expect(await join()).toBeUndefined();
  });

  it.each([['loopback'], ['127.0.0.1'], ['192.0.2.0/24', '127.0.0.0/8']])(
    'are not counted where a trusted proxy makes them: %s',
    async (...trustProxy) => {
      const join = await open(trustProxy);
      for (let count = 0; count < 5; count += 1) expect(await join()).toBeDefined();
    },
  );

  it.each([['uniquelocal'], ['192.0.2.0/24'], ['::1']])(
    'are counted beside another proxy: %s',
    async (proxy) => {
      const join = await open([proxy]);
      await join();
      await join();
      expect(await join()).toBeUndefined();
    },
  );
});
