import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewPolicy } from './previewPolicy.ts';
import { previewRoutes } from './previewRoutes.ts';

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('the preview’s document has a sandbox that allows only scripts', async () => {
  const response = await previewRoutes().request('http://maps.example/play/preview');
  expect(response.status).toBe(200);
  const policy = directivesOf(response.headers.get('Content-Security-Policy') ?? '');
  expect(policy.get('sandbox')).toEqual(['allow-scripts']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const name of ['frame-src', 'object-src', 'base-uri', 'form-action']) {
    expect(policy.get(name), name).toEqual(["'none'"]);
  }
  expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('Permissions-Policy')).toContain('geolocation=()');
});

test('programs can load venues, the SDK, and files of examples, but no page or other host', () => {
  const policy = directivesOf(previewPolicy('https://maps.example:8443'));
  const reach = [...(policy.get('connect-src') ?? []), ...(policy.get('script-src') ?? [])];
  const addresses = reach.filter((source) => source.startsWith('http'));
  expect([...new Set(addresses)].sort()).toEqual([
    'https://maps.example:8443/api/v1/token',
    'https://maps.example:8443/api/v1/venues',
    'https://maps.example:8443/api/v1/venues/',
    'https://maps.example:8443/play/',
    'https://maps.example:8443/play/files/',
    'https://maps.example:8443/play/lib/',
    'https://maps.example:8443/sdk/4/',
    'https://maps.example:8443/sdk/5/',
    'https://maps.example:8443/sdk/6/',
  ]);
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
  expect(policy.get('worker-src')).toEqual(['blob:', 'data:']);
});

test('a host with characters of the policy syntax is not inserted into it', () => {
  for (const origin of ['http://a;script-src *', 'http://a b', 'null', "http://a'"]) {
    const policy = previewPolicy(origin);
    expect(policy).not.toContain(origin);
    expect(directivesOf(policy).get('connect-src')).toEqual(["'self'", 'blob:', 'data:']);
  }
});

test('the import map is the only inline script that the policy allows', async () => {
  const response = await previewRoutes().request('http://maps.example/play/preview');
  const html = await response.text();
  const inline = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text = '']) => text);
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
});
