import './highlightWords.css';

/** Name of the highlight in CSS. */
const highlightName = 'search-words';
/** Maximum number of highlighted matches on a page. */
const mostMatches = 400;
/** Time limit for the page to load and render, in milliseconds. */
const arrivalMs = 8000;

let stop: (() => void) | undefined;

/**
 * Highlights words on the page that the user navigates to, once it is rendered, until the user presses Escape
 * or navigates on. Uses the CSS Custom Highlight API, which does not change elements. Browsers without it
 * show no highlights.
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
  // Later changes are caused by the user: only wait for navigation.
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

/** A pattern for the words, longest first; undefined if there is nothing to highlight. */
function wordPattern(words: readonly string[]): RegExp | undefined {
  const wanted = words
    .filter((word) => word.trim().length > 1)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return wanted.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})`, 'giu');
}

/** Path of the rendered page, which lags behind the URL during loading. */
function shownPath(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return address === undefined ? undefined : new URL(address).pathname;
}

function findRanges(pattern: RegExp): Range[] {
  // The text of the page, without breadcrumbs and table of contents.
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
