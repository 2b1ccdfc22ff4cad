import { farAway } from './geo/outliers.ts';
import { overlappingSpaces, spaceOffFloor } from './geo/overlaps.ts';
import { closedRings, duplicateVertices, winding } from './geo/rings.ts';
import { selfIntersection, strayCenter, strayHole, zeroExtent } from './geo/shapes.ts';
import { brokenReference, repeatedId } from './ref/references.ts';
import {
  destinationElsewhere,
  floorStackOfFloor,
  parentCircle,
  repeatedReference,
} from './ref/relations.ts';
import type { Rule } from './Rule.ts';
import { heavyFloor, heavyShape, largeAsset, longNumbers, tinyDetail } from './size/limits.ts';
import { emptyFile } from './struct/emptyFiles.ts';
import { readRules } from './struct/readRules.ts';
import { linkWithUser } from './text/links.ts';
import {
  controlCharacters,
  duplicateName,
  emptyName,
  garbledText,
  longName,
  placeholderName,
  untrimmed,
} from './text/names.ts';
import { missingAsset, placelessLocation, strayTranslation } from './text/records.ts';
import {
  doorOffWall,
  doorToNothing,
  doorWithoutNode,
  nodeOffDoor,
  roomWithoutDoor,
} from './topo/doors.ts';
import {
  accessibleSteps,
  equalElevations,
  lonelyConnection,
  noStepFreePath,
} from './topo/floors.ts';
import { destinationMissing, graphIsland, noGraph, oneWayDeadEnd } from './topo/graph.ts';
import { nodeOffGround, edgeBetweenFloors, edgeThroughWall } from './topo/edges.ts';

/** Every rule of {@link validate} and {@link validateBundle}, in the order of their ids. */
export const rules: readonly Rule[] = [
  ...Object.values(readRules).filter(({ id }) => id.startsWith('STRUCT')),
  closedRings,
  emptyFile,
  brokenReference,
  repeatedId,
  floorStackOfFloor,
  destinationElsewhere,
  parentCircle,
  repeatedReference,
  winding,
  duplicateVertices,
  selfIntersection,
  zeroExtent,
  strayHole,
  overlappingSpaces,
  spaceOffFloor,
  farAway,
  strayCenter,
  roomWithoutDoor,
  doorOffWall,
  doorToNothing,
  nodeOffDoor,
  doorWithoutNode,
  graphIsland,
  oneWayDeadEnd,
  destinationMissing,
  noGraph,
  equalElevations,
  lonelyConnection,
  noStepFreePath,
  accessibleSteps,
  nodeOffGround,
  edgeThroughWall,
  edgeBetweenFloors,
  largeAsset,
  heavyFloor,
  heavyShape,
  tinyDetail,
  longNumbers,
  emptyName,
  placeholderName,
  duplicateName,
  untrimmed,
  controlCharacters,
  garbledText,
  longName,
  placelessLocation,
  missingAsset,
  strayTranslation,
  linkWithUser,
];
