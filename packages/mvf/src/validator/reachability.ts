import { solidKinds } from '../graph/FloorPlan.ts';
import type { Mvf } from '../Mvf.ts';
import type { FloorFeature } from '../record-types/floor.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import { listIn } from './listIn.ts';
import { floorName } from './survey/floorName.ts';
import { componentsOf, mostCommon, type WalkGraph, walkGraphOf } from './survey/WalkGraph.ts';

/** Reachability of a venue's spaces. */
export interface Reachability {
  /** Spaces that people can enter. */
  readonly spaces: number;
  /** Spaces with a route to one another. */
  readonly reachable: number;
  /** Spaces with a step-free route to most of the others. */
  readonly stepFree: number;
  /** The remaining spaces, by cause and floor. */
  readonly islands: readonly Island[];
}

/** Spaces of a floor that no route leads to. */
export interface Island {
  /**
   * `no-graph`: the venue has no walking graph. `no-door`: the spaces have no node, because nothing
   * opens into them. `no-connection`: nothing leads to the whole floor. `apart`: they are only
   * connected to each other.
   */
  readonly cause: 'no-graph' | 'no-door' | 'no-connection' | 'apart';
  /** Display name of the floor. */
  readonly floor: string;
  /** Names of the spaces or of the locations in them, otherwise their ids. */
  readonly names: readonly string[];
}

interface Stop {
  readonly feature: SpaceFeature;
  readonly nodes: readonly number[];
}

/** Counts the spaces that routes join, and groups the rest by floor and likely cause. */
export function reachabilityOf(venue: Mvf): Reachability {
  const survey = surveyStops(venue);
  const { all, isJoined, isStepFree } = survey;
  const nameOf = namesIn(venue);
  return {
    spaces: all.length,
    reachable: all.filter(isJoined).length,
    stepFree: all.filter((stop) => isJoined(stop) && isStepFree(stop)).length,
    islands: islandsIn(venue, survey).map(({ cause, floor, spaces }) => ({
      cause,
      floor: floorName(venue, floor),
      names: spaces.map(nameOf),
    })),
  };
}

/** An {@link Island} with its features. */
export interface IslandSpaces {
  readonly cause: Island['cause'];
  readonly floor: FloorFeature;
  readonly spaces: readonly SpaceFeature[];
}

/** The spaces that no route leads to, by floor and likely cause. */
export function islandsOf(venue: Mvf): IslandSpaces[] {
  return islandsIn(venue, surveyStops(venue));
}

function islandsIn(
  venue: Mvf,
  { floors, isJoined }: ReturnType<typeof surveyStops>,
): IslandSpaces[] {
  return floors.flatMap(({ floor, stops }) => {
    const cut = stops.filter((stop) => !isJoined(stop));
    const isWhole = cut.length === stops.length;
    const found = new Map<Island['cause'], SpaceFeature[]>();
    for (const { feature, nodes } of cut) {
      listIn(found, causeOf(venue, nodes, isWhole)).push(feature);
    }
    return [...found].map(([cause, spaces]) => ({ cause, floor, spaces }));
  });
}

/** Ids of the spaces that routes join. */
export function reachedSpacesOf(venue: Mvf): string[] {
  const { all, isJoined } = surveyStops(venue);
  return all.filter(isJoined).map(({ feature }) => feature.properties.id);
}

function surveyStops(venue: Mvf) {
  const graph = walkGraphOf(venue);
  const floors = venue.floors.map((floor) => ({
    floor,
    stops: stopsOf(venue.spaces[floor.properties.id] ?? [], graph),
  }));
  const all = floors.flatMap(({ stops }) => stops);
  const isJoined = joinedBy(graph.next, all);
  return { floors, all, isJoined, isStepFree: joinedBy(graph.nextStepFree, all) };
}

function causeOf({ nodes }: Mvf, stops: readonly number[], isWhole: boolean): Island['cause'] {
  if (nodes.length === 0) return 'no-graph';
  if (stops.length === 0) return 'no-door';
  return isWhole ? 'no-connection' : 'apart';
}

function stopsOf(features: readonly SpaceFeature[], { indexOf }: WalkGraph): Stop[] {
  return features
    .filter(({ properties }) => !solidKinds.has(properties.kind))
    .map((feature) => ({
      feature,
      nodes: feature.properties.destinationNodes
        .map((id) => indexOf.get(id))
        .filter((index) => index !== undefined),
    }));
}

/** Whether a space is in the part of the graph that has most of them. */
function joinedBy(
  next: readonly (readonly number[])[],
  stops: readonly Stop[],
): (stop: Stop) => boolean {
  const parts = componentsOf(next);
  const counted = new Set(stops.flatMap(({ nodes }) => nodes));
  const main = mostCommon(parts, (node) => counted.has(node));
  return ({ nodes }) => nodes.some((node) => parts[node] === main);
}

function namesIn({ locations }: Mvf): (space: SpaceFeature) => string {
  const tenants = new Map(
    locations.flatMap(({ name, spaces }) => spaces.map(({ id }) => [id, name] as const)),
  );
  return ({ properties: { id, details } }) => details?.name ?? tenants.get(id) ?? id;
}
