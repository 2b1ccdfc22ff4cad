import type { Operation } from '@mezzanine/api-contract/operation';

/** The path of an operation in the router's syntax, such as `/api/v1/venues/:venueId`. */
export function routeOf({ path }: Operation): string {
  return `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
