/**
 * Differences between the versions in the names of one kind of object. Names in no list are the
 * same in both, whether or not the format defines them.
 */
export interface Names {
  /** Version 1's name → version 2's name, where the meaning is the same. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Names that only have a meaning in version 1; their data is stored differently. */
  readonly onlyV1?: readonly string[];
  /** Names that only have a meaning in version 2. */
  readonly onlyV2?: readonly string[];
  /** Names that only have a meaning in version 1, and that version 2 preserves. */
  readonly carried?: readonly string[];
}

/** Names of version 1 and 2, by the kind of object in version 2. */
export const namesOf = {
  manifest: {
    renamed: { id: 'map' },
    onlyV1: ['buildings', 'version'],
    onlyV2: ['center', 'version', 'externalId', 'folder_struct'],
    carried: ['slug'],
  },
  floorStack: {
    renamed: { defaultLevel: 'defaultFloor' },
    onlyV1: ['venue'],
    onlyV2: ['floors'],
  },
  floor: {
    renamed: { abbreviation: 'shortName' },
    onlyV1: ['building'],
    onlyV2: ['subtitle', 'maxHeight'],
  },
  space: { renamed: { nodes: 'destinationNodes' }, onlyV1: ['level'] },
  obstruction: { renamed: { openings: 'entrances' }, onlyV1: ['level'], carried: ['parent'] },
  entrance: { onlyV1: ['level'], carried: ['spaces'] },
  node: { renamed: { level: 'floor' }, onlyV1: ['accessible'], onlyV2: ['flags'] },
  connection: { onlyV1: ['level'] },
  location: {
    renamed: {
      openings: 'entrances',
      gallery: 'pictures',
      operationHours: 'openingHoursSpecification',
      tags: 'searchTags',
    },
    onlyV2: ['areas', 'annotations'],
  },
  shapeReference: { renamed: { level: 'floor' } },
} as const satisfies Record<string, Names>;

/** Fields of an object. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Renames fields of version 1 to version 2. Fields that exist only in version 1 are omitted. A
 * field that version 1 does not define, but version 2 does, gets a prefix: `v1-flags`.
 */
export function namesToV2(names: Names): (fields: Fields) => Record<string, unknown> {
  const { onlyV1 = [], onlyV2 = [], carried = [] } = names;
  const renamed = new Map(Object.entries(names.renamed ?? {}));
  const dropped = new Set(onlyV1);
  const mine = new Set([...renamed.keys(), ...onlyV1, ...carried]);
  const theirs = new Set([...renamed.values(), ...onlyV2]);
  return (fields) => {
    const result: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(fields)) {
      if (dropped.has(key)) continue;
      const free = unparked(key, 'v2-', (name) => mine.has(name));
      // A carried field of this version takes precedence over a prefixed field with its name.
      const isFree = free !== undefined && !(carried.includes(free) && free in fields);
      if (isFree) result[free] = value;
      else result[renamed.get(key) ?? parked(key, 'v1-', (name) => theirs.has(name))] = value;
    }
    return result;
  };
}

/** Fields under version 1's names, and the names of fields it cannot represent. */
export interface FieldsOfV1 {
  readonly fields: Record<string, unknown>;
  readonly lost: readonly string[];
}

/**
 * Renames fields of version 2 to the names of version 1, the reverse.
 *
 * @param isCarried whether a value in `names.carried` has the meaning of version 1; otherwise its
 * name gets a prefix
 */
export function namesToV1(
  names: Names,
  isCarried: (value: unknown) => boolean = () => false,
): (fields: Fields) => FieldsOfV1 {
  const { onlyV1 = [], onlyV2 = [], carried = [] } = names;
  const renamed = new Map(Object.entries(names.renamed ?? {}).map(([v1, v2]) => [v2, v1]));
  const mine = new Set([...renamed.keys(), ...onlyV2]);
  const theirs = new Set([...renamed.values(), ...onlyV1, ...carried]);
  return (fields) => {
    const result: Record<string, unknown> = {};
    const lost: string[] = [];
    for (const [key, value] of Object.entries(fields)) {
      const free = unparked(key, 'v1-', (name) => mine.has(name));
      if (onlyV2.includes(key)) lost.push(key);
      else if (free !== undefined) result[free] = value;
      else if (carried.includes(key) && isCarried(value)) result[key] = value;
      else result[renamed.get(key) ?? parked(key, 'v2-', (name) => theirs.has(name))] = value;
    }
    return { fields: result, lost };
  };
}

const pathsOfV1 =
  /^(?:(?:venue|building|location|category)\.geojson|(?:levels|opening|node|connection)\/.+\.geojson)$/;
const pathsOfV2 =
  /^(?:(?:floor|node)\.geojson|(?:floorstack|connection|navigationFlags|styles|location|category|annotation-symbols)\.json|(?:entrance|area|annotation|floorImages)\/.+\.geojson|facade\/.+\.json|language\/[A-Za-z0-9-]+\.json|enterprise\/(?:venue|locations|locationInstances|categories|categoryPriorities|layers)\.json)$/;

/** The path in a venue's `extras` of a file that version 1 does not name. */
export function pathInV2(path: string): string {
  const isOfV1 = (name: string): boolean => pathsOfV1.test(name);
  const isOfV2 = (name: string): boolean => pathsOfV2.test(name);
  return unparked(path, 'v2-', isOfV1) ?? parked(path, 'v1-', isOfV2);
}

/** The path in a bundle of version 1 of one of a venue's `extras`. */
export function pathInV1(path: string): string {
  const isOfV1 = (name: string): boolean => pathsOfV1.test(name);
  const isOfV2 = (name: string): boolean => pathsOfV2.test(name);
  return unparked(path, 'v1-', isOfV2) ?? parked(path, 'v2-', isOfV1);
}

type IsTaken = (name: string) => boolean;

/** Adds a prefix to a name that, without prefixes, has a meaning in the other version. */
function parked(name: string, prefix: string, isTaken: IsTaken): string {
  return isTaken(bare(name, prefix)) ? `${prefix}${name}` : name;
}

/** Removes one prefix from a parked name; undefined for other names. */
function unparked(name: string, prefix: string, isTaken: IsTaken): string | undefined {
  if (!name.startsWith(prefix) || !isTaken(bare(name, prefix))) return undefined;
  return name.slice(prefix.length);
}

function bare(name: string, prefix: string): string {
  let at = 0;
  while (name.startsWith(prefix, at)) at += prefix.length;
  return name.slice(at);
}
