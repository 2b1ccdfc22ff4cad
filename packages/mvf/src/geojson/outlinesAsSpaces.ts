import type { IdMint } from '../imdf/IdMint.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { FloorContent } from './readFloor.ts';

/**
 * Turns the outlines of floors into spaces if no floor has anything else: an empty floor would look
 * like a failed import. A hallway gets walls where it ends, so the building is drawn.
 */
export function outlinesAsSpaces(
  contents: readonly FloorContent[],
  ids: IdMint,
  log: LossLog,
): readonly FloorContent[] {
  if (!contents.every(isEmpty)) return contents;
  return contents.map((content) => {
    const spaces = content.outlines.map((coordinates, index): SpaceFeature => {
      const name = content.outlineNames[index];
      return {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates },
        properties: {
          id: ids.mint(`${content.floor.properties.id}-outline-${index + 1}`),
          kind: 'hallway',
          destinationNodes: [],
          ...(name !== undefined && { details: { name } }),
        },
      };
    });
    log.add({
      effect: 'added',
      what: 'outline as one space',
      count: spaces.length,
      file: content.file,
      message:
        'The file has outlines of floors, but no rooms; each outline is one space. To get rooms and routes, add a polygon for each room and hallway.',
    });
    return { ...content, spaces };
  });
}

function isEmpty({ isExported, spaces, obstructions, areas, outlines }: FloorContent): boolean {
  const others = spaces.length + obstructions.length + areas.length;
  return !isExported && outlines.length > 0 && others === 0;
}
