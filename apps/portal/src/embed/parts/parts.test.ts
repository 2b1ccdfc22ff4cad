import { parseViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { describe, expect, it } from 'vitest';
import { linkParameters } from '@mezzanine/bridge/link-parameters';
import { linkFields, readTexts, textsOf } from './linkFields.ts';
import { placesByName } from './venueChoices.ts';
import { snippetKinds, type SnippetKind } from './snippets.ts';

const viewer = 'https://maps.example/viewer/';
const link: ViewerLink = {
  venue: 'mall',
  floor: 'Level 2',
  location: ['Salt & Sons "Bakery" <1>', 'a+b'],
  mode: 'embed',
  color: '#1f6feb',
};

function write(kind: SnippetKind): string {
  return snippetKinds[kind].write({ link, viewer, title: 'Map of "A" & B', height: 500 });
}

function unescaped(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '');
}

describe('a snippet', () => {
  it('of HTML opens exactly this link, and contains nothing that ends an attribute early', () => {
    const code = write('html');
    const [, address = ''] = /src="([^"]*)"/.exec(code) ?? [];
    expect(parseViewerLink(unescaped(address))).toEqual({ link, faults: [] });
    expect(code).toContain('title="Map of &quot;A&quot; &amp; B"');
    expect(code.replace(/"[^"]*"/g, '""')).not.toMatch(/<1>|Sons/);
  });

  it('of the element has the parameters as attributes', () => {
    const code = write('element');
    expect(code).toContain('<script async src="https://maps.example/viewer/mezzanine-map.js">');
    expect(code).toContain('  location="Salt &amp; Sons &quot;Bakery&quot; &lt;1&gt;+a%2Bb"');
    expect(code).toContain('  floor="Level 2"');
  });

  it('of React passes values other than plain text as JavaScript', () => {
    const code = write('react');
    expect(code).toContain('location={["Salt & Sons \\"Bakery\\" <1>","a+b"]}');
    expect(code).toContain('      venue="mall"');
    expect(code).toContain('title={"Map of \\"A\\" & B"}');
  });

  it('of WordPress contains nothing that ends the shortcode', () => {
    expect(write('wordpress')).toBe(
      '[mezzanine venue="mall" floor="Level 2" location="Salt & Sons Bakery 1+a+b" height="500px" title="Map of A & B"]',
    );
  });
});

it('names a place by its id if its name is ambiguous', () => {
  const names = placesByName([
    { id: 'loc_2', name: 'ATM' },
    { id: 'loc_1', name: 'ATM' },
    { id: 'loc_3', name: 'The "Oak"' },
    { id: 'loc_4', name: 'Café & Co' },
  ]);
  expect([...names]).toEqual([
    ['ATM', 'loc_2'],
    ['ATM (loc_1)', 'loc_1'],
    ['Café & Co', 'Café & Co'],
    ['The "Oak"', 'loc_3'],
  ]);
});

describe('the form of links', () => {
  it('has a field for every parameter', () => {
    const names = Object.values(linkParameters).map(([name]) => name);
    expect(linkFields.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('formats a URL, and parses it to the same fields', () => {
    const texts = {
      venue: 'mall',
      location: 'Salt & Sons #1+b%2Bc',
      zoom: '18',
      accessible: 'true',
      'you-are-here': '1,2,Level 1',
      host: 'https://a.example',
    };
    const { address, faults } = readTexts(texts, viewer);
    expect(faults).toEqual([]);
    expect(textsOf(address)).toEqual({ texts, faults: [] });
    expect(parseViewerLink(address).link.location).toEqual(['Salt & Sons #1', 'b+c']);
  });

  it('reports invalid fields, and formats the rest', () => {
    const { address, faults } = readTexts({ venue: 'mall', zoom: 'near', mode: '' }, viewer);
    expect(address).toBe(`${viewer}?venue=mall`);
    expect(faults.map(({ parameter }) => parameter)).toEqual(['zoom']);
    expect(textsOf('no address').faults.map(({ parameter }) => parameter)).toEqual(['venue']);
  });
});
