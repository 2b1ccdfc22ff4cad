import type {
  AnnotationFeature,
  AreaFeature,
  EntranceFeature,
  FloorFeature,
  FloorImageFeature,
  NodeFeature,
  ObstructionFeature,
  SpaceFeature,
} from '@mezzanine/mvf';
import { buildAnnotations } from './buildAnnotations.ts';
import { buildAreas } from './buildAreas.ts';
import { buildFloorImages } from './buildFloorImages.ts';
import { buildNodes } from './buildNodes.ts';
import { buildObstructions } from './buildObstructions.ts';
import { buildSpaces } from './buildSpaces.ts';
import { facadeKind, type Room, outside } from './FloorPlan.ts';
import { closedRing, type FloorContext, idsOf } from './FloorContext.ts';
import { type FloorLayout, layOutFloor } from './layOutFloor.ts';
import type { Vector } from './vector.ts';
import type { FloorDesign } from './VenueDesign.ts';

/** A floor in the venue format, and its layout. */
export interface BuiltFloor {
  readonly key: string;
  readonly id: string;
  readonly design: FloorDesign;
  /** Converts points of the floor's plan to the plane of the site. */
  readonly toSite: (point: Vector) => Vector;
  readonly layout: FloorLayout;
  readonly feature: FloorFeature;
  readonly spaces: readonly SpaceFeature[];
  readonly obstructions: readonly ObstructionFeature[];
  readonly entrances: readonly EntranceFeature[];
  readonly nodes: readonly NodeFeature[];
  readonly areas: readonly AreaFeature[];
  readonly annotations: readonly AnnotationFeature[];
  readonly floorImages: readonly FloorImageFeature[];
}

/** Builds a floor. */
export function buildFloor(context: FloorContext): BuiltFloor {
  const { floor, toSite, toEarth } = context;
  const layout = layOutFloor(floor.plan);
  return {
    key: floor.key,
    id: idsOf.floor(floor.key),
    design: floor,
    toSite,
    layout,
    feature: {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [closedRing(floor.plan.outline, toEarth)] },
      properties: {
        id: idsOf.floor(floor.key),
        name: floor.name,
        shortName: floor.shortName,
        externalId: floor.key,
        elevation: floor.elevation,
        maxHeight: floor.maxHeight,
      },
    },
    spaces: buildSpaces(context, layout),
    obstructions: buildObstructions(context, layout),
    entrances: buildEntrances(context, layout),
    nodes: buildNodes(context, layout),
    areas: buildAreas(context, layout),
    annotations: buildAnnotations(context, layout),
    floorImages: buildFloorImages(context),
  };
}

function buildEntrances({ floor, toEarth }: FloorContext, layout: FloorLayout): EntranceFeature[] {
  const rooms = new Map(floor.plan.rooms.map((room) => [room.unit, room]));
  return layout.doors.map((door, i) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [toEarth(door.a), toEarth(door.b)] },
    properties: {
      id: idsOf.entrance(floor.key, i),
      node: idsOf.node(floor.key, layout.graph.doorNodes[i] ?? 0),
      kind: door.rule.kind ?? (door.rule.width > 5 ? 'opening' : 'door'),
      isExterior: door.to === outside || isFacade(rooms.get(door.from)),
      ...(door.rule.name !== undefined && { details: { name: door.rule.name } }),
    },
  }));
}

function isFacade(room: Room | undefined): boolean {
  return room?.kind === facadeKind;
}
