/** A part of the server. */
export type Area = 'api' | 'assistants' | 'search' | 'identity' | 'operations' | 'files';

const areas: readonly (readonly [paths: RegExp, area: Area])[] = [
  [/^\/api(?:[/?]|$)/, 'api'],
  [/^\/mcp(?:[/?]|$)/, 'assistants'],
  [/^\/1\//, 'search'],
  [/^\/(?:oidc|identity)\//, 'identity'],
  [/^\/(?:stats|metrics|healthz|readyz)(?:[/?]|$)/, 'operations'],
];

/**
 * Returns the part of the server that a path belongs to.
 *
 * @param path - with or without its query
 */
export function areaOf(path: string): Area {
  return areas.find(([paths]) => paths.test(path))?.[1] ?? 'files';
}
