import { site } from '../../../../site.config.ts';

/** A host in the search client's format. */
export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** URL of the provider's events API. */
const providerEvents = 'https://insights.algolia.io';

/** Whether a hosted service handles searches, instead of the server of the page. */
export function isHosted(hosts: readonly string[] = site.search.hosts): boolean {
  return hosts.length > 0;
}

/** The configured hosts in order, otherwise the server of this page. */
export function searchHosts(
  location: Pick<Location, 'host' | 'protocol'>,
  hosts: readonly string[] = site.search.hosts,
): readonly SearchHost[] {
  if (isHosted(hosts)) {
    return hosts.map((url) => ({ url, protocol: 'https', accept: 'readWrite' }));
  }
  const protocol = location.protocol === 'http:' ? 'http' : 'https';
  return [{ url: location.host, protocol, accept: 'readWrite' }];
}

/** URL for events about shown and opened results, with the required id and key. */
export function eventsAddress(
  {
    appId,
    apiKey,
    hosts,
  }: { appId: string; apiKey: string; hosts: readonly string[] } = site.search,
): string {
  const credentials = new URLSearchParams({
    'X-Algolia-Application-Id': appId,
    'X-Algolia-API-Key': apiKey,
  });
  return `${isHosted(hosts) ? providerEvents : ''}/1/events?${credentials.toString()}`;
}
