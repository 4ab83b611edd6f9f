import { BlockList, isIPv6, type Server } from 'node:net';
import { clientOf } from './attemptLimiter.ts';

/** What the words of TRUST_PROXY stand for, as Fastify has them. */
const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells whether a connection comes from one of these proxies, and so is nobody's own. */
function proxyTest(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of proxies.flatMap((proxy) => networks[proxy] ?? [proxy])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

/**
 * Ends connections of a client beyond so many, so that one client cannot hold all that the server has. Those of a trusted
 * proxy carry whoever comes through it, and are not counted.
 */
export function limitConnections(
  server: Server,
  { perClient, trustProxy }: { readonly perClient: number; readonly trustProxy: readonly string[] },
): void {
  const isProxy = proxyTest(trustProxy);
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    // Without one it is gone already.
    if (address === undefined || isProxy(address)) return;
    const client = clientOf(address);
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
