import { site } from '../../../../site.config.ts';

/** A host as the search client wants it. */
export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Where the provider takes reports of shown and opened results. */
const providerEvents = 'https://insights.algolia.io';

/** Whether a hosted service answers searches; otherwise it is the server that serves the page. */
export function isHosted(hosts: readonly string[] = site.search.hosts): boolean {
  return hosts.length > 0;
}

/** The configured hosts in their order; without any, the server that serves this page. */
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

/** Address that takes reports of shown and opened results, with the id and key it asks for. */
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
