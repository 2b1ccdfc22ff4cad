import { isObject } from '../isObject.ts';
import { isLongId, isPlaceholder } from '../isPlaceholder.ts';
import type { LossLog } from '../report/LossLog.ts';
import { outlineOf } from './outlineOf.ts';
import type { Building, OpenFloor } from './openFloors.ts';
import { propertiesOf } from './propertiesOf.ts';
import type { PropertyNames } from './propertyNames.ts';
import { readShape } from './readShape.ts';
import { hasLevels, isTold } from './splitLevels.ts';
import { type NamedShape, touchingGroups } from './touchingGroups.ts';

const mostBuildings = 200;
/** Share of the polygons that must name their building. */
const leastNamed = 1 / 2;
const longestName = 200;

/** A feature in its file and floor, with the building that it names. */
interface Placed extends NamedShape {
  readonly floor: number;
  readonly file: number;
  readonly entry: OpenFloor['files'][number]['features'][number];
}

/**
 * Separates buildings by the property that names them, unless their shapes touch: wings share their
 * floors, and people walk from one to the other. A feature without a building belongs to the
 * building that it touches, or else to the nearest one.
 *
 * @returns the floors of each building, with its name, the one with the most shapes first
 */
export function splitBuildings(
  given: readonly OpenFloor[],
  log: LossLog,
): readonly (readonly OpenFloor[])[] {
  if (isTold(given) || (given.length > 1 && !hasLevels(given))) return [given];
  const named = new Set(
    given.flatMap(({ files }) =>
      files.flatMap(({ features, names }) =>
        features.flatMap(({ feature }) => buildingOf(feature, names) ?? []),
      ),
    ),
  );
  if (named.size < 2 || named.size > mostBuildings) return [given];
  const placed = placedOf(given);
  const polygons = placed.filter(({ rings }) => rings.length > 0);
  const told = polygons.filter(({ name }) => name !== undefined);
  if (told.length < polygons.length * leastNamed) return [given];
  // Maps open on the first building.
  const groups = [...touchingGroups(placed)].sort((a, b) => b.shapes.length - a.shapes.length);
  const buildings = Math.max(groups.length, 1);
  const example = [...named].slice(0, 2).map((name) => JSON.stringify(name.slice(0, 60)));
  log.add({
    effect: 'changed',
    what: 'buildings that touch',
    count: named.size - buildings,
    message: `Buildings that touch share their floors, so the ${named.size} buildings of the file, such as ${example.join(' and ')}, became ${buildings}.`,
  });
  if (groups.length < 2) return [given];
  log.add({
    effect: 'changed',
    what: 'building',
    count: groups.length,
    message: `Each building, such as ${example[0]}, has floors of its own. Features that name no building were added to the nearest one.`,
  });
  return groups.map(({ names, shapes }, i) =>
    floorsOf(given, { name: nameOf(names, i + 1) }, new Set(shapes)),
  );
}

function placedOf(given: readonly OpenFloor[]): Placed[] {
  return given.flatMap(({ files }, floor) =>
    files.flatMap(({ features, names }, file) =>
      features.map((entry): Placed => {
        const name = buildingOf(entry.feature, names);
        const { polygons, lines, points } = readShape(
          isObject(entry.feature) ? entry.feature['geometry'] : undefined,
        );
        const outer = polygons.flatMap(([ring]) => (ring === undefined ? [] : [ring]));
        const at = outer[0]?.[0] ?? lines[0]?.[0] ?? points[0];
        // The outline of a site is around all buildings, and no floor.
        const rings = outlineOf(propertiesOf(entry.feature), names) === 'site' ? [] : outer;
        return {
          floor,
          file,
          entry,
          rings,
          ...(name !== undefined && { name }),
          ...(at && { at }),
        };
      }),
    ),
  );
}

/** What people call a building; not by an id that nobody reads. */
function nameOf(names: readonly string[], number: number): string {
  const read = names.filter((name) => !isLongId(name));
  const labels = read.map((name) => (/^\d+$/.test(name) ? `Building ${name}` : name));
  return (labels.join(', ') || `Building ${number}`).slice(0, longestName);
}

/** The given floors with only the features of a building. */
function floorsOf(
  given: readonly OpenFloor[],
  building: Building,
  own: ReadonlySet<Placed>,
): readonly OpenFloor[] {
  return given.flatMap(({ file: origin, isExported, files: all }, floor) => {
    const files = all.map((file, index) => ({
      ...file,
      features: [...own].flatMap((one) =>
        one.floor === floor && one.file === index ? [one.entry] : [],
      ),
    }));
    const kept = files.filter(({ features }) => features.length > 0);
    // The name of the file is not that of a floor in each building.
    return kept.length === 0 ? [] : [{ file: origin, isExported, building, files: kept }];
  });
}

/** The name of a feature's building; in OpenStreetMap, `yes` and `no` name none. */
function buildingOf(feature: unknown, names: PropertyNames): string | undefined {
  if (names.building === undefined) return undefined;
  const properties = propertiesOf(feature);
  const value = properties[names.building];
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || /^(?:yes|no|true|false)?$/i.test(text.trim())) return undefined;
  const isNone = isPlaceholder(text) && !isLongId(text.trim());
  return isNone || isUse(properties, names) ? undefined : text.trim();
}

/** Whether `building` is the use of an outline, such as `retail`: the feature says nothing else. */
function isUse(properties: Readonly<Record<string, unknown>>, names: PropertyNames): boolean {
  const isSaid = (key: string | undefined) => key !== undefined && (properties[key] ?? '') !== '';
  return names.building === 'building' && !isSaid(names.level) && !isSaid(names.kind);
}
