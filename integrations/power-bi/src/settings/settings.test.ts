import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostColors } from '../host/hostColors.ts';
import { isAddressAllowed } from '../host/isAddressAllowed.ts';
import { tooltipItems } from '../host/tooltipItems.ts';
import { venueSource } from '../venueSource.ts';
import { formattingModel } from './formattingModel.ts';
import { defaultSettings, drawingOf, readSettings } from './settings.ts';

const capabilities = JSON.parse(
  readFileSync(new URL('../../capabilities.json', import.meta.url), 'utf8'),
) as { objects: Record<string, { properties: Record<string, unknown> }> };

describe('settings', () => {
  it('default if nothing is set', () => {
    expect(readSettings(undefined)).toEqual(defaultSettings);
  });

  it('come from the report, within the supported limits', () => {
    const settings = readSettings({
      venue: { address: '  https://maps.example/office.mvf.zip ' },
      map: { drawing: 'heat', theme: 'dark', labels: false },
      points: { radiusMeters: 9999, opacityPercent: -4 },
      heat: { radiusMeters: 12 },
      colors: { high: { solid: { color: '#123456' } }, minimum: 5 },
    });
    expect(settings.venue.address).toBe('https://maps.example/office.mvf.zip');
    expect(settings.map).toMatchObject({ drawing: 'heat', theme: 'dark', labels: false });
    expect(settings.points).toEqual({ radiusMeters: 50, opacityPercent: 5 });
    expect(settings.heat.radiusMeters).toBe(12);
    expect(settings.colors).toMatchObject({ high: '#123456', minimum: 5, maximum: undefined });
  });

  it('are ignored if invalid', () => {
    const settings = readSettings({
      map: { drawing: 'sculpture', theme: 7, labels: 'no' },
      points: { radiusMeters: Number.NaN },
      colors: { low: { solid: { color: 'url(//x)' } }, maximum: 'x' },
    });
    expect(settings).toEqual(defaultSettings);
  });

  it('default to places if the data has places but no positions', () => {
    const by = (hasPositions: boolean, hasPlaces: boolean) =>
      drawingOf(defaultSettings, { hasPositions, hasPlaces });
    expect([by(true, false), by(true, true), by(false, true)]).toEqual([
      'points',
      'points',
      'places',
    ]);
  });
});

describe('the format pane', () => {
  it('has one control for each property in the capabilities', () => {
    const shown = formattingModel(defaultSettings).cards.flatMap((card) =>
      'groups' in card
        ? (card.revertToDefaultDescriptors ?? []).map(
            (one) => `${one.objectName}.${one.propertyName}`,
          )
        : [],
    );
    const declared = Object.entries(capabilities.objects).flatMap(([card, { properties }]) =>
      Object.keys(properties).map((name) => `${card}.${name}`),
    );
    expect(shown.sort()).toEqual(declared.sort());
  });

  it('has unique ids and the current values', () => {
    const text = JSON.stringify(formattingModel(defaultSettings));
    const ids = [...text.matchAll(/"uid":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text).toContain('"value":{"value":"#bd0026"}');
  });
});

describe('the venue', () => {
  const sourceOf = (venue: Partial<typeof defaultSettings.venue>, builtIn?: Uint8Array) =>
    venueSource({ ...defaultSettings, venue: { ...defaultSettings.venue, ...venue } }, builtIn);

  it('is a bundle, or a map of the platform API', () => {
    const bundle = sourceOf({ address: 'https://maps.example/office.mvf.zip' });
    expect(bundle).toMatchObject({ kind: 'source', asks: 'https://maps.example/office.mvf.zip' });
    const key = { venueId: 'office', key: 'k', secret: 's' };
    expect(sourceOf({ address: 'https://maps.example/', ...key })).toMatchObject({
      source: { baseUrl: 'https://maps.example', ...key },
    });
  });

  it('that is built in makes no requests, unless a URL is set', () => {
    const bytes = new Uint8Array(4);
    expect(sourceOf({}, bytes)).toMatchObject({ source: bytes, asks: undefined });
    const other = sourceOf({ address: 'https://maps.example/a.zip' }, bytes);
    expect(other).toMatchObject({ asks: 'https://maps.example/a.zip' });
  });

  it.each([
    [{}, 'Enter the URL of your venue'],
    [{ address: 'http://maps.example/a.zip' }, 'does not start with https://'],
    [{ address: 'javascript:alert(1)' }, 'does not start with https://'],
    [{ address: 'office' }, 'does not start with https://'],
    [{ address: 'https://maps.example', venueId: 'office' }, 'Enter the key and secret'],
  ])('reports missing settings: %j', (venue, message) => {
    const choice = sourceOf(venue);
    expect(choice.kind === 'missing' && choice.message).toContain(message);
  });

  it('is loaded only if the host allows web access', async () => {
    const host = (status: number) =>
      ({ webAccessService: { webAccessStatus: () => Promise.resolve(status) } }) as never;
    await expect(isAddressAllowed(host(0), 'https://maps.example')).resolves.toBeUndefined();
    await expect(isAddressAllowed(host(3), undefined)).resolves.toBeUndefined();
    await expect(isAddressAllowed(host(3), 'https://maps.example')).rejects.toThrow(
      'Your administrator has turned off web access for visuals',
    );
  });
});

describe('settings of the host', () => {
  it('apply high-contrast colors, including to the map', () => {
    const palette = {
      isHighContrast: true,
      foreground: { value: '#ffff00' },
      background: { value: '#000' },
    };
    const { text, paper, settings } = hostColors(palette as never, defaultSettings);
    expect([text, paper, settings.map?.theme]).toEqual(['#ffff00', '#000', 'dark']);
    expect(settings.colors).toMatchObject({ low: '#000', middle: '#808000', high: '#ffff00' });
    const plain = hostColors({ ...palette, isHighContrast: false } as never, defaultSettings);
    expect(plain.settings).toEqual({});
  });

  it('are shown in a tooltip: place, floor, the sum of values, and further columns', () => {
    const row = { index: 0, position: undefined, floor: '2', place: 'Dune', value: 3 };
    const details = [['Day', 'Monday']] as const;
    const items = tooltipItems(
      [
        { ...row, details },
        { ...row, details },
      ],
      'Visits',
      'en',
    );
    expect(items.map(({ displayName, value }) => `${displayName}: ${value}`)).toEqual([
      'Place: Dune',
      'Floor: 2',
      'Visits: 6',
      'Day: Monday',
      'Rows: 2',
    ]);
    expect(tooltipItems([], 'Visits', 'en')).toEqual([]);
  });
});
