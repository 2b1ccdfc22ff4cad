/**
 * Headers that only affect documents, not what a page loads. `X-Frame-Options` is sent everywhere,
 * because any file could be shown as text in a frame.
 */
const ofDocuments = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
];

/** Never documents with scripts. An SVG image can be one, so images are not listed. */
const parts = /^(text\/(css|javascript)|font\/|image\/(?!svg))/;
/** A worker is governed by the policy of its own file. */
const program = /^text\/javascript/;

/**
 * Removes headers that only affect documents from a part of a page, such as a style sheet or a font.
 * They add half a kilobyte per file, and the first style sheet has to fit the initial window of a
 * connection (RFC 6928: ten segments, 14.6 kB), or each first visit waits for one more round trip.
 */
export function keepForDocumentsAlone(headers: Headers): void {
  const type = headers.get('Content-Type') ?? '';
  if (!parts.test(type)) return;
  for (const name of ofDocuments) headers.delete(name);
  if (!program.test(type)) headers.delete('Content-Security-Policy');
}
