import { isIPv6 } from 'node:net';

/**
 * The network that rate limits count an address for: an IPv4 address itself, in either notation, and the first
 * 64 bits of an IPv6 address. A provider gives each customer at least that many addresses (RFC 6177), so limits per
 * IPv6 address would limit nobody.
 *
 * @param address - other texts are returned unchanged
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL standard defines one spelling of each address.
  const { hostname } = new URL(`http://[${plain}]`);
  // All IPv4 addresses in IPv6 notation would share one network.
  if (/^\[::ffff:[\da-f]+:[\da-f]+\]$/.test(hostname)) return hostname;
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const left = start === '' ? [] : start.split(':');
  const right = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
