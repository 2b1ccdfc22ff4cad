import { describe, expect, it } from 'vitest';
import { pageMarkdown } from '../../plugins/readers/pageMarkdown.ts';
import { PageSource } from '../../plugins/readers/PageSource.ts';
import { articleOf } from './articleOf.ts';
import { blockDifferences } from './blockDifferences.ts';
import { htmlBlocks } from './htmlBlocks.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import { textBlock } from './TextBlock.ts';

const pageOf = (html: string) =>
  `<meta property=og:url content=https://maps.example/docs/camera><nav>Menu</nav><main><article><h1>Camera</h1>${html}</article></main>`;

/** The blocks of a page below its heading. */
function blocksOf(html: string) {
  return htmlBlocks(articleOf(pageOf(html))).slice(1);
}

/** The differences between a page and the Markdown that the build generates from it. */
function differencesOf(html: string): readonly string[] {
  const markdown = pageMarkdown(new PageSource(pageOf(html)), {});
  return blockDifferences(htmlBlocks(articleOf(pageOf(html))), markdownBlocks(markdown));
}

describe('the blocks of a page', () => {
  it('are headings, texts, cells, and code, in the order of the page', () => {
    const html =
      '<h2>Move it</h2><p>A <b>bold</b> word.<ul><li>One<li><p>Two</ul><table><tr><th>Name<td>Value</table><figure><figcaption><span>main.ts</span></figcaption><pre><span class=line>go(); \n</span></pre></figure>';
    expect(blocksOf(html).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: 2 Move it',
      'text: A bold word.',
      'text: One',
      'text: Two',
      'cell: Name',
      'cell: Value',
      'code: main.ts\ngo();',
    ]);
  });

  it('leave out controls, drawings, and what only screen readers get', () => {
    const html =
      '<p>Text<button>Copy</button><svg><text>x</text></svg><span class=visually-hidden> of A</span><a class=hash-link>#</a></p><iframe></iframe>';
    expect(blocksOf(html)).toEqual([textBlock('text', 'Text')]);
  });
});

describe('the differences of two lists of blocks', () => {
  const texts = (...words: readonly string[]) => words.map((word) => textBlock('text', word));

  it('are none for equal lists', () => {
    expect(blockDifferences(texts('a', 'b'), texts('a', 'b'))).toEqual([]);
  });

  it('are what only one has, what differs, and what is elsewhere', () => {
    expect(blockDifferences(texts('a', 'b', 'c'), texts('a', 'c'))).toEqual([
      'only the HTML has the text: b',
    ]);
    expect(blockDifferences(texts('a'), texts('a', 'b'))).toEqual([
      'only the Markdown has the text: b',
    ]);
    expect(blockDifferences(texts('a', 'b'), texts('b', 'a'))).toHaveLength(2);
    expect(blockDifferences(texts('a'), [textBlock('cell', 'a')])).toHaveLength(2);
  });
});

describe('the Markdown of the build equals the HTML', () => {
  it.each([
    ['texts that React separates by comments', '<p>Maps<!-- --> of <!-- --><a href=/a>all</a></p>'],
    [
      'errors of code',
      '<figure><figcaption><span>Kotlin</span></figcaption><pre><span class=line>a(1)\n</span><span class="line error"><b>Error</b> No.\n</span></pre></figure>',
    ],
    [
      'code with a title that is not a file',
      '<figure><figcaption><span>404 Not Found</span></figcaption><pre>{}</pre></figure>',
    ],
    [
      'code with a link to the playground',
      '<figure><figcaption><span>main.ts</span><a href=/playground/a#b>Open in playground</a></figcaption><pre>go();</pre></figure>',
    ],
    [
      'added and removed lines',
      '<pre><del class=line>a\n</del><ins class=line>b\n</ins><span class=line>c\n</span></pre>',
    ],
    [
      'fields of answers, which the search leaves out',
      '<details class=docsearch-ignore><summary>Fields</summary><table><tr><th>Name<tbody><tr><td>id</table></details>',
    ],
    [
      'tabs, definitions, callouts, and cards',
      '<div class=tabs-container><div role=tablist><button role=tab>npm</button></div><div role=tabpanel><p>One</p></div></div><dl><dt>a<dd>what <b>it</b> is</dl><div class=callout><p class=callout__title>Note</p><p>Mind it.</p></div><a class=doc-card href=/b><h2>B</h2><p>About b.</p></a>',
    ],
    ['characters that Markdown escapes', '<p>a_b *c* [d] &lt;e> | f\\ 1. # `g`</p>'],
  ])('for %s', (_, html) => {
    expect(blocksOf(html).length).toBeGreaterThan(0);
    expect(differencesOf(html)).toEqual([]);
  });
});
