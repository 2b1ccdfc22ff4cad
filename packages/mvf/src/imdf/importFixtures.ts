import type { AreaFeature } from '../record-types/area.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import { kindOfFixture } from './categories.ts';
import { addTo, type ImdfContext, metadataOf, noteDangling, textIn } from './ImdfContext.ts';
import { wantedId } from './importLevels.ts';
import { detailsOf, displayPoint, keptKind } from './importUnits.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** Converts each polygon of a fixture or kiosk to an obstruction, by floor. */
export function importFixtures(context: ImdfContext): Map<string, ObstructionFeature[]> {
  const obstructions = new Map<string, ObstructionFeature[]>();
  const all = ['fixture', 'kiosk'].flatMap((name) =>
    placed(context, name).map((item) => ({ ...item, name })),
  );
  for (const { feature, floor, name } of all) {
    const category = textIn(feature.properties, 'category') ?? name;
    const kind = Object.hasOwn(kindOfFixture, category) ? kindOfFixture[category] : category;
    const made = feature.shape.polygons.map((coordinates): ObstructionFeature => {
      const id = context.shapeIds.mint(wantedId(feature));
      const details = detailsOf(feature.properties, id, context);
      const center = displayPoint(feature.properties);
      return {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates },
        properties: {
          id,
          externalId: feature.id,
          kind: keptKind(feature.properties) ?? (name === 'kiosk' ? name : (kind ?? category)),
          entrances: [],
          ...(center !== undefined && { center }),
          ...(details !== undefined && { details }),
        },
      };
    });
    addTo(obstructions, floor, made);
    const anchor = feature.properties['anchor_id'];
    const [first] = made;
    if (first !== undefined && typeof anchor === 'string') {
      context.fixtureAt.set(anchor, { id: first.properties.id, floor });
    }
  }
  return obstructions;
}

/** Converts each polygon of a section or geofence to an area, by floor. */
export function importSections(context: ImdfContext): Map<string, AreaFeature[]> {
  const areas = new Map<string, AreaFeature[]>();
  const all = ['section', 'geofence'].flatMap((name) => placed(context, name));
  for (const { feature, floor } of all) {
    const made = feature.shape.polygons.map((coordinates): AreaFeature => {
      const id = context.shapeIds.mint(wantedId(feature));
      const details = detailsOf(feature.properties, id, context);
      const center = displayPoint(feature.properties);
      const metadata = metadataOf(feature.properties, ['category', 'accessibility', 'restriction']);
      return {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates },
        properties: {
          id,
          externalId: feature.id,
          destinationNodes: [],
          ...(center !== undefined && { center }),
          ...(details !== undefined && { details }),
          ...(Object.keys(metadata).length > 0 && { metadata }),
        },
      };
    });
    addTo(areas, floor, made);
  }
  return areas;
}

/** The features of a file that have a polygon and a level, with their floor. */
function placed(
  context: ImdfContext,
  name: string,
): { readonly feature: ImdfFeature; readonly floor: string }[] {
  return context.features(name).flatMap((feature) => {
    const { level_id: level, level_ids: levels } = feature.properties;
    // A geofence may have several levels, or none if it covers the whole venue.
    const floor = [level, ...(Array.isArray(levels) ? (levels as unknown[]) : [])]
      .map((id) => context.floorOf.get(String(id)))
      .find((id) => id !== undefined);
    if (floor === undefined) {
      noteDangling(context.log, feature, 'level_id', 'such features were left out');
      return [];
    }
    if (feature.shape.polygons.length > 0) return [{ feature, floor }];
    context.log.add({
      effect: 'lost',
      what: `${name} without polygon`,
      file: feature.file,
      pointer: feature.pointer,
      message: `A ${name} has no polygon that could be read; it was left out.`,
    });
    return [];
  });
}
