import { isRoomKind } from '../../isRoomKind.ts';
import { faultOfNode, faultOfShape, listed } from '../faultAt.ts';
import { listIn } from '../listIn.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';
import { componentsOf, mostCommon } from '../survey/WalkGraph.ts';
import { strongComponentsOf } from '../survey/strongComponents.ts';

/** TOPO-06: the walking graph is in one piece. */
export const graphIsland: Rule = {
  id: 'TOPO-06',
  severity: 'error',
  title: 'The walking graph is in one piece',
  why: 'There are no directions between the island and the rest of the venue.',
  fix: 'Join a node of the island to its surroundings with `neighbors`, through a door or a connection, or remove the island.',
  *check(survey: Survey): Iterable<Fault> {
    const { graph, nodes } = survey;
    const components = componentsOf(graph.next);
    const main = mostCommon(components);
    const sizes = new Map<number, number>();
    for (const component of components) sizes.set(component, (sizes.get(component) ?? 0) + 1);
    const spaces = spacesByPart(survey, components);
    for (const [component, size] of sizes) {
      const first = nodes[component];
      if (component === main || first === undefined) continue;
      const reached = spaces.get(component) ?? [];
      const count = reached.length === 1 ? '1 space' : `${reached.length} spaces`;
      const where = reached.length === 0 ? '' : `, with ${count} (${namesOf(reached)})`;
      const given =
        size === 1 ? `Node ${first.id} is` : `Node ${first.id} and ${size - 1} more are`;
      const message = `${given} joined to nothing else of the ${nodes.length} nodes${where}; expected a route between any two nodes.`;
      yield faultOfNode(survey, first, message);
    }
  },
};

/** TOPO-07: every space that can be entered can be left. */
export const oneWayDeadEnd: Rule = {
  id: 'TOPO-07',
  severity: 'warning',
  title: 'No one-way dead ends',
  why: 'Routes lead in but not out, or out but not in: apps report "no route" in one direction only.',
  fix: 'Add the opposite edge to `neighbors`, or a second one-way connection in the other direction.',
  *check(survey: Survey): Iterable<Fault> {
    const { graph, nodes } = survey;
    const components = componentsOf(graph.next);
    const strong = strongComponentsOf(graph.next);
    const mains = mainPartsOf(components, strong);
    const members = new Map<number, number[]>();
    strong.forEach((part, i) => {
      if (mains.get(components[i] as number) === part) return;
      listIn(members, part).push(i);
    });
    const { entered, left } = crossedParts(graph.next, strong);
    for (const [part, own] of members) {
      const first = nodes[own[0] ?? -1];
      if (first === undefined) continue;
      const more = own.length === 1 ? 'can' : `and ${own.length - 1} more can`;
      const given = directionOf(entered.has(part), left.has(part));
      const message = `Node ${first.id} ${more} ${given}; expected an edge in each direction.`;
      yield faultOfNode(survey, first, message, '/properties/neighbors');
    }
  },
};

function directionOf(isEntered: boolean, isLeft: boolean): string {
  if (isEntered && isLeft) return 'be passed in one direction only';
  return isEntered ? 'be reached but not left' : 'be left but not reached';
}

/** Parts with an edge from another part, and parts with an edge to one. */
function crossedParts(next: readonly (readonly number[])[], strong: Int32Array) {
  const entered = new Set<number>();
  const left = new Set<number>();
  next.forEach((targets, from) => {
    for (const to of targets) {
      if (strong[from] === strong[to]) continue;
      left.add(strong[from] as number);
      entered.add(strong[to] as number);
    }
  });
  return { entered, left };
}

/** The largest strongly connected part of each piece of the graph. */
function mainPartsOf(components: Int32Array, strong: Int32Array): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const part of strong) sizes.set(part, (sizes.get(part) ?? 0) + 1);
  const mains = new Map<number, number>();
  strong.forEach((part, i) => {
    const component = components[i] as number;
    const best = mains.get(component);
    const size = sizes.get(part) ?? 0;
    const bestSize = best === undefined ? 0 : (sizes.get(best) ?? 0);
    if (size > bestSize || (size === bestSize && best !== undefined && part < best)) {
      mains.set(component, part);
    }
  });
  return mains;
}

/** TOPO-08: spaces that are destinations list the nodes where routes to them end. */
export const destinationMissing: Rule = {
  id: 'TOPO-08',
  severity: 'warning',
  title: 'Rooms have destination nodes',
  why: 'The room can be found in search, but "Directions" leads nowhere.',
  fix: 'List the nodes in the room, or in front of its counter, in `destinationNodes`.',
  *check(survey: Survey): Iterable<Fault> {
    if (survey.nodes.length === 0) return;
    const taken = new Set(
      survey.venue.locations.flatMap(({ spaces }) => spaces.map(({ id }) => id)),
    );
    for (const { id, spaces } of survey.floors) {
      for (const [i, space] of spaces.entries()) {
        if (!isDestination(space, taken)) continue;
        if (survey.venue.spaces[id]?.[i]?.properties.destinationNodes.length !== 0) continue;
        const message = `${describeShape(space)} has no destination nodes; expected one or more.`;
        yield faultOfShape(survey, space, message, { more: '/properties/destinationNodes' });
      }
    }
  },
};

/** Rooms, gates, and points of interest with a name or a location are destinations. */
function isDestination({ id, kind, name }: Shape, taken: ReadonlySet<string>): boolean {
  return (isRoomKind(kind) || kind === 'gate' || kind === 'poi') && (name !== '' || taken.has(id));
}

/** TOPO-09: there is a walking graph. */
export const noGraph: Rule = {
  id: 'TOPO-09',
  severity: 'warning',
  title: 'There is a walking graph',
  why: 'Without one there are no directions at all.',
  fix: 'Run `mvf convert` with `--graph`, which generates one from rooms, doors, and connections, or draw one.',
  *check({ venue }: Survey): Iterable<Fault> {
    if (venue.nodes.length > 0 || venue.floors.length === 0) return;
    const message = 'There are no nodes; expected a walking graph.';
    yield { file: 'node.geojson', pointer: '/features', message };
  },
};

/** The spaces with a destination node in each part of the graph. */
function spacesByPart(survey: Survey, components: Int32Array): Map<number, Shape[]> {
  const byPart = new Map<number, Shape[]>();
  for (const { id, spaces } of survey.floors) {
    for (const [i, space] of spaces.entries()) {
      const ends = survey.venue.spaces[id]?.[i]?.properties.destinationNodes ?? [];
      const parts = ends.map((node) => components[survey.graph.indexOf.get(node) ?? -1] ?? -1);
      for (const part of new Set(parts)) listIn(byPart, part).push(space);
    }
  }
  return byPart;
}

function namesOf(shapes: readonly Shape[]): string {
  return listed(shapes.map(describeShape));
}
