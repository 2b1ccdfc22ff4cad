import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownNode } from '../code/markdownTree.ts';
import { ApiIndex } from './ApiIndex.ts';
import { apiPackages } from './apiPages.ts';
import { splitDefault } from './commentHtml.ts';
import { exportGroups } from './exportGroups.ts';
import { shownText } from './shownText.ts';
import { memberRows, memberTableHtml, type ApiWriter } from './memberRows.ts';
import { readProject } from './readProject.ts';
import { linkSymbols } from './remarkSymbolLinks.ts';
import { renderSymbol, type ApiPiece } from './renderSymbol.ts';
import { TypeHtml } from './typeHtml.ts';

const source = `
/** How a lamp is lit. */
export interface LampOptions {
  /** Brightness, 0 to 1; default 0.5. */
  readonly brightness?: number;
  /** Default \`warm\`: like candles. */
  readonly tone?: 'warm' | 'cold' | undefined;
  /** Who is told. @since 6.1 */
  readonly onLit?: (lamp: Lamp) => void;
  /** @internal */
  readonly secret?: string;
}

/** A lamp. */
export class Lamp {
  #lit = false;
  /** Whether it is lit. */
  get isLit(): boolean { return this.#lit; }
  /**
   * Lights it.
   *
   * @param options - how, see {@link LampOptions}
   * @returns the lamp itself
   * @throws MezzanineError \`destroyed\` when it is broken
   * @example
   * lamp.light({ brightness: 1 });
   */
  light(options: LampOptions = {}): this { this.#lit = true; return this; }
}

/**
 * Finds lamps.
 * @since 6.2
 */
export function findLamps<Kind extends string>(kind: Kind, limit = 10): readonly Lamp[] | Promise<Map<Kind, Lamp>> {
  return [];
}

/** States of a lamp. */
export const STATE = { On: 'on', Off: 'off' } as const;
/** One of {@link STATE}. */
export type State = (typeof STATE)[keyof typeof STATE];

/** Colors by name. */
export type Palette = 'red' | 'green' | { readonly [name: string]: string };
`;

const index = `
export { Lamp, findLamps } from './lamps.ts';

// Lamps
export type { LampOptions } from './lamps.ts';

// Colors
export { STATE, type State } from './lamps.ts';
export type { Palette } from './lamps.ts';
`;

let root: string;
let api: ApiIndex;
let writer: ApiWriter;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'api-'));
  const folder = path.join(root, 'packages/lamps/src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'lamps.ts'), source);
  writeFileSync(path.join(folder, 'index.ts'), index);
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const tsconfig = { compilerOptions, files: ['packages/lamps/src/index.ts'] };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  const entryPoint = 'packages/lamps/src/index.ts';
  const [module] = await readProject({
    root,
    entryPoints: [entryPoint],
    tsconfig: 'tsconfig.json',
    folders: ['packages/lamps/src'],
    cache: 'cache',
  });
  const [js] = apiPackages;
  if (module === undefined || js === undefined) throw new Error('Nothing was read.');
  const groups = exportGroups(index);
  const pathOf = (group: string): string => `/api/${group.toLowerCase()}`;
  api = new ApiIndex([{ api: js, module, groups, pathOf }]);
  const name = (text: string, number?: number): string => {
    const symbol = number === undefined ? api.byName(text) : api.byNumber(number);
    return symbol === undefined ? text : `<a href="${symbol.path}#${symbol.anchor}">${text}</a>`;
  };
  const types = new TypeHtml((text, number) => (number === undefined ? text : name(text, number)));
  writer = { types, name, errorName: name, hasSelfLinks: true };
}, 60_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

function rendered(name: string): readonly ApiPiece[] {
  const symbol = api.byName(name);
  if (symbol === undefined) throw new Error(`There is no ${name}.`);
  return renderSymbol(symbol, 2, writer);
}

function htmlOf(pieces: readonly ApiPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'html' ? piece.html : '')).join('');
}

describe('topics', () => {
  it("are the comments of an index.ts, in order, and a value's file determines its topic", () => {
    expect(exportGroups(index)).toEqual([
      { name: 'Lamps', names: ['Lamp', 'findLamps', 'LampOptions'] },
      { name: 'Colors', names: ['STATE', 'State', 'Palette'] },
    ]);
  });

  it('use the new name of a renamed export, and sort types by kind and file', () => {
    const text = [
      '// Map',
      "export { View } from './View.tsx';",
      '// Types',
      "export type { ViewProps, Old as New } from './View.tsx';",
    ].join('\n');
    expect(exportGroups(text)).toEqual([{ name: 'Map', names: ['View', 'ViewProps', 'New'] }]);
  });

  it('fail the build if an export belongs to none, by name', () => {
    expect(() => exportGroups("export { stray } from './stray.ts';")).toThrow(/stray\.ts/);
  });
});

describe('a symbol', () => {
  it('has its name as heading, and its name in lowercase as id', () => {
    expect(rendered('LampOptions')[0]).toEqual({
      kind: 'heading',
      level: 2,
      text: 'LampOptions',
      id: 'lampoptions',
    });
  });

  it("has its own id if another symbol's name differs only in case", () => {
    expect([rendered('STATE')[0], rendered('State')[0]]).toMatchObject([
      { id: 'state' },
      { id: 'state-type' },
    ]);
  });

  it('shows a function signature, with links to its parameter and return types', () => {
    const html = htmlOf(rendered('findLamps'));
    expect(html).toContain('<a href="/api/lamps#lamp">Lamp</a>');
    expect(shownText(html)).toContain(
      'findLamps<Kind extends string>(\n  kind: Kind,\n  limit?: number,\n): readonly Lamp[] | Promise<Map<Kind, Lamp>>',
    );
    expect(html).toContain('default <code>10</code>');
  });

  it('shows the version that added it: 6.0, or @since', () => {
    expect(htmlOf(rendered('Lamp'))).toContain('Class. Since 6.0.');
    expect(htmlOf(rendered('findLamps'))).toContain('Function. Since 6.2.');
  });

  it('shows the definition of a type', () => {
    expect(shownText(htmlOf(rendered('Palette')))).toContain(
      "type Palette = 'red' | 'green' | { [name: string]: string }",
    );
  });

  it('lists properties with type, default, description, and anchor', () => {
    const html = htmlOf(rendered('LampOptions'));
    expect(html).toContain(
      '<tr id="lampoptions-brightness"><td><a href="#lampoptions-brightness"><code>brightness?</code></a></td>' +
        '<td><code>number</code></td><td class="api-default"><code>0.5</code></td><td>Brightness, 0 to 1.</td></tr>',
    );
    expect(html).toContain(
      `<code>&#39;warm&#39; | &#39;cold&#39;</code></td><td class="api-default"><code>warm</code></td><td>Like candles.`,
    );
    expect(html).toContain('Who is told. Since 6.1.');
    expect(html).not.toContain('secret');
  });

  it('on a shared page has anchors without links to itself', () => {
    const symbol = api.byName('Lamp');
    if (symbol === undefined) throw new Error('There is no Lamp.');
    const html = htmlOf(renderSymbol(symbol, 2, { ...writer, hasSelfLinks: false }));
    expect(html).toContain('<h2 class="anchor" id="lamp">Lamp<a href="#lamp" class="hash-link"');
    expect(html).toContain('<h3 class="anchor" id="lamp-light">light()</h3>');
    expect(html).toContain('<tr id="lamp-islit"><td><code>isLit</code></td>');
  });

  it('shows each method with parameters, result, errors, and example', () => {
    const pieces = rendered('Lamp');
    const html = htmlOf(pieces);
    expect(html).toContain('<h3 class="anchor" id="lamp-light">light()');
    expect(html).toContain('<dt>Returns</dt><dd>the lamp itself</dd>');
    expect(html).toContain('<dt>Throws</dt><dd>MezzanineError <code>destroyed</code> when');
    expect(html).toContain('see <code><a href="/api/lamps#lampoptions">LampOptions</a></code>');
    expect(html).toContain('<tr id="lamp-islit">');
    expect(pieces.at(-1)).toEqual({
      kind: 'code',
      code: 'lamp.light({ brightness: 1 });',
      language: 'ts',
    });
  });
});

it('finds defaults in comments', () => {
  const pairs = [
    ['Degrees; default 50.', '<code>50</code>', 'Degrees.'],
    [
      'default 2.4 in a space, 1.2 at a place. Broken.',
      '2.4 in a space, 1.2 at a place',
      'Broken.',
    ],
    ['Default: the middle of the floor.', 'the middle of the floor', ''],
    ['Default 600; 0 jumps.', '<code>600</code>', '0 jumps.'],
    ['Name. Default <code>auto</code>: by the page.', '<code>auto</code>', 'Name. By the page.'],
    ['Shown; default true, but for less motion.', 'true, but for less motion', 'Shown.'],
    ['CSS color; default the theme&#39;s.', 'the theme&#39;s', 'CSS color.'],
    ['All floors&#39; default color.', '', 'All floors&#39; default color.'],
    ['The default floor of a building.', '', 'The default floor of a building.'],
  ];
  for (const [text = '', value, meaning] of pairs) {
    expect(splitDefault(text), text).toEqual({ value, meaning });
  }
});

it('renders option tables without anchors for guides', () => {
  const rows = memberRows(api.byName('LampOptions')?.declaration.children ?? [], writer);
  const html = memberTableHtml(rows, 'Properties of LampOptions');
  expect(html).toContain('<tr><td><code>brightness?</code></td>');
  expect(html).not.toContain(' id=');
});

describe('names in guides', () => {
  const code = (value: string): MarkdownNode => ({ type: 'inlineCode', value });
  const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({
    type: 'paragraph',
    children,
  });
  const heading = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'heading', children });
  const links = (tree: MarkdownNode): readonly unknown[] =>
    (tree.children ?? []).flatMap(({ children = [] }) =>
      children.filter(({ type }) => type === 'link'),
    );

  it('link to the reference at the first use in each section', () => {
    const tree: MarkdownNode = {
      type: 'root',
      children: [
        paragraph(code('Lamp'), code('Lamp')),
        heading({ type: 'text', value: 'More' }),
        paragraph(code('Lamp'), code('findLamps()')),
      ],
    };
    linkSymbols(tree, api);
    expect(links(tree)).toEqual([
      { type: 'link', url: '/api/lamps#lamp', children: [code('Lamp')] },
      { type: 'link', url: '/api/lamps#lamp', children: [code('Lamp')] },
      { type: 'link', url: '/api/lamps#findlamps', children: [code('findLamps()')] },
    ]);
  });

  it('are unchanged in headings and links, and if no symbol has exactly that name', () => {
    const link: MarkdownNode = { type: 'link', children: [code('Lamp')] };
    const children = [heading(code('Lamp')), paragraph(link, code('lamp'), code('Lamp.light'))];
    const tree: MarkdownNode = { type: 'root', children };
    const before = JSON.stringify(tree);
    linkSymbols(tree, api);
    expect(JSON.stringify(tree)).toBe(before);
  });
});
