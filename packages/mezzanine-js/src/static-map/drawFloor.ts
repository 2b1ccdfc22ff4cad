import type { Steps } from '../steps.ts';
import type { Rgb } from '../style/colors.ts';
import { drawAreas } from './drawAreas.ts';
import { drawDoors } from './drawDoors.ts';
import { drawWalls } from './drawWalls.ts';
import type { FloorFeature, FloorFeatures } from './floorFeatures.ts';
import type { Frame } from './Frame.ts';
import { element } from './markup.ts';
import type { StaticTheme } from './StaticTheme.ts';
import type { Door } from './doorsOf.ts';

/** Outlines in CSS pixels. */
const PLATE_OUTLINE = 1;
const SPACE_OUTLINE = 0.75;
const OBJECT_OUTLINE = 0.5;
/** Smaller spaces and objects are left out, in pixels. */
const LEAST_SPACE = 0.6;
const LEAST_OBJECT = 2.4;
/** Objects whose top is higher than this are above the cut of the walls and drawn over them. */
const ABOVE_WALLS_METERS = 5;

/** Inputs for drawing a floor. */
export interface FloorSources {
  readonly features: FloorFeatures;
  readonly doors: readonly Door[];
  readonly frame: Frame;
  readonly theme: StaticTheme;
  /** Ids of spaces to emphasize. */
  readonly highlighted: ReadonlySet<string>;
}

/** The floor from the slab upward: spaces, objects, walls, and doors. */
export function* drawFloor({
  features,
  doors,
  frame,
  theme,
  highlighted,
}: FloorSources): Steps<string> {
  const outlineOf = (fill: Rgb) => theme.outlineOf(fill);
  const plain = (feature: FloorFeature) => theme.fillOf(feature);
  const fillOfSpace = (feature: FloorFeature) =>
    highlighted.has(feature.id) ? theme.highlightOf(plain(feature)) : plain(feature);
  const look = { fillOf: plain, outlineOf };
  const objectLook = { ...look, outlinePixels: OBJECT_OUTLINE, leastPixels: LEAST_OBJECT };
  const isLow = ({ topMeters, role }: FloorFeature) =>
    role !== 'wall' && topMeters < ABOVE_WALLS_METERS;
  const isPillar = ({ role }: FloorFeature) => role === 'wall';
  const { plate, spaces, objects, walls } = features;
  const parts = {
    floor: yield* drawAreas([plate], frame, {
      ...look,
      outlinePixels: PLATE_OUTLINE,
      leastPixels: 0,
    }),
    spaces: yield* drawAreas(spaces, frame, {
      fillOf: fillOfSpace,
      outlineOf,
      outlinePixels: SPACE_OUTLINE,
      leastPixels: LEAST_SPACE,
    }),
    objects: yield* drawAreas(objects.filter(isLow), frame, objectLook),
    walls:
      (yield* drawWalls(walls, frame, theme)) +
      (yield* drawAreas(objects.filter(isPillar), frame, { ...objectLook, leastPixels: 1.2 })),
    doors: yield* drawDoors(doors, frame),
    above: yield* drawAreas(
      objects.filter((object) => !isLow(object) && !isPillar(object)),
      frame,
      objectLook,
    ),
  };
  return Object.entries(parts)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => element('g', { class: name }, content))
    .join('');
}
