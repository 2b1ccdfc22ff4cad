import { BlockList, isIP } from 'node:net';

const blocked = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv4');
}
/** Parts of 2000::/3 that are not the public internet (IANA's special-purpose registry). */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, prefix, 'ipv6');
}
const publicInternet = new BlockList();
publicInternet.addSubnet('2000::', 3, 'ipv6');

/** Names that are only resolved on a machine or in its network. */
const privateName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$|^[^.]+\.?$/i;

/**
 * Private hosts that requests may be sent to, even without https: `localhost`, `10.0.4.7:8080`. A
 * name with a port allows only that port.
 */
export type AllowedHosts = readonly string[];

/** Whether requests to this host are allowed by configuration, no matter what it resolves to. */
export function isAllowedHost(url: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

/**
 * Why the server must not send to a URL; undefined if it may. The sender must check the resolved
 * addresses again, because DNS records change.
 *
 * @param allowed - Default: none
 */
export function refusalOfAddress(text: string, allowed: AllowedHosts = []): string | undefined {
  if (!URL.canParse(text)) return 'must be a complete URL';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not contain a name or password';
  if (url.protocol === 'http:' && isAllowedHost(url, allowed)) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https:';
  if (isAllowedHost(url, allowed)) return undefined;
  if (!isPublicPort(url.port)) return 'must have the port 80 or 443, or one above 1023';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) > 0 ? isPrivateIp(host) : privateName.test(host);
  return isPrivate ? 'must not point to a private network' : undefined;
}

/** Lower ports belong to other protocols, such as 22 and 25. */
function isPublicPort(port: string): boolean {
  return ['', '80', '443'].includes(port) || Number(port) > 1023;
}

/** Whether an IP address is not on the public internet. */
export function isPrivateIp(host: string): boolean {
  if (isIP(host) === 4) return blocked.check(host, 'ipv4');
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(host);
  if (mapped !== null) {
    const [high, low] = [mapped[1], mapped[2]].map((part) => Number.parseInt(part ?? '0', 16));
    return isPrivateIp(
      [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.'),
    );
  }
  return !publicInternet.check(host, 'ipv6') || blocked.check(host, 'ipv6');
}
