import type powerbi from 'powerbi-visuals-api';
import { isColor } from '../scale/ColorScale.ts';

/** How to draw the data. */
export type Drawing = 'points' | 'heat' | 'places';

/** Validated settings of the format pane, with defaults for missing ones. */
export interface Settings {
  readonly venue: {
    readonly address: string;
    readonly venueId: string;
    readonly key: string;
    readonly secret: string;
  };
  readonly map: {
    readonly drawing: Drawing | 'auto';
    readonly theme: 'light' | 'dark';
    /** Initial floor: name, short name, elevation, or id. Empty for the venue's default. */
    readonly floor: string;
    readonly labels: boolean;
  };
  readonly points: { readonly radiusMeters: number; readonly opacityPercent: number };
  readonly heat: { readonly radiusMeters: number; readonly intensityPercent: number };
  readonly colors: {
    readonly low: string;
    readonly middle: string;
    readonly high: string;
    readonly minimum: number | undefined;
    readonly maximum: number | undefined;
  };
  readonly legend: { readonly show: boolean };
}

/**
 * Defaults. The colors are ColorBrewer's YlOrRd, which people with color blindness can distinguish.
 */
export const defaultSettings: Settings = {
  venue: { address: '', venueId: '', key: '', secret: '' },
  map: { drawing: 'auto', theme: 'light', floor: '', labels: true },
  points: { radiusMeters: 0.6, opacityPercent: 90 },
  heat: { radiusMeters: 6, intensityPercent: 100 },
  colors: {
    low: '#ffeda0',
    middle: '#fd8d3c',
    high: '#bd0026',
    minimum: undefined,
    maximum: undefined,
  },
  legend: { show: true },
};

type Value = powerbi.DataViewPropertyValue | undefined;

const longestText = 2048;

/** Reads the settings of a report. Invalid values are treated as not set. */
export function readSettings(objects: powerbi.DataViewObjects | undefined): Settings {
  const of = (card: string, name: string): Value => objects?.[card]?.[name];
  const text = (card: string, name: string): string => {
    const value = of(card, name);
    return typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  };
  const number = (card: string, name: string, [least, most, otherwise]: Range): number => {
    const value = of(card, name);
    if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise;
    return Math.min(most, Math.max(least, value));
  };
  const word = <Word extends string>(name: string, words: readonly Word[]): Word =>
    words.find((one) => one === of('map', name)) ?? (words[0] as Word);
  const { points, heat, colors } = defaultSettings;
  const color = (name: 'low' | 'middle' | 'high'): string =>
    colorOf(of('colors', name), colors[name]);
  return {
    venue: {
      address: text('venue', 'address'),
      venueId: text('venue', 'venueId'),
      key: text('venue', 'key'),
      secret: text('venue', 'secret'),
    },
    map: {
      drawing: word('drawing', ['auto', 'points', 'heat', 'places']),
      theme: word('theme', ['light', 'dark']),
      floor: text('map', 'floor'),
      labels: of('map', 'labels') !== false,
    },
    points: {
      radiusMeters: number('points', 'radiusMeters', [0.1, 50, points.radiusMeters]),
      opacityPercent: number('points', 'opacityPercent', [5, 100, points.opacityPercent]),
    },
    heat: {
      radiusMeters: number('heat', 'radiusMeters', [0.5, 200, heat.radiusMeters]),
      intensityPercent: number('heat', 'intensityPercent', [10, 1000, heat.intensityPercent]),
    },
    colors: {
      low: color('low'),
      middle: color('middle'),
      high: color('high'),
      minimum: endOf(of('colors', 'minimum')),
      maximum: endOf(of('colors', 'maximum')),
    },
    legend: { show: of('legend', 'show') !== false },
  };
}

type Range = readonly [least: number, most: number, otherwise: number];

function colorOf(value: Value, otherwise: string): string {
  const fill = value as
    | { readonly solid?: { readonly color?: unknown } }
    | string
    | undefined
    | null;
  const color = typeof fill === 'object' ? fill?.solid?.color : fill;
  return isColor(color) ? color : otherwise;
}

function endOf(value: Value): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The configured drawing, or places if the data has no positions. */
export function drawingOf(
  { map }: Settings,
  { hasPositions, hasPlaces }: { readonly hasPositions: boolean; readonly hasPlaces: boolean },
): Drawing {
  if (map.drawing !== 'auto') return map.drawing;
  return hasPlaces && !hasPositions ? 'places' : 'points';
}
