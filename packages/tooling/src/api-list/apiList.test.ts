import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiListText, type ApiList } from './ApiList.ts';
import { checkApiList } from './checkApiList.ts';
import { readDocComment } from './readDocComment.ts';
import { readSymbolGraph } from './readSymbolGraph.ts';
import type { GraphSymbol } from './SymbolGraph.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'api-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Parts extends Partial<GraphSymbol> {
  readonly line: number;
  readonly text: string;
}

function symbol(kind: string, name: string, { line, text, ...more }: Parts): GraphSymbol {
  return {
    kind: { identifier: `swift.${kind}` },
    identifier: { precise: name },
    pathComponents: name.split('.'),
    names: { title: name },
    declarationFragments: [{ kind: 'text', spelling: text }],
    docComment: { module: 'Lamps', lines: [{ text: `About ${name}.` }] },
    location: {
      uri: 'file:///home/Sources/sdk/Sources/Lamps/Light/Lamp.swift',
      position: { line, character: 0 },
    },
    ...more,
  };
}

const lamp: ApiList = readSymbolGraph({
  module: { name: 'Lamps' },
  symbols: [
    symbol('property', 'Lamp.watts', { line: 9, text: 'var watts: [String : Int] { get set }' }),
    symbol('method', 'Lamp.glow()', {
      line: 5,
      text: 'func glow()',
      availability: [
        { domain: 'iOS', introduced: { major: 17 } },
        { isUnconditionallyDeprecated: true, renamed: 'shine()' },
      ],
    }),
    symbol('init', 'Lamp.init(from:)', {
      line: 6,
      text: 'init(from decoder: any Decoder) throws',
      docComment: { module: 'Swift', lines: [{ text: 'Creates a new instance.' }] },
    }),
    symbol('struct', 'Lamp', { line: 2, text: 'struct Lamp' }),
    symbol('protocol', 'Light', { line: 1, text: 'protocol Light' }),
    symbol('method', 'dim()', { line: 9, text: 'func dim()' }),
  ],
  relationships: [
    { kind: 'memberOf', source: 'Lamp.watts', target: 'Lamp' },
    { kind: 'memberOf', source: 'Lamp.glow()', target: 'Lamp' },
    { kind: 'memberOf', source: 'Lamp.init(from:)', target: 'Lamp' },
    { kind: 'defaultImplementationOf', source: 'dim()', target: 'Light.dim()' },
    { kind: 'conformsTo', source: 'Lamp', target: 'Light' },
    { kind: 'conformsTo', source: 'Lamp', target: 's:SH' },
  ],
});

describe('a symbol graph', () => {
  it('becomes a tree in source order, without what the compiler wrote and default implementations', () => {
    expect(lamp.symbols).toEqual([
      {
        name: 'Light',
        kind: 'protocol',
        file: 'Light/Lamp.swift',
        declaration: 'protocol Light',
        comment: { summary: 'About Light.' },
      },
      {
        name: 'Lamp',
        kind: 'struct',
        file: 'Light/Lamp.swift',
        declaration: 'struct Lamp',
        parents: ['Light'],
        comment: { summary: 'About Lamp.' },
        members: [
          {
            name: 'glow()',
            kind: 'function',
            declaration: 'func glow()',
            comment: { summary: 'About Lamp.glow().' },
            deprecated: 'Use `shine()`.',
            platforms: ['iOS 17.0'],
          },
          {
            name: 'watts',
            kind: 'property',
            declaration: 'var watts: [String : Int] { get set }',
            type: '[String : Int]',
            comment: { summary: 'About Lamp.watts.' },
          },
        ],
      },
    ]);
  });

  it('is rejected if it has a kind of symbol that lists do not support', () => {
    const symbols = [symbol('macro', 'glow', { line: 1, text: 'macro glow()' })];
    expect(() =>
      readSymbolGraph({ module: { name: 'Lamps' }, symbols, relationships: [] }),
    ).toThrow(/glow is a swift\.macro/);
  });
});

it('reads the fields of a comment of Swift', () => {
  const lines = [
    'Lights it.',
    '',
    '- warm',
    '- cold',
    '',
    '- Parameters:',
    '  - level: From 0',
    '    to 1.',
    '  - color: Its color.',
    '- Returns: The lamp.',
    '- Throws: `broken` if it is broken.',
  ];
  expect(readDocComment(lines)).toEqual({
    summary: 'Lights it.\n\n- warm\n- cold',
    parameters: { level: 'From 0\nto 1.', color: 'Its color.' },
    returns: 'The lamp.',
    throws: ['`broken` if it is broken.'],
  });
  expect(readDocComment(['Lights it.', '- Parameter level: From 0 to 1.'])).toEqual({
    summary: 'Lights it.',
    parameters: { level: 'From 0 to 1.' },
  });
});

describe('a committed list', () => {
  const file = path.join(folder, 'api/Lamps.json');
  const check = (list: ApiList, isUpdate = false): string | undefined =>
    checkApiList({ list, file, isUpdate, updateCommand: 'npm run update' });

  it('fails while it is missing or stale, with the first line and the command', () => {
    expect(check(lamp)).toContain('npm run update');
    expect(check(lamp, true)).toBeUndefined();
    expect(check(lamp)).toBeUndefined();
    writeFileSync(file, readFileSync(file, 'utf8').replace('About Lamp.watts', 'Watts'));
    expect(check(lamp)).toMatch(/first in line 5\. .*npm run update/);
  });

  it('has one symbol a line, and is JSON', () => {
    const text = apiListText(lamp);
    expect(JSON.parse(text)).toEqual(lamp);
    expect(text.split('\n').filter((line) => line.includes('"name"'))).toHaveLength(4);
  });
});
