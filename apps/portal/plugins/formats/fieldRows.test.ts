import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MarkdownNode } from '../code/markdownTree.ts';
import { fieldRows, tableAddresses } from './fieldRows.ts';
import { plainText } from './plainText.ts';
import { remarkFieldTables } from './remarkFieldTables.ts';
import { SchemaFolder } from './SchemaFolder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'formats-'));
  write('space', {
    type: 'object',
    properties: { features: { type: 'array', items: { $ref: '#/$defs/feature' } } },
    $defs: {
      feature: {
        type: 'object',
        properties: {
          geometry: { type: 'object' },
          properties: {
            type: 'object',
            required: ['id'],
            properties: {
              id: { $ref: 'common.schema.json#/$defs/id', description: 'Id, by custom `s_…`.' },
              kind: { enum: ['room', 'hallway'], description: 'What it is.', examples: ['room'] },
              nodes: { type: 'array', items: { type: 'string' }, examples: [['n_1', 'n_2']] },
              details: { $ref: 'common.schema.json#/$defs/details' },
              near: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
            },
          },
        },
      },
    },
  });
  write('common', {
    $defs: {
      id: { type: 'string', description: 'An id.', examples: ['s_7'] },
      details: { title: 'Details', type: 'object', properties: { name: { type: 'string' } } },
      position: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
    },
  });
  write('styles', {
    type: 'object',
    additionalProperties: { type: 'object', properties: { color: { type: 'string' } } },
  });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(name: string, schema: object): void {
  const folder = path.join(root, 'packages/mvf/schema/v2');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.schema.json`), JSON.stringify(schema));
}

const folder = (): SchemaFolder => new SchemaFolder(path.join(root, 'packages/mvf/schema/v2'));

describe('a table of fields', () => {
  it('lists the feature properties of a GeoJSON file', () => {
    expect(fieldRows(folder(), 'space')).toEqual([
      {
        name: 'id',
        type: 'string',
        isRequired: true,
        meaning: 'Id, by custom `s_…`.',
        example: '"s_7"',
      },
      {
        name: 'kind',
        type: '"room" or "hallway"',
        isRequired: false,
        meaning: 'What it is.',
        example: '"room"',
      },
      {
        name: 'nodes',
        type: 'string[]',
        isRequired: false,
        meaning: '',
        example: '[ "n_1", "n_2" ]',
      },
      { name: 'details', type: 'Details', isRequired: false, meaning: '', example: '' },
      { name: 'near', type: 'string or string[]', isRequired: false, meaning: '', example: '' },
    ]);
  });

  it('lists the fields of a record, and of a nested object', () => {
    expect(fieldRows(folder(), 'styles').map(({ name }) => name)).toEqual(['color']);
    expect(fieldRows(folder(), 'space.details').map(({ name }) => name)).toEqual(['name']);
  });

  it('exists for every schema and field that describes an object, and for no other', () => {
    expect(tableAddresses(folder())).toEqual(['space', 'space.details', 'styles']);
  });

  it('is rejected, by name, for a schema or a field that describes no object', () => {
    expect(() => fieldRows(folder(), 'spaces')).toThrow(/"spaces.schema.json".*space.schema.json/);
    expect(() => fieldRows(folder(), 'space.kind')).toThrow(/"space.kind"/);
  });
});

describe('in a page', () => {
  const element = (of: string): MarkdownNode => ({
    type: 'mdxJsxFlowElement',
    name: 'FieldTable',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
  });

  it('a table gets the generated HTML', () => {
    const tree: MarkdownNode = { type: 'root', children: [element('v2/space')] };
    remarkFieldTables(root)()(tree);
    expect(tree.children?.[0]?.value).toBe(
      "import table_0 from '@generated/mezzanine-formats/default/v2.space.json?static-html'",
    );
    expect(tree.children?.[1]?.attributes?.map(({ name }) => name)).toEqual(['of', 'table']);
  });

  it('an empty table fails the build', () => {
    const page = (of: string): MarkdownNode => ({ type: 'root', children: [element(of)] });
    expect(() => remarkFieldTables(root)()(page('v2/rooms'))).toThrow(/"rooms".*space/);
    expect(() => remarkFieldTables(root)()(page('space'))).toThrow(/versions: v1, v2/);
  });
});

it('one text contains rules, schemas, and the demo key', () => {
  mkdirSync(path.join(root, 'packages/mvf/spec'), { recursive: true });
  writeFileSync(path.join(root, 'packages/mvf/spec/v2.md'), '- **V2-01** A bundle is a zip.');
  const text = plainText(root, 'v2');
  for (const part of ['version 2', 'V2-01', '## space.schema.json', 'mez_demo_', '/bundle\n']) {
    expect(text).toContain(part);
  }
  expect(plainText(root, 'v1')).toContain('/bundle?version=1');
});
