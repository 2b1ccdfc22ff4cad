import { readShape } from '../geojson/readShape.ts';
import { ringsContain } from '../graph/planeGeometry.ts';
import type { Details } from '../record-types/details.ts';
import type { Position } from '../record-types/geometry.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { kindOfUnit, roomCategories, unitOfKind } from './categories.ts';
import { addTo, type ImdfContext, metadataOf, noteDangling, textIn } from './ImdfContext.ts';
import { wantedId } from './importLevels.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Converts each polygon of each unit to a space, by floor. */
export function importUnits(context: ImdfContext): Map<string, SpaceFeature[]> {
  const spaces = new Map<string, SpaceFeature[]>();
  for (const unit of context.features('unit')) {
    const floor = context.floorOf.get(String(unit.properties['level_id']));
    if (floor === undefined) {
      noteDangling(context.log, unit, 'level_id', 'such units were left out');
      continue;
    }
    const made = spacesOf(unit, context);
    context.unitParts.set(
      unit.id,
      made.map(({ properties: { id } }) => ({ id, floor })),
    );
    addTo(spaces, floor, made);
  }
  return spaces;
}

const keptKeys = ['accessibility', 'restriction', 'correlation_id'];

function spacesOf(unit: ImdfFeature, context: ImdfContext): SpaceFeature[] {
  const { shape, properties, file, pointer } = unit;
  if (shape.polygons.length === 0) {
    context.log.add({
      effect: 'lost',
      what: 'unit without polygon',
      file,
      pointer,
      message: 'A unit has no polygon that could be read; it was left out.',
    });
    return [];
  }
  if (shape.polygons.length > 1) {
    context.log.add({
      effect: 'changed',
      what: 'unit of several polygons',
      file,
      pointer,
      message:
        'A unit has several polygons; each became a space, with metadata.partOf referencing the first.',
    });
  }
  const { kind, category } = kindFor(unit, context);
  const kept = { ...(category !== undefined && { category }), ...metadataOf(properties, keptKeys) };
  const ids = shape.polygons.map(() => context.shapeIds.mint(wantedId(unit)));
  return shape.polygons.map((coordinates, part): SpaceFeature => {
    const id = ids[part] ?? '';
    const details = detailsOf(properties, id, context);
    const center = part === 0 ? centerWithin(coordinates, unit, context) : undefined;
    const metadata = part === 0 ? kept : { ...kept, partOf: ids[0] };
    return {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates },
      properties: {
        id,
        externalId: unit.id,
        kind,
        destinationNodes: [],
        ...(center !== undefined && { center }),
        ...(details !== undefined && { details }),
        ...(Object.keys(metadata).length > 0 && { metadata }),
      },
    };
  });
}

function kindFor(
  { properties, file, pointer }: ImdfFeature,
  { log }: ImdfContext,
): { readonly kind: string; readonly category?: string } {
  const category = textIn(properties, 'category') ?? 'unspecified';
  // Own keys only, because a category may be called "constructor".
  const exported = keptKind(properties);
  if (exported !== undefined)
    return { kind: exported, ...(unitOfKind['room'] !== category && { category }) };
  const known = Object.hasOwn(kindOfUnit, category) ? kindOfUnit[category] : undefined;
  if (known === undefined && !roomCategories.has(category)) {
    log.add({
      effect: 'changed',
      what: 'unit category',
      file,
      pointer: `${pointer}/properties/category`,
      message: `Unit categories that IMDF does not define, such as "${category.slice(0, 60)}", became rooms; metadata.category keeps the original word.`,
    });
  }
  const kind = known ?? 'room';
  return unitOfKind[kind] === category ? { kind } : { kind, category };
}

/** Name and short name of a feature, in the venue's language. */
export function detailsOf(
  properties: Readonly<Record<string, unknown>>,
  id: string,
  { labels }: ImdfContext,
): Details | undefined {
  const name = labels.text(properties['name'], id, 'name');
  const shortName = labels.text(properties['alt_name'], id, 'shortName');
  if (name === undefined && shortName === undefined) return undefined;
  return { ...(name !== undefined && { name }), ...(shortName !== undefined && { shortName }) };
}

/** The display point of a unit, if it is inside. */
function centerWithin(
  rings: readonly Position[][],
  { properties, file, pointer }: ImdfFeature,
  { log }: ImdfContext,
): Position | undefined {
  const center = displayPoint(properties);
  if (center === undefined) return undefined;
  const plain = rings.map((ring) => ring.map(([x, y]) => [x, y] as const));
  if (ringsContain(plain, [center[0], center[1]])) return center;
  log.add({
    effect: 'lost',
    what: 'display point',
    file,
    pointer: `${pointer}/properties/display_point`,
    message: 'Display points that lie outside their unit were left out.',
  });
  return undefined;
}

/** Anchor of a feature's label. */
export function displayPoint(properties: Readonly<Record<string, unknown>>): Position | undefined {
  return readShape(properties['display_point']).points[0];
}

/** The kind that our exporter kept if IMDF has no category for it. */
export function keptKind(properties: Readonly<Record<string, unknown>>): string | undefined {
  return textIn(properties, 'mvf_kind');
}
