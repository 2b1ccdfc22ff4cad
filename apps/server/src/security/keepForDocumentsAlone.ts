/**
 * Headers that a browser heeds on what it shows, and on nothing that a page loads. `X-Frame-Options`
 * stays everywhere: a part could be shown too, as text.
 */
const ofDocuments = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
];

/** Never a document with scripts of its own. A vector picture can be one. */
const parts = /^(text\/(css|javascript)|font\/|image\/(?!svg))/;
/** A worker is governed by the policy of its own file. */
const program = /^text\/javascript/;

/**
 * Takes off a part of a page, as a style sheet or a font is, what says something about documents
 * alone. It is half a kilobyte a file, and the first style sheet has to fit the first window of a
 * connection (RFC 6928: ten segments, 14.6 kB), or each first visit waits for one more round trip.
 */
export function keepForDocumentsAlone(headers: Headers): void {
  const type = headers.get('Content-Type') ?? '';
  if (!parts.test(type)) return;
  for (const name of ofDocuments) headers.delete(name);
  if (!program.test(type)) headers.delete('Content-Security-Policy');
}
