import ipaddr from 'ipaddr.js';

/** Converts an IPv4-mapped IPv6 address to IPv4; undefined for an invalid one. */
const parse = (ip: string) => (ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined);

const prefix = (groups: readonly number[], bits: number): string =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;

/**
 * What counts as one client: an IPv4 address, or the first half of an IPv6 address, since a household or a rented
 * machine has all of the second half.
 */
export function getClientKey(ip: string): string {
  const address = parse(ip);
  if (address === undefined) return ip;
  return 'parts' in address ? prefix(address.parts.slice(0, 4), 64) : address.toString();
}

const local: readonly string[] = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/**
 * The network of an address: what a household, a school or a rented machine usually has. Undefined for addresses of
 * this machine and of private networks, which unrelated users share.
 */
export function getNetworkKey(ip: string): string | undefined {
  const address = parse(ip);
  if (address === undefined || local.includes(address.range())) return undefined;
  if (!('parts' in address)) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  const [a = 0, b = 0, c = 0, d = 0] = address.parts;
  return prefix([a, b, c, d & 0xff_00], 56);
}

export const isLoopbackAddress = (ip: string): boolean => parse(ip)?.range() === 'loopback';
