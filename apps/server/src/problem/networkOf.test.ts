import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['::ffff:192.0.2.1', '[::ffff:c000:201]'],
  ['::FFFF:c000:0201', '[::ffff:c000:201]'],
])('the address %s is counted for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['192.0.2.1', '', 'unknown', ':::', '2001:db8:::1'])(
  '%j is counted as it is',
  (address) => {
    expect(networkOf(address)).toBe(address);
  },
);
