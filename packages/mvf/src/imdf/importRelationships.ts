import type { SpaceJoin } from '../graph/findShafts.ts';
import { type ImdfContext, noteDangling, textIn } from './ImdfContext.ts';
import { IdMint } from './IdMint.ts';
import { wantedId } from './importLevels.ts';
import { isObject } from '../isObject.ts';
import type { ImdfFeature } from './readFeatures.ts';

const wayCategories = new Set(['stairs', 'elevator', 'escalator', 'ramp']);

/** Connections defined in the archive; others are found by their shapes. */
export function importRelationships(context: ImdfContext): SpaceJoin[] {
  const ids = new IdMint();
  return context.features('relationship').flatMap((feature): SpaceJoin[] => {
    const category = textIn(feature.properties, 'category') ?? '';
    if (!wayCategories.has(category)) {
      context.log.add({
        effect: 'lost',
        what: 'relationship',
        file: feature.file,
        pointer: feature.pointer,
        message: `Relationships other than stairs, elevators, escalators and ramps, such as "${category.slice(0, 60)}", were left out.`,
      });
      return [];
    }
    const spaces = endsOf(feature).flatMap((id) => context.unitParts.get(id)?.[0] ?? []);
    if (new Set(spaces.map(({ floor }) => floor)).size < 2) {
      noteDangling(context.log, feature, 'destination', 'such relationships were left out');
      return [];
    }
    const isOneWay = textIn(feature.properties, 'direction') === 'directed';
    return [
      { id: ids.mint(wantedId(feature)), type: category, spaces, ...(isOneWay && { isOneWay }) },
    ];
  });
}

/** Ids of the units that a relationship leads from, through, and to, in this order. */
function endsOf({ properties }: ImdfFeature): string[] {
  const { origin, intermediary, destination } = properties;
  const between: readonly unknown[] = Array.isArray(intermediary) ? intermediary : [];
  return [origin, ...between, destination].flatMap((end) =>
    isObject(end) && typeof end['id'] === 'string' ? [end['id']] : [],
  );
}
