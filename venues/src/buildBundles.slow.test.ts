import { readMvf } from '@mezzanine/mvf';
import { describe, expect, it } from 'vitest';
import { demoVenues } from '../demoVenues.ts';
import { buildBundles } from './buildBundles.ts';

const [office] = demoVenues.filter(({ design }) => design.id === 'office');

describe('the bundles of a demo venue', () => {
  it('contain the same venue in both versions, newest first, with their sizes in the list', () => {
    if (!office) throw new Error('The office is a demo venue.');
    const { entry, files } = buildBundles(office);
    expect(entry.bundles).toEqual([
      {
        formatVersion: '2.0.0',
        file: 'office.mvf.zip',
        bytes: files.get('office.mvf.zip')?.byteLength,
      },
      {
        formatVersion: '1.0.0',
        file: 'office.v1.mvf.zip',
        bytes: files.get('office.v1.mvf.zip')?.byteLength,
      },
    ]);
    const [second, first] = [...files.values()].map((bytes) => readMvf(bytes));
    expect(first?.floors.map(({ properties }) => properties.name)).toEqual(
      second?.floors.map(({ properties }) => properties.name),
    );
    expect(first?.nodes.length).toBe(second?.nodes.length);
  });

  it('are identical, byte for byte, when they are built again', () => {
    if (!office) throw new Error('The office is a demo venue.');
    expect(buildBundles(office)).toEqual(buildBundles(office));
  });

  it('belong to venues with unique ids and names', () => {
    for (const key of ['id', 'name'] as const) {
      expect(new Set(demoVenues.map(({ design }) => design[key])).size).toBe(demoVenues.length);
    }
  });
});
