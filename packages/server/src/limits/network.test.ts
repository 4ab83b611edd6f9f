import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the network of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['203.0.114.9', '203.0.114.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2a34:5::6', '2001:db8:1:2a00::/56'],
    ['2001:0DB8:1:2aff::', '2001:db8:1:2a00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['172.32.0.1', '172.32.0.0/24'],
  ])('%s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
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
  ])('there is none of %s', (ip) => {
    expect(networkOf(ip)).toBeUndefined();
  });
});
