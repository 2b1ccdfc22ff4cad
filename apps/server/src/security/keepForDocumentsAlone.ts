/**
 * Headers that only affect documents, not parts that a page loads. `X-Frame-Options` is sent
 * everywhere, because any file could be shown as text in a frame.
 */
const ofDocuments = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
];

/** Types that are never documents with scripts. SVG images can be, so images are not listed. */
const parts = /^(text\/(css|javascript)|font\/|image\/(?!svg))/;
/** A worker is governed by the policy of its own file. */
const program = /^text\/javascript/;

/**
 * Removes headers that only affect documents from a part of a page, such as a style sheet or a
 * font. They add half a kilobyte per file. If the first style sheet exceeds the initial window of a
 * connection (RFC 6928: ten segments, 14.6 kB), each first visit waits for one more round trip.
 */
export function keepForDocumentsAlone(headers: Headers): void {
  const type = headers.get('Content-Type') ?? '';
  if (!parts.test(type)) return;
  for (const name of ofDocuments) headers.delete(name);
  if (!program.test(type)) headers.delete('Content-Security-Policy');
}
