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

/** Names that never leave a machine or its network. */
const privateName = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$|^[^.]+\.?$/i;

/**
 * Hosts that may be asked although they are private, and without https: `localhost`,
 * `10.0.4.7:8080`. A name with a port stands for that port alone.
 */
export type AllowedHosts = readonly string[];

/** Whether configuration says that this host may be asked whatever it stands for. */
export function isAllowedHost(url: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

/**
 * Why the server must not send to an address; undefined for one it may send to. Whoever sends looks
 * at what the name stands for once more: names change.
 *
 * @param allowed - Default: none
 */
export function refusalOfAddress(text: string, allowed: AllowedHosts = []): string | undefined {
  if (!URL.canParse(text)) return 'must be a whole address';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must not hold a name or password';
  if (url.protocol === 'http:' && isAllowedHost(url, allowed)) return undefined;
  if (url.protocol !== 'https:') return 'must begin with https:';
  if (isAllowedHost(url, allowed)) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) > 0 ? isPrivateIp(host) : privateName.test(host);
  return isPrivate ? 'must not lead into a private network' : undefined;
}

/** Whether an IP address is not one of the public internet. */
export function isPrivateIp(host: string): boolean {
  if (isIP(host) === 4) return blocked.check(host, 'ipv4');
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(host);
  if (mapped !== null) {
    const [high, low] = [mapped[1], mapped[2]].map((part) => Number.parseInt(part ?? '0', 16));
    return isPrivateIp(
      [(high ?? 0) >> 8, (high ?? 0) & 255, (low ?? 0) >> 8, (low ?? 0) & 255].join('.'),
    );
  }
  // Of IPv6, only 2000::/3 is public, and not all of that.
  return (
    !/^[23]/i.test(host.padStart(4, '0')) ||
    !/^[23][\da-f]{3}:/i.test(host) ||
    /^2001:0?db8:|^2002:|^2001:(?:0{0,4})?:/i.test(host)
  );
}
