import type { EntranceFeature } from '../record-types/entrance.ts';
import { openingCategories } from './categories.ts';
import { addTo, type ImdfContext, metadataOf, noteDangling, textIn } from './ImdfContext.ts';
import { isObject } from '../isObject.ts';
import { wantedId } from './importLevels.ts';
import { detailsOf } from './importUnits.ts';
import type { ImdfFeature } from './readFeatures.ts';

const keptKeys = ['accessibility', 'access_control'];

/** Entrances between inside and outside. */
const principal = 'pedestrian.principal';
const plainCategories = new Set(['pedestrian', principal]);

/** Converts each opening to an entrance, by floor. */
export function importOpenings(context: ImdfContext): Map<string, EntranceFeature[]> {
  const entrances = new Map<string, EntranceFeature[]>();
  for (const opening of context.features('opening')) {
    const floor = context.floorOf.get(String(opening.properties['level_id']));
    const [line] = opening.shape.lines;
    if (floor === undefined) {
      noteDangling(context.log, opening, 'level_id', 'such openings were left out');
    } else if (line === undefined) {
      context.log.add({
        effect: 'lost',
        what: 'opening without line',
        file: opening.file,
        pointer: opening.pointer,
        message: 'An opening has no line that could be read; it was left out.',
      });
    } else {
      const entrance = entranceOf(opening, line, context);
      addTo(entrances, floor, [entrance]);
    }
  }
  return entrances;
}

function entranceOf(
  opening: ImdfFeature,
  coordinates: EntranceFeature['geometry']['coordinates'],
  context: ImdfContext,
): EntranceFeature {
  const { properties, id: openingId } = opening;
  const id = context.shapeIds.mint(wantedId(opening));
  const category = textIn(properties, 'category') ?? 'pedestrian';
  const details = detailsOf(properties, id, context);
  const metadata = {
    ...(!plainCategories.has(category) && { category }),
    ...metadataOf(properties, isPlainDoor(properties['door']) ? keptKeys : [...keptKeys, 'door']),
  };
  noteCategory(opening, category, context);
  const hasDoor = isObject(properties['door']);
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates },
    properties: {
      id,
      externalId: openingId,
      kind: hasDoor ? 'door' : 'opening',
      ...(category === principal && { isExterior: true }),
      ...(details !== undefined && { details }),
      ...(Object.keys(metadata).length > 0 && { metadata }),
    },
  };
}

/** Whether a door has no properties worth keeping. */
function isPlainDoor(door: unknown): boolean {
  if (!isObject(door)) return true;
  return Object.values(door).every((value) => !value || value === 'unspecified');
}

function noteCategory(
  { file, pointer }: ImdfFeature,
  category: string,
  { log }: ImdfContext,
): void {
  if (!openingCategories.has(category)) {
    log.add({
      effect: 'changed',
      what: 'opening category',
      file,
      pointer: `${pointer}/properties/category`,
      message: `Opening categories that IMDF does not define, such as "${category.slice(0, 60)}", are kept in metadata.category and have no effect.`,
    });
  }
  if (category === 'automobile' || category === 'bicycle') {
    log.add({
      effect: 'changed',
      what: 'opening for vehicles',
      file,
      pointer: `${pointer}/properties/category`,
      message: 'Openings for cars or bicycles also became entrances for people.',
    });
  }
}
