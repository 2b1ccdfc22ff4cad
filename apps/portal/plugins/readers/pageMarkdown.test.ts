import { describe, expect, it } from 'vitest';
import { markdownPath } from './markdownPath.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { PageSource } from './PageSource.ts';

const address = 'https://maps.example/web-sdk/camera';

function markdownOf(article: string): string {
  const head =
    `<meta property=og:url content=${address} />` +
    '<meta name=description content="Fly &amp; turn.">';
  const html = `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main><article><h1>Camera</h1>${article}</article></main></body></html>`;
  return pageMarkdown(new PageSource(html), { version: 'Web SDK 6.0' });
}

describe('a page as Markdown', () => {
  it('has its title, description, URL, version, and article only', () => {
    const text = markdownOf('<p>Turn it.</p><footer>Edit this page</footer>');
    expect(text).toBe(
      [
        '---',
        'title: "Camera"',
        'description: "Fly & turn."',
        `url: "${address}"`,
        'version: "Web SDK 6.0"',
        '---',
        '',
        '# Camera',
        '',
        'Turn it.',
        '',
      ].join('\n'),
    );
  });

  it('makes links and images absolute, including links to the page itself', () => {
    const text = markdownOf(
      '<p><a href=/docs/overview>Overview</a> <a href=#limits>Limits</a> <a href=https://w3.org/>W3C</a> <img src=/img/a.webp alt="A floor"></p>',
    );
    expect(text).toContain('[Overview](https://maps.example/docs/overview)');
    expect(text).toContain(`[Limits](${address}#limits)`);
    expect(text).toContain('[W3C](https://w3.org/)');
    expect(text).toContain('![A floor](https://maps.example/img/a.webp)');
  });

  it('writes a code block as a fence with its language or its file, unchanged', () => {
    const block = (title: string) =>
      `<figure><figcaption><span>${title}</span><button>Copy</button></figcaption><pre><code><span class=line><span class=k>const</span> a = '&lt;b>' * 2;\n</span><span class=line>  a_b_c();\n</span></code></pre></figure>`;
    expect(markdownOf(block('TypeScript'))).toContain(
      "```ts\nconst a = '<b>' * 2;\n  a_b_c();\n```",
    );
    expect(markdownOf(block('main.ts'))).toContain('```ts title="main.ts"\nconst');
    expect(markdownOf(block('Shell'))).toContain('```sh\nconst');
    expect(markdownOf(block('5.x')), 'a title is not always a file').toContain(
      '```text title="5.x"\nconst',
    );
  });

  it('writes added and removed lines as a diff, and errors of the compiler as comments', () => {
    const text = markdownOf(
      '<figure><figcaption><span>TypeScript</span></figcaption><pre><code><details class=fold><summary>1 line</summary><span class=line>one\n</span></details><del class="line removed">two\n</del><ins class="line added">three\n</ins><span class="line error">Error: no\n</span></code></pre></figure>',
    );
    expect(text).toContain('```diff\n one\n-two\n+three\n // Error: no\n```');
  });

  it('links an example to the page that runs it, and shows its light image', () => {
    const text = markdownOf(
      '<section><figure><img class="a only-light" src=/img/l.webp alt="A mall."><img class="a only-dark" src=/img/d.webp alt="A mall."><figcaption>A mall.</figcaption></figure><figure><figcaption><span>main.ts</span><a href=/examples/a/b/?full><svg></svg>Open full page</a></figcaption><pre><code><span class=line>go();\n</span></code></pre></figure></section>',
    );
    expect(text).toContain('![A mall.](https://maps.example/img/l.webp)');
    expect(text).not.toContain('d.webp');
    expect(text).toContain('```\n\n[Open full page](https://maps.example/examples/a/b/?full)');
  });

  it('writes tables, without links from a name to its own row', () => {
    const text = markdownOf(
      '<div class=table-scroll><table><thead><tr><th>Name<th>Meaning<tbody><tr id=o-pitch><td><a href=#o-pitch><code>pitch?</code></a><td>Degrees | tilt</table></div>',
    );
    expect(text).toContain('| Name | Meaning |\n| - | - |\n| `pitch?` | Degrees \\| tilt |');
  });

  it('writes callouts as quotes, tabs in sequence, details open, and definitions as a list', () => {
    const text = markdownOf(
      [
        '<div class=callout role=note><p class=callout__title>Note</p><p>Mind it.</p></div>',
        '<div class=tabs-container><div role=tablist><button role=tab>npm</button><button role=tab>pnpm</button></div><div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>',
        '<details><summary>More</summary><p>Inside.</p></details>',
        '<dl><dt><code>state</code></dt><dd>what to change</dd><dt>Returns</dt><dd>how <b>it</b> ended</dd></dl>',
      ].join(''),
    );
    expect(text).toContain('> **Note**\n>\n> Mind it.');
    expect(text).toContain('**npm**\n\nOne\n\n**pnpm**\n\nTwo');
    expect(text).toContain('**More**\n\nInside.');
    expect(text).toContain('- `state`: what to change\n- Returns: how **it** ended');
  });

  it('omits scripts, buttons, heading anchors, and hidden elements', () => {
    const text = markdownOf(
      '<section class="page-feedback docsearch-ignore"><p>Helpful?</p></section><h2 id=a>Limits<a class=hash-link href=#a>\u200B</a></h2><script>alert(1)</script><button>Copy</button><p>Text<svg><text>x</text></svg></p>',
    );
    expect(text).toContain('# Camera\n\n## Limits\n\nText\n');
    expect(text).not.toMatch(/alert|Copy|Helpful|\u200B/);
  });

  it('uses the whole main element of a page without an article', () => {
    const html = `<meta property=og:url content=${address}><main><h1>Version 2</h1><article><a class=doc-card href=/docs/a><h2>Data model</h2><p>Every field.</p></a></article></main>`;
    const text = pageMarkdown(new PageSource(html), {});
    expect(text).toContain(
      '# Version 2\n\n[Data model](https://maps.example/docs/a): Every field.',
    );
  });
});

describe('the Markdown URL of a page', () => {
  it.each([
    ['/docs/overview', '/docs/overview.md'],
    ['/showcase/5.0/', '/showcase/5.0.md'],
    ['/blog/how-the-map-is-drawn', '/blog/how-the-map-is-drawn.md'],
    ['/docs/render-with-deck.gl', '/docs/render-with-deck.gl.md'],
    ['/', undefined],
    ['/404.html', undefined],
    ['/search-results', undefined],
    ['/blog', undefined],
    ['/blog/archive', undefined],
  ])('for %s is %s', (path, expected) => {
    expect(markdownPath(path)).toBe(expected);
  });
});
