import { BlockList, isIP } from 'node:net';
import { ipv6Groups, plainAddress } from './attemptLimiter.ts';

const local = new BlockList();
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  local.addSubnet(address, bits, 'ipv4');
}
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

/**
 * The network that an address belongs to: what a household, a school or a rented machine usually has to itself. Addresses
 * of this machine and of private networks have none: whoever comes from there shares it with strangers, or is known.
 */
export function networkOf(ip: string): string | undefined {
  const [address = ''] = plainAddress(ip).split('%');
  const family = isIP(address);
  if (family === 0 || local.check(address, family === 6 ? 'ipv6' : 'ipv4')) return undefined;
  if (family === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [a, b, c, d = 0] = ipv6Groups(address).map((group) => Number.parseInt(group, 16));
  return `${[a, b, c, d & 0xff_00].map((group) => group?.toString(16)).join(':')}::/56`;
}
