import { parseAccept } from 'hono/utils/accept';

/** Encodings that the build prepares, best first. */
export type Encoding = 'br' | 'gzip';

/**
 * Chooses the encoding of a response by the quality values of Accept-Encoding; brotli wins a tie.
 * Hono's `accepts` does not do for it: a refused encoding (`q=0`) would still match `*`.
 *
 * @returns undefined where the plain content is wanted or nothing prepared is acceptable.
 */
export function negotiateEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (header === undefined) return undefined;
  const qualities = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const quality = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const best = [...available]
    .filter((encoding) => quality(encoding) > 0)
    .sort((a, b) => quality(b) - quality(a) || available.indexOf(a) - available.indexOf(b))[0];
  if (best === undefined) return undefined;
  // A client that names `identity` and likes it better gets it.
  return (qualities.get('identity') ?? 0) > quality(best) ? undefined : best;
}
