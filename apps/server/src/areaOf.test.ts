import { expect, it } from 'vitest';
import { areaOf } from './areaOf.ts';

it.each([
  ['/api', 'api'],
  ['/api?page=2', 'api'],
  ['/api/v1/venues', 'api'],
  ['/apis', 'files'],
  ['/1/indexes/docs/query', 'search'],
  ['/1', 'files'],
  ['/oidc/authorize', 'identity'],
  ['/identity/callback', 'identity'],
  ['/stats/search', 'operations'],
  ['/metrics?format=text', 'operations'],
  ['/healthz', 'operations'],
  ['/readyz', 'operations'],
  ['/statistics', 'files'],
  ['/js/stats', 'files'],
  ['/swift/mezzanine', 'files'],
  ['/', 'files'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});
