import { parseAccept } from 'hono/utils/accept';

/** Encodings that the build prepares, best first. */
export type Encoding = 'br' | 'gzip';

/**
 * Chooses the encoding of a response by the quality values of Accept-Encoding. Brotli wins a tie.
 * Hono's `accepts` cannot do this: an encoding with `q=0` would still match `*`.
 *
 * @returns undefined if the client prefers plain content or accepts nothing prepared.
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
  // The client explicitly prefers `identity`.
  return (qualities.get('identity') ?? 0) > quality(best) ? undefined : best;
}
