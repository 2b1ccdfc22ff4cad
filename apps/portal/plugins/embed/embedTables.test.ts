import { describe, expect, it } from 'vitest';
import { linkParameters } from '@mezzanine/bridge/link-parameters';
import { parseViewerLink } from '@mezzanine/bridge';
import { configurationSchema } from '@mezzanine/viewer/configuration-schema';
import { shownText } from '../api/shownText.ts';
import { docFields } from './docFields.ts';
import { embedTables } from './embedTables.ts';
import { schemaFields } from './schemaFields.ts';

function rowsOf(address: string): readonly (readonly string[])[] {
  const html = embedTables.get(address)?.html ?? '';
  const [, ...rows] = html.split('<tr>').slice(1);
  return rows.map((row) => row.split('</td>').map(shownText).slice(0, -1));
}

describe('tables of the embedding pages', () => {
  it('have a row for each link parameter, with an example that the viewer parses', () => {
    const rows = rowsOf('embed/link');
    expect(rows.map(([name]) => name)).toEqual(Object.values(linkParameters).map(([name]) => name));
    for (const [name = '', meaning, value = ''] of rows) {
      expect(meaning, name).not.toBe('');
      const [expected, example = ''] = value.split(new RegExp(`(?=${name}=)`));
      expect(expected, name).not.toBe('');
      if (name === 'access' || name === 'host') continue;
      expect(example, name).not.toBe('');
      const { faults } = parseViewerLink(`?${name === 'venue' ? '' : 'venue=mall&'}${example}`);
      expect(faults, example).toEqual([]);
    }
  });

  it('have a row for each message and each error, with its payload', () => {
    expect(rowsOf('embed/viewer-messages').map(([type]) => type)).toContain('location-clicked');
    const [, payload] = rowsOf('embed/host-messages').find(([type]) => type === 'get-state') ?? [];
    expect(payload).toBe('nothing');
    expect(rowsOf('embed/errors').map(([code]) => code)).toContain('unknown-place');
    expect(rowsOf('embed/ViewerPosition').map(([name]) => name)).toEqual(
      expect.arrayContaining(['latitude', 'longitude', 'floor']),
    );
  });

  it('list the events of the element, and the rules for Microsoft Places', () => {
    expect(rowsOf('embed/events').map(([event]) => event)).toContain('mezzanine-location');
    expect(rowsOf('places/rules').map(([id]) => id)).toContain('PLACES-04');
  });

  it('list the fields of the visual, and its settings with defaults', () => {
    expect(rowsOf('power-bi/fields').map(([name]) => name)).toContain('Latitude');
    const settings = rowsOf('power-bi/settings');
    expect(settings.find(([card, name]) => card === 'Map' && name === 'Drawing')?.[2]).toBe(
      'By the fields',
    );
    expect(settings.find(([card]) => card === 'Legend')?.[2]).toBe('on');
  });

  it('list each configuration value, objects before their fields', () => {
    const names = rowsOf('embed/configuration').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(configurationSchema.properties)));
    expect(names.indexOf('camera.center')).toBe(names.indexOf('camera') + 1);
  });
});

describe('fields of an interface', () => {
  const source = [
    '/** A. */',
    'export interface Point {',
    '  /** Degrees, see {@link Point}. */',
    '  readonly latitude: number;',
    '}',
    'export interface Place extends Point {',
    '  /**',
    '   * Its name,',
    '   * as `text`.',
    '   */',
    "  readonly 'long-name'?: readonly string[];",
    '}',
    'export interface Bare {',
    '  readonly name: string;',
    '}',
  ].join('\n');

  it('have their comments, inherited ones first', () => {
    expect(docFields(source, 'Place')).toEqual([
      { name: 'latitude', type: 'number', isOptional: false, meaning: 'Degrees, see `Point`.' },
      {
        name: 'long-name',
        type: 'string[]',
        isOptional: true,
        meaning: 'Its name, as `text`.',
      },
    ]);
  });

  it('require a comment each, and an interface', () => {
    expect(() => docFields(source, 'Bare')).toThrow('Bare.name has no comment');
    expect(() => docFields(source, 'Plac')).toThrow('no "export interface Plac"');
  });
});

it('describe limits and allowed values of a schema in words', () => {
  const rows = schemaFields({
    type: 'object',
    description: 'All.',
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        description: 'Some.',
        maxItems: 8,
        items: {
          type: 'object',
          description: 'One.',
          required: [],
          properties: {
            size: { type: 'number', description: 'How large.', minimum: 1, maximum: 9, default: 2 },
          },
        },
      },
      mode: { type: 'string', description: 'How.', enum: ['a', 'b'], maxLength: 1 },
    },
  });
  expect(rows).toEqual([
    { path: 'list', type: 'objects, at most 8', meaning: 'Some.', default: 'required' },
    { path: 'list[].size', type: 'number, 1 to 9', meaning: 'How large.', default: '2' },
    { path: 'mode', type: '"a" or "b"', meaning: 'How.', default: '' },
  ]);
});
