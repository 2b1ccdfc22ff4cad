import { addTo } from '../imdf/ImdfContext.ts';
import { isObject } from '../imdf/ImdfSource.ts';

/** Which property of the features holds what. */
export interface PropertyNames {
  /** Property that tells features apart; each value once. */
  readonly id?: string;
  /** Property that holds what people call it. */
  readonly name?: string;
  /** Property that says what a feature is, such as `room` or `corridor`. */
  readonly kind?: string;
}

/** Names that files use, the likeliest first; compared without regard to case and `_`. */
const usual = {
  id: ['mvfid', 'id', 'uuid', 'guid', 'roomid', 'spaceid', 'ref', 'globalid', 'objectid', 'fid'],
  name: ['name', 'roomname', 'title', 'label', 'longname', 'bezeichnung', 'nom', 'naam', 'nombre'],
  kind: ['kind', 'indoor', 'type', 'roomtype', 'spacetype', 'category', 'class', 'use', 'usage'],
} as const;

/** Share of the features that must have the property; many rooms have no name. */
const leastShare = { id: 1 / 3, name: 0, kind: 1 / 10 } as const;

/**
 * Finds the properties that hold id, name and kind: of the usual names the first that enough
 * of the features have; an id must also differ from feature to feature. What is told wins.
 */
export function propertyNames(
  features: readonly unknown[],
  told: PropertyNames = {},
): PropertyNames {
  const values = valuesOf(features);
  if (values.has('element')) return { id: 'id', name: 'name', kind: 'kind', ...told };
  const names: Record<string, string> = {};
  for (const what of ['id', 'name', 'kind'] as const) {
    const name = told[what] ?? pick(what, values, features.length);
    if (name !== undefined) names[what] = name;
  }
  return names;
}

/** The plain values of each property, in the order of the features. */
function valuesOf(features: readonly unknown[]): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>();
  for (const feature of features) {
    const properties = isObject(feature) ? feature['properties'] : undefined;
    if (!isObject(properties)) continue;
    for (const [key, value] of Object.entries(properties)) {
      if (value === null || value === '' || typeof value === 'object') continue;
      addTo(values, key, [value]);
    }
  }
  return values;
}

function pick(
  what: keyof typeof usual,
  values: ReadonlyMap<string, readonly unknown[]>,
  count: number,
): string | undefined {
  const good = [...values].filter(([, own]) => {
    if (own.length < count * leastShare[what]) return false;
    return what !== 'id' || new Set(own).size === own.length;
  });
  for (const word of usual[what]) {
    const found = good.find(([key]) => plain(key) === word);
    if (found !== undefined) return found[0];
  }
  return undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[_\s-]/g, '');
}
