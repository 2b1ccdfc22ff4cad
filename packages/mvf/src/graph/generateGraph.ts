import type { Mvf } from '../Mvf.ts';
import { findShafts } from './findShafts.ts';
import { graphEntries } from './graphEntries.ts';
import type { GraphOptions } from './GraphOptions.ts';
import { joinShafts, joinStepOuts, keptConnections, stopsOf } from './joinFloors.ts';
import { joinOutdoors } from './joinOutdoors.ts';
import { LocalPlane } from '../LocalPlane.ts';
import { surveyFloor } from './surveyFloor.ts';
import { WalkGraph } from './WalkGraph.ts';
import { WorkBudget } from './WorkBudget.ts';
import { writeGraph } from './writeGraph.ts';

/**
 * Generates the walking graph of a venue from its shapes: nodes in doors, in rooms, and along
 * hallways, connections between floors, and the `destinationNodes` of spaces and areas. An
 * existing graph is replaced; connections keep their ids and positions. Rules: `spec/imdf.md`,
 * from GRAPH-01.
 *
 * @param venue a venue with spaces, and entrances between them
 * @example
 * ```ts
 * const walkable = generateGraph(venue, { onEntry: ({ message }) => problems.push(message) });
 * ```
 */
export function generateGraph(venue: Mvf, options: GraphOptions = {}): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const taken = entranceIds(venue);
  const graph = new WalkGraph(taken);
  const tools = {
    plane,
    graph,
    assumeDoors: options.assumeDoors ?? false,
    budget: new WorkBudget(Object.values(venue.spaces).flat().length),
    newId: () => newId(taken),
  };
  const floors = new Map(
    venue.floors.map(({ properties: { id } }) => [id, surveyFloor(venue, id, tools)]),
  );
  const outs = joinOutdoors(venue, floors);
  const stops = stopsOf(venue, floors, plane);
  for (const [id, { doors, weaver }] of floors) {
    const here = [...[...stops.values()].flat(), ...outs].filter(({ floor }) => floor === id);
    weaver.weave(doors, here);
  }
  const isNew = venue.connections.length === 0;
  const told = options.joins ?? [];
  const inTold = new Set(told.flatMap(({ spaces }) => spaces.map(({ id }) => id)));
  const joins = isNew ? [...told, ...findShafts(venue, floors, inTold)] : [];
  const connections = isNew
    ? [...joinShafts(joins, floors, graph), ...joinStepOuts(outs, floors, graph)]
    : keptConnections(venue, floors, stops, graph);
  const result = writeGraph(venue, { graph, floors, plane, connections });
  for (const entry of graphEntries(result, floors, isNew ? joins : undefined)) {
    options.onEntry?.(entry);
  }
  return result;
}

function entranceIds(venue: Mvf): Set<string> {
  return new Set(
    Object.values(venue.entrances).flatMap((features) =>
      features.map(({ properties }) => properties.id),
    ),
  );
}

function newId(taken: Set<string>): string {
  let number = 1;
  while (taken.has(`e_assumed_${number}`)) number += 1;
  taken.add(`e_assumed_${number}`);
  return `e_assumed_${number}`;
}
