import type { Server } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { getClientKey } from './clientKeys.ts';

/**
 * Limits the connections of a client, so that one client cannot use all of them. Connections of a trusted proxy serve
 * many clients and are not counted.
 */
export function limitConnections(
  server: Server,
  { perClient, trustProxy }: { readonly perClient: number; readonly trustProxy: readonly string[] },
): void {
  const isProxy = compile([...trustProxy]);
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    // Without an address it is closed already.
    if (address === undefined || isProxy(address, 0)) return;
    const client = getClientKey(address);
    const count = counts.get(client) ?? 0;
    if (count >= perClient) {
      socket.destroy();
      return;
    }
    counts.set(client, count + 1);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 0) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    });
  });
}
