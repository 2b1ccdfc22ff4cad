import { site } from '../../../../site.config.ts';

/** A host as the search client wants it. */
export interface SearchHost {
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** The configured hosts in their order; without any, the server that serves this page. */
export function searchHosts(location: Pick<Location, 'host' | 'protocol'>): readonly SearchHost[] {
  const { hosts } = site.search;
  if (hosts.length > 0) {
    return hosts.map((url) => ({ url, protocol: 'https', accept: 'readWrite' }));
  }
  const protocol = location.protocol === 'http:' ? 'http' : 'https';
  return [{ url: location.host, protocol, accept: 'readWrite' }];
}
