import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiList, ListedSymbol } from '@mezzanine/tooling/api-list';
import { describe, expect, it } from 'vitest';
import type { MarkdownNode } from '../../code/markdownTree.ts';
import { linkSymbols } from '../remarkSymbolLinks.ts';
import type { ApiPiece } from '../renderSymbol.ts';
import { shownText } from '../shownText.ts';
import { declarationHtml, inLines } from './declarationHtml.ts';
import { baseName, NativeIndex } from './NativeIndex.ts';
import { nativeReferences, type NativeReference } from './nativeReferences.ts';
import { topicOf } from './nativeTopics.ts';
import { readNativeReferences } from './readNativeReferences.ts';
import { renderNativePages } from './renderNativePages.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

const reference: NativeReference = {
  id: 'lamps',
  version: 'lamps-5.0',
  number: '5.0',
  path: '/lamps',
  modules: [],
};

function lamps(symbols: readonly ListedSymbol[]): NativeIndex {
  const list: ApiList = { module: 'Lamps', language: 'swift', symbols };
  return new NativeIndex(reference, [{ name: 'Lamps', list }]);
}

function htmlOf(pieces: readonly ApiPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'html' ? piece.html : '')).join('');
}

const evil = '<img src=x onerror=alert(1)>';

const light: readonly ListedSymbol[] = [
  {
    name: 'Light',
    kind: 'enum',
    file: 'Light/Light.swift',
    declaration: 'enum Light',
    comment: {
      summary: 'Light of a ``Lamp``. See [the guide](/guide) or [this](javascript:run).',
    },
    members: [
      { name: 'ray(_:)', kind: 'case', declaration: 'case ray(Light.Ray)' },
      {
        name: 'ray(width:)',
        kind: 'function',
        declaration: 'static func ray(width: Double) -> Light',
        comment: { summary: 'Makes a ray.' },
      },
      { name: 'Ray', kind: 'struct', declaration: 'struct Ray' },
    ],
  },
  {
    name: 'Lamp',
    kind: 'class',
    file: 'Light/Lamp.swift',
    declaration: 'final class Lamp',
    parents: ['Light'],
    deprecated: `Use \`Light\`, ${evil}.`,
    platforms: ['iOS 17.0'],
    comment: {
      summary: `Glows ${evil}.\n\n- warm\n- **cold**\n\n\`\`\`swift\nLamp().light()\n\`\`\``,
    },
    members: [
      {
        name: 'light(_:level:)',
        kind: 'function',
        declaration:
          'func light(_ lights: [Light], level: Double = 0.5) throws -> Map<String, Light.Ray>',
        comment: {
          summary: '',
          parameters: { level: `From 0 to 1; default 0.5. ${evil}` },
          returns: `The \`Light\`. ${evil}`,
          throws: [`\`broken\` if it is broken. ${evil}`],
        },
      },
      {
        name: 'watts',
        kind: 'property',
        declaration: 'var watts: Light?',
        type: 'Light?',
        comment: { summary: `Power; default 5. ${evil}` },
      },
    ],
  },
  {
    name: 'ErrorCode',
    kind: 'enum',
    file: 'Errors/ErrorCode.swift',
    declaration: 'enum ErrorCode',
    members: [{ name: 'broken', kind: 'case', declaration: 'case broken' }],
  },
];

describe('the reference of a native SDK', () => {
  const index = lamps(light);
  const pieces = [...renderNativePages(index).values()].flat();
  const html = htmlOf(pieces);

  it('has a heading for each topic, and folders are topics', () => {
    const headings = pieces.flatMap((piece) => (piece.kind === 'heading' ? [piece.text] : []));
    expect(headings).toEqual(['Light', 'Errors']);
  });

  it('shows kind, module, parents, version, deprecation, and platforms', () => {
    const text = shownText(html);
    expect(text).toContain('Class of Lamps, extends Light. Since 5.0.');
    expect(text).toContain('Deprecated. Use Light, ');
    expect(text).toContain('Needs iOS 17.0.');
  });

  it('breaks long declarations and links the types in them', () => {
    expect(html).toContain(
      '<code>func light(\n  _ lights: [<a href="/lamps#light">Light</a>],\n  level: Double = 0.5\n) ' +
        'throws -&gt; Map&lt;String, <a href="/lamps#light-ray">Light.Ray</a>&gt;</code>',
    );
  });

  it('lists parameters, results, and errors, whose codes are links', () => {
    expect(html).toContain('<dt><code>level</code></dt><dd>From 0 to 1.');
    expect(html).toContain(
      '<dt>Returns</dt><dd>The <code><a href="/lamps#light">Light</a></code>.',
    );
    expect(html).toContain(
      '<dt>Throws</dt><dd><code><a href="/lamps#errorcode-broken">broken</a></code> if',
    );
  });

  it('lists properties with type, default, and meaning', () => {
    expect(html).toContain(
      '<tr id="lamp-watts"><td><code>watts</code></td><td><code><a href="/lamps#light">Light</a>?</code></td><td class="api-default"><code>5</code></td>',
    );
  });

  it('shows examples of comments as code of the language', () => {
    expect(pieces).toContainEqual({ kind: 'code', code: 'Lamp().light()', language: 'swift' });
    expect(html).toContain('<ul><li>warm</li><li><strong>cold</strong></li></ul>');
  });

  it('has unique ids for names that differ by case', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['light-ray', 'light-ray-case', 'light-ray-function']),
    );
  });

  it('escapes HTML in comments, and rejects links that run programs', () => {
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img/g)).toHaveLength(6);
    expect(html).not.toContain('javascript:');
    expect(html).toContain('<a href="/guide">the guide</a> or this.');
  });

  it('is linked from guides by type, and by type and member', () => {
    const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value });
    const values = ['Lamp', 'Lamp.light()', 'Light.Ray', 'light', '.ray'];
    const children = values.map((value) => ({ type: 'paragraph', children: [code(value)] }));
    const tree: MarkdownNode = { type: 'root', children };
    linkSymbols(tree, index);
    const urls = children.map(({ children: [node] }) => (node as { readonly url?: string }).url);
    expect(urls).toEqual([
      '/lamps#lamp',
      '/lamps#lamp-light',
      '/lamps#light-ray',
      undefined,
      undefined,
    ]);
  });
});

it('keeps the package of Kotlin types of another version, and links only its own', () => {
  const list: ApiList = {
    module: 'v4',
    language: 'kotlin',
    symbols: [{ name: 'Lamp', kind: 'class', file: 'Lamp.kt', declaration: 'class Lamp' }],
  };
  const own = { ...reference, packageName: 'org.lamps.v4' };
  const index = new NativeIndex(own, [{ name: 'v4', list }]);
  expect(declarationHtml('val lamp: org.lamps.Lamp?', index, 'Lamp')).toBe(
    'val lamp: org.lamps.Lamp?',
  );
  expect(declarationHtml('val lamp: org.lamps.v4.Lamp?', index, 'Lamp.Bulb')).toBe(
    'val lamp: <a href="/lamps#lamp">Lamp</a>?',
  );
});

it('breaks declarations only at the commas of parameters', () => {
  const text =
    'fun find(filter: (Map<String, Space>, Int) -> Boolean = { a, b -> true }, limit: Int = 20): List<Space>';
  expect(inLines(text)).toBe(
    'fun find(\n  filter: (Map<String, Space>, Int) -> Boolean = { a, b -> true },\n  limit: Int = 20\n): List<Space>',
  );
});

it('fails for a generated type that no topic lists', () => {
  expect(() => topicOf('Lamp', 'Generated/Types.swift')).toThrow(/nativeTopics\.ts/);
});

/** Symbols of a reference, and links to them. */
interface Counts {
  readonly symbols: number;
  readonly links: number;
}

/** Older versions have fewer names. Most in Android 3.0 are aliases, which link to nothing. */
const olderCounts: Readonly<Record<string, Counts>> = {
  'android-4': { symbols: 70, links: 100 },
  'android-3': { symbols: 40, links: 30 },
  'ios-4': { symbols: 60, links: 100 },
  'ios-3': { symbols: 55, links: 30 },
};

/** Lower counts mean that a list has lost symbols. */
function leastCounts({ reference: { id } }: NativeIndex): Counts {
  return olderCounts[id] ?? { symbols: 100, links: 100 };
}

describe.each(readNativeReferences(root))('the reference $reference.id', (index) => {
  const pages = new Map([...renderNativePages(index)].map(([id, pieces]) => [id, htmlOf(pieces)]));
  const html = [...pages.values()].join('');
  const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const ids = new Set(idsIn(html));

  it('describes every symbol of its lists', () => {
    const missing = index.symbols.flatMap(({ name, anchor, members, listed }) => {
      const described = members.filter(({ listed: { kind } }) => kind !== 'constructor');
      const overloads = new Set<string>();
      const anchors = described.flatMap((member) => {
        const key = `${member.listed.kind} ${baseName(member.listed.name)}`;
        if (overloads.has(key) && member.listed.kind !== 'case') return [];
        overloads.add(key);
        return [member.anchor];
      });
      const hidden = [anchor, ...anchors].filter((each) => !ids.has(each));
      return hidden.length > 0 || listed.declaration === ''
        ? [`${name}: ${hidden.join(', ')}`]
        : [];
    });
    expect(missing).toEqual([]);
    expect(index.symbols.length).toBeGreaterThan(leastCounts(index).symbols);
  });

  it('shows every declaration', () => {
    const text = shownText(html).replace(/\s+/g, '');
    const declarations = index.symbols.flatMap(({ listed, members }) => [
      listed.declaration,
      ...members
        .filter(({ listed: { kind } }) => kind === 'constructor' || kind === 'function')
        .map((member) => member.listed.declaration),
    ]);
    const prefix = index.reference.packageName?.replaceAll('.', '[.]') ?? 'no package';
    const own = new RegExp(String.raw`\b${prefix}[.](?=[A-Z])|\s+`, 'g');
    const hidden = declarations.filter((each) => !text.includes(each.replace(own, '')));
    expect(hidden).toEqual([]);
  });

  it('links only to what it describes', () => {
    const { id, path: first } = index.reference;
    const described = new Set(
      [...pages].flatMap(([page, text]) =>
        idsIn(text).map((anchor) => `${first}${page.slice(id.length)}#${anchor}`),
      ),
    );
    const links = [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, url = '']) =>
      url.startsWith(first) ? [url] : [],
    );
    expect(links.length).toBeGreaterThan(leastCounts(index).links);
    expect(links.filter((url) => !described.has(url))).toEqual([]);
  });

  it('places every symbol on the page that its links name', () => {
    const { id, path: first } = index.reference;
    for (const { path: page, anchor } of index.symbols) {
      expect(idsIn(pages.get(id + page.slice(first.length)) ?? '')).toContain(anchor);
    }
  });
});

it('has a reference for each committed list', () => {
  const lists = ['sdks/ios/api', 'sdks/android/api'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  );
  const known = nativeReferences.flatMap(({ modules }) => modules.map(({ list }) => list));
  expect(lists).not.toEqual([]);
  expect(known).toEqual(expect.arrayContaining(lists));
});
