import './highlightWords.css';

/** Name of the highlight in style sheets. */
const highlightName = 'search-words';
/** Matches that are marked on a page; more would say nothing. */
const mostMatches = 400;
/** How long a page may take to come and to finish drawing, in milliseconds. */
const arrivalMs = 8000;

let stop: (() => void) | undefined;

/**
 * Marks words on the page the reader is on the way to, once it is there, until the reader presses
 * Escape or goes on. Marks are painted by the browser over ranges: the page's elements stay as they
 * are. Browsers without that paint nothing.
 *
 * @param path - path of that page
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function highlightWords(path: string, words: readonly string[]): void {
  stop?.();
  const pattern = wordPattern(words);
  if (pattern === undefined || !('highlights' in CSS)) return;
  const isThere = (): boolean => shownPath() === path && window.location.pathname === path;
  let wasThere = false;
  const paint = (): void => {
    if (isThere()) {
      wasThere = true;
      CSS.highlights.set(highlightName, new Highlight(...findRanges(pattern)));
    } else if (wasThere) stop?.();
  };
  let frame = 0;
  const observer = new MutationObserver(() => {
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(paint);
  });
  observer.observe(document, { childList: true, subtree: true });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stop?.();
  };
  // Later changes are the reader's doing: only the page's going is watched for.
  const settled = window.setTimeout(() => {
    observer.disconnect();
    if (wasThere)
      observer.observe(document.head, { childList: true, subtree: true, attributes: true });
    else stop?.();
  }, arrivalMs);
  window.addEventListener('keydown', onKeyDown);
  stop = () => {
    stop = undefined;
    observer.disconnect();
    window.cancelAnimationFrame(frame);
    window.clearTimeout(settled);
    window.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(highlightName);
  };
}

/** The words as one pattern, longest first; undefined when nothing is worth marking. */
function wordPattern(words: readonly string[]): RegExp | undefined {
  const wanted = words
    .filter((word) => word.trim().length > 1)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return wanted.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})`, 'giu');
}

/** The page that is drawn, which lags behind the address while it loads. */
function shownPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address === undefined ? undefined : new URL(address).pathname;
}

function findRanges(pattern: RegExp): Range[] {
  // The page's own text, without its breadcrumbs and its table of contents.
  const root = document.querySelector('main .markdown') ?? document.querySelector('main');
  const ranges: Range[] = [];
  if (root === null) return ranges;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() && ranges.length < mostMatches) {
    const node = texts.currentNode as Text;
    for (const match of node.data.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}
