import { describe, expect, it } from 'vitest';
import { extractRecords } from './extractRecords.ts';

/** A page as the portal builds it, including parts that must not be found. */
const guide = `<!doctype html>
<html lang="en" class="docs-wrapper plugin-docs">
<head>
  <title>Camera | Product</title>
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:version" content="6.0,latest">
  <meta name="docsearch:docusaurus_tag" content="docs-web-sdk-6.0">
</head>
<body>
  <nav class="navbar"><a class="navbar__item navbar__link navbar__link--active">Docs</a></nav>
  <main>
    <nav class="theme-doc-breadcrumbs"><ul>
      <li class="breadcrumbs__item"><a aria-label="Home page"><svg></svg></a></li>
      <li class="breadcrumbs__item"><span>Guides &amp; <i>more</i></span></li>
      <li class="breadcrumbs__item breadcrumbs__item--active"><span>Camera</span></li>
    </ul></nav>
    <article>
      <span class="theme-doc-version-badge">Version: 6.0</span>
      <div class="theme-doc-toc-mobile"><button>On this page</button><p>toc text</p></div>
      <div class="markdown">
        <header><h1>Camera</h1></header>
        <p>Move the <strong>camera</strong><br>by code &lt;b&gt;.</p>
        <h2 id="animate">Animate<a class="hash-link" href="#animate">\u200B</a></h2>
        <p>Call <code>animateTo</code>.</p>
        <figure><figcaption>main.ts <a>Open full page</a></figcaption><pre>animateTo()</pre></figure>
        <figure><img alt=""><figcaption>The camera over the mall.</figcaption></figure>
        <h3 id="easing">Easing</h3>
        <ul><li>Linear<ul><li>Plain</li></ul></li><li><p>Smooth</p></li></ul>
        <h2 id="limits">Limits</h2>
        <table><thead><tr><th>Name</th><th>Meaning</th></tr></thead>
          <tbody><tr><td><code>minPitch</code></td><td><p>Lowest pitch</p></td></tr></tbody></table>
        <dl><dt><code>state</code></dt><dd>what to change</dd></dl>
      </div>
      <footer><p>Edit this page</p></footer>
    </article>
    <nav class="pagination-nav"><p>Next</p></nav>
  </main>
</body></html>`;

const summary = (html: string, path = '/web-sdk/camera') =>
  extractRecords(html, path).map(({ path: address, type, hierarchy, content }) => ({
    address,
    type,
    text: content ?? hierarchy.findLast((level) => level !== null),
  }));

describe('records of a guide', () => {
  it('are its headings and the text below each, in order, without the layout of the page', () => {
    expect(summary(guide)).toEqual([
      { address: '/web-sdk/camera', type: 'lvl1', text: 'Camera' },
      { address: '/web-sdk/camera', type: 'content', text: 'Move the camera by code <b>.' },
      { address: '/web-sdk/camera#animate', type: 'lvl2', text: 'Animate' },
      { address: '/web-sdk/camera#animate', type: 'content', text: 'Call animateTo.' },
      {
        address: '/web-sdk/camera#animate',
        type: 'content',
        text: 'The camera over the mall.',
      },
      { address: '/web-sdk/camera#easing', type: 'lvl3', text: 'Easing' },
      { address: '/web-sdk/camera#easing', type: 'content', text: 'Linear' },
      { address: '/web-sdk/camera#easing', type: 'content', text: 'Plain' },
      { address: '/web-sdk/camera#easing', type: 'content', text: 'Smooth' },
      { address: '/web-sdk/camera#limits', type: 'lvl2', text: 'Limits' },
      { address: '/web-sdk/camera#limits', type: 'content', text: 'minPitch · Lowest pitch' },
      { address: '/web-sdk/camera#limits', type: 'content', text: 'state · what to change' },
    ]);
  });

  it('[SR-07] have the headings above them, and a new heading ends deeper ones', () => {
    const records = extractRecords(guide, '/web-sdk/camera');
    const easing = records.find(({ content }) => content === 'Smooth');
    const lvl0 = 'Guides and more';
    expect(easing?.hierarchy).toEqual([lvl0, 'Camera', 'Animate', 'Easing', null, null, null]);
    const limits = records.find(({ content }) => content?.startsWith('minPitch'));
    expect(limits?.hierarchy).toEqual([lvl0, 'Camera', 'Limits', null, null, null, null]);
  });

  it('[SR-04] have the language, version, and tags of the page', () => {
    const [record] = extractRecords(guide, '/web-sdk/camera');
    expect(record).toMatchObject({
      language: 'en',
      version: '6.0,latest',
      tags: ['docs-web-sdk-6.0'],
      set: 'web-sdk',
      kind: 'guide',
      position: 0,
    });
    const several = guide.replace('docs-web-sdk-6.0', 'default, docs-default-current');
    expect(extractRecords(several, '/a')[0]?.tags).toEqual(['default', 'docs-default-current']);
  });

  it('have unique ids that are stable between builds', () => {
    const ids = extractRecords(guide, '/web-sdk/camera').map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(extractRecords(guide, '/web-sdk/camera').map(({ objectID }) => objectID)).toEqual(ids);
    const longer = guide.replace('<p>Move', '<p>A new paragraph.</p><p>Move');
    const after = extractRecords(longer, '/web-sdk/camera').map(({ objectID }) => objectID);
    expect(after).toHaveLength(ids.length + 1);
    expect(after).toEqual(expect.arrayContaining(ids));
  });
});

describe('records of an API reference', () => {
  const reference = `<main><article><h1>Camera: API reference</h1><h2 id="camera">Camera</h2>
    <p class="api-kind">Interface. Since 6.0.</p><p>Where the map is seen from.</p>
    <table><tbody><tr id="camera-pitch"><td><code>pitch?</code></td><td>number</td><td>Degrees.</td></tr>
      <tr id="camera-none"><td></td></tr>
      <tr id="easing"><td><a href="/elsewhere#easing">Easing</a></td><td>How it runs.</td></tr></tbody></table>
    <p>After the table.</p>
    <h3 id="camera-set">set()</h3><p>Moves the camera.</p></article></main>`;
  const path = '/web-sdk/api-reference/api-reference-maps-js/camera';

  it('[SM-16] are one per symbol, including members, each with its own URL', () => {
    expect(
      summary(reference, path).map(({ address, ...rest }) => [address.slice(path.length), rest]),
    ).toEqual([
      ['', { type: 'lvl1', text: 'Camera: API reference' }],
      ['#camera', { type: 'lvl2', text: 'Camera' }],
      ['#camera', { type: 'content', text: 'Where the map is seen from.' }],
      ['#camera-pitch', { type: 'lvl3', text: 'pitch' }],
      ['#camera-pitch', { type: 'content', text: 'number · Degrees.' }],
      ['#camera', { type: 'content', text: 'Easing · How it runs.' }],
      ['#camera', { type: 'content', text: 'After the table.' }],
      ['#camera-set', { type: 'lvl3', text: 'set()' }],
      ['#camera-set', { type: 'content', text: 'Moves the camera.' }],
    ]);
  });

  it('[SR-07] name the symbol that a member belongs to', () => {
    const records = extractRecords(reference, path);
    const pitch = records.find(({ content }) => content === 'number · Degrees.');
    expect(pitch?.hierarchy.slice(1, 5)).toEqual([
      'Camera: API reference',
      'Camera',
      'pitch',
      null,
    ]);
    const after = records.find(({ content }) => content === 'After the table.');
    expect(after?.hierarchy.slice(1, 5)).toEqual(['Camera: API reference', 'Camera', null, null]);
  });
});

describe('records of other pages', () => {
  it('without breadcrumbs the section is the active entry of the navigation', () => {
    const html = `<nav class="navbar"><a class="navbar__link navbar__link--active">Community</a></nav>
      <main><h1>Ask</h1><p>Here.</p></main>`;
    expect(extractRecords(html, '/community')[0]?.hierarchy.slice(0, 2)).toEqual([
      'Community',
      'Ask',
    ]);
    const plain = extractRecords('<main><h1>Ask</h1></main>', '/community');
    expect(plain[0]?.hierarchy[0]).toBe('Pages');
  });

  it.each([
    ['docs-web-sdk-6.0', 'Web SDK'],
    ['docs-react-native-sdk-4.0', 'React Native SDK'],
    ['docs-ios-sdk-5.0', 'iOS SDK'],
    ['default,docs-showcase-6.0', 'Showcase'],
    ['docs-default-current', 'Docs'],
    ['default', 'Docs'],
  ])('without a category the section of %s is %s', (tag, name) => {
    const html = `<head><meta name="docsearch:docusaurus_tag" content="${tag}"></head>
      <nav class="navbar"><a class="navbar__link--active">Docs</a></nav><main><h1>A</h1></main>`;
    expect(extractRecords(html, '/a')[0]?.hierarchy[0]).toBe(name);
  });

  it('a page with noindex has none', () => {
    const html = '<head><meta name="robots" content="noindex, nofollow"></head><main><h1>A</h1>';
    expect(extractRecords(html, '/a')).toEqual([]);
  });

  it('a list of blog posts has none, since each post has its own', () => {
    const list = '<html class="blog-wrapper blog-list-page"><main><h1>Blog</h1><p>a</p></main>';
    const post = '<html class="blog-wrapper blog-post-page"><main><h1>Post</h1><p>a</p></main>';
    expect(extractRecords(list, '/blog')).toEqual([]);
    expect(extractRecords(post, '/blog/post')).toHaveLength(2);
  });

  it('a page of cards has only its own heading and text, without those of the cards', () => {
    const html = `<main><header><h1>Version 2</h1><p>The current format.</p></header>
      <article><article><a class="doc-card"><h2>Data model</h2><p>Every file.</p></a></article></article></main>`;
    expect(summary(html).map(({ text }) => text)).toEqual(['Version 2', 'The current format.']);
  });

  it('a list entry with an id is a section of its own, without messages about the state', () => {
    const html = `<main><h1>Labels</h1><p role="status">Loading …</p><ul>
      <li id="flat"><h2>Flat labels</h2><p>On the floor.</p></li>
      <li id="signs"><h2>Safety signs</h2><p>Exits.</p></li></ul></main>`;
    expect(summary(html, '/p').map(({ address, text }) => `${address} ${text}`)).toEqual([
      '/p Labels',
      '/p#flat Flat labels',
      '/p#flat On the floor.',
      '/p#signs Safety signs',
      '/p#signs Exits.',
    ]);
  });

  it('a heading without an id uses the id of its section', () => {
    const html = `<main><h1>Playground</h1><section id="group-labels"><h2>Labels</h2>
      <article id="own-labels"><h3>Own labels</h3><p>Run it.</p></article></section></main>`;
    expect(summary(html, '/p').map(({ address }) => address)).toEqual([
      '/p',
      '/p#group-labels',
      '/p#own-labels',
      '/p#own-labels',
    ]);
  });

  it('text before the first heading, and empty headings, have none', () => {
    const html = '<main><p>early</p><h1> </h1><p>still early</p><h1>Title</h1><p>text</p></main>';
    expect(summary(html).map(({ text }) => text)).toEqual(['Title', 'text']);
  });

  it('long paragraphs are truncated at a word', () => {
    const html = `<main><h1>A</h1><p>${'word '.repeat(500)}</p></main>`;
    const content = extractRecords(html, '/a')[1]?.content ?? '';
    expect(content.length).toBeLessThanOrEqual(601);
    expect(content).toMatch(/word…$/);
  });

  it('a page that is not HTML has none', () => {
    expect(extractRecords('', '/a')).toEqual([]);
    expect(extractRecords('\u0000<<<main>', '/a')).toEqual([]);
  });
});
