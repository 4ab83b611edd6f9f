import { describe, expect, it } from 'vitest';
import { getClientKey, getNetworkKey } from './clientKeys.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
    ['172.32.0.1', '172.32.0.1', '172.32.0.0/24'],
    ['2001:db8:1:2a34:5:6:7:8', '2001:db8:1:2a34::/64', '2001:db8:1:2a00::/56'],
    ['2001:0DB8:1:2aff::', '2001:db8:1:2aff::/64', '2001:db8:1:2a00::/56'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ])('%s counts as the client %s in the network %s', (ip, client, network) => {
    expect([getClientKey(ip), getNetworkKey(ip)]).toEqual([client, network]);
  });

  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.1.1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    '',
  ])('%s is in no network that only one household has', (ip) => {
    expect(getNetworkKey(ip)).toBeUndefined();
  });
});
