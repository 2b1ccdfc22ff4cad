/** Maximum length of a query; more words of a path are left out. */
const longest = 64;
/** The site's own page for all missing pages. */
const placeholder = /^\/404(-not-found)?(\.html)?$/;
const version = /^(v?\d+(\.\d+)*|next|latest|current)$/;
const ending = /\.(html?|mdx?|php|aspx?|jsp)$/;

/**
 * Returns the words of a path for a search: `/web-sdk/5.0/cameraControls.html` → `camera Controls`.
 * The first segment, which names a part of the site, is left out if there are others.
 *
 * @param path - path of a missing page, with any length and content
 * @returns at most 64 characters; empty if there are no words
 */
export function wordsOfPath(path: string): string {
  if (placeholder.test(path)) return '';
  const segments = decoded(path.slice(0, 1000))
    .split('/')
    .filter((segment) => /\p{L}/u.test(segment) && !version.test(segment));
  const words = segments
    .slice(segments.length > 1 ? 1 : 0)
    .flatMap((segment) => wordsOf(segment.replace(ending, '')));
  return keepLast(words);
}

function wordsOf(segment: string): readonly string[] {
  const apart = segment.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return apart.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The last words of a path are about the page itself. */
function keepLast(words: readonly string[]): string {
  let text = '';
  for (const word of words.toReversed()) {
    const longer = text === '' ? word : `${word} ${text}`;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
