import { faultOfShape, listed, placeOf } from '../faultAt.ts';
import { spotInside } from '../geometry/rings.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape, type Shape } from '../survey/Shape.ts';
import type { FloorSurvey, Survey } from '../survey/Survey.ts';
import { componentsOf, hasSteps, mostCommon } from '../survey/WalkGraph.ts';

/** TOPO-10: the floors of a stack have different elevations. */
export const equalElevations: Rule = {
  id: 'TOPO-10',
  severity: 'error',
  title: 'Floors of one stack differ in elevation',
  why: 'Apps order floors by elevation: if two floors share one, either can be on top, and stacked views draw them inside each other.',
  fix: 'Give each floor a unique `elevation`; use fractions such as 0.5 for mezzanines.',
  *check({ venue, floors }: Survey): Iterable<Fault> {
    for (const stack of venue.floorStacks) {
      const byElevation = new Map<number, FloorSurvey>();
      for (const id of stack.floors) {
        const index = venue.floors.findIndex(({ properties }) => properties.id === id);
        const elevation = venue.floors[index]?.properties.elevation;
        const floor = floors[index];
        if (elevation === undefined || floor === undefined) continue;
        const other = byElevation.get(elevation);
        byElevation.set(elevation, other ?? floor);
        if (other === undefined || other === floor) continue;
        const message = `Floors "${other.name}" and "${floor.name}" of "${stack.name}" both have the elevation ${elevation}; expected different ones.`;
        const pointer = `/features/${index}/properties/elevation`;
        yield { file: 'floor.geojson', pointer, place: { floor: id }, message };
      }
    }
  },
};

/** TOPO-11: a connection leads from one place to another. */
export const lonelyConnection: Rule = {
  id: 'TOPO-11',
  severity: 'warning',
  title: 'Connections lead from one place to another',
  why: 'An elevator that serves one floor, or stairs with one end, are drawn and named, but no route uses them.',
  fix: 'Add the nodes on the other floors, or at the other end, to `nodes`, or remove the connection.',
  *check(survey: Survey): Iterable<Fault> {
    for (const [i, { id, type, nodes }] of survey.venue.connections.entries()) {
      const stops = nodes
        .map((node) => survey.nodeById.get(node))
        .filter((one) => one !== undefined);
      const floors = new Set(stops.map(({ floor }) => floor));
      // Steps outdoors and moving walkways lead from one end to the other on one floor.
      const needed = type === 'elevator' ? 'two floors or more' : 'a node at both ends';
      const isWhole = type === 'elevator' ? floors.size > 1 : stops.length > 1;
      if (isWhole) continue;
      const served = floors.size === 0 ? 'no floor' : `only floor ${[...floors][0]}`;
      const message = `The ${type} ${id} serves ${served}; expected ${needed}.`;
      const [first] = stops;
      yield {
        file: 'connection.json',
        pointer: `/${i}/nodes`,
        ...(first && { place: placeOf(survey, first.floor, first.spot) }),
        message,
      };
    }
  },
};

/** TOPO-12: every destination can be reached without steps. */
export const noStepFreePath: Rule = {
  id: 'TOPO-12',
  severity: 'warning',
  title: 'Destinations can be reached without steps',
  why: 'People in wheelchairs and with strollers get "no step-free route" to these places.',
  fix: 'Check that the elevators and ramps are in `connection.json` with `accessible` set and that the nodes on the route have the `accessible` flag. If the gap is real, nothing needs to be done.',
  *check(survey: Survey): Iterable<Fault> {
    const destinations = destinationsOf(survey);
    const counted = new Set(destinations.flatMap(({ nodes }) => nodes));
    const parts = componentsOf(survey.graph.nextStepFree);
    const main = mostCommon(parts, (node) => counted.has(node));
    const pieces = componentsOf(survey.graph.next);
    const gaps = new Map<string, Destination[]>();
    for (const destination of destinations) {
      const { nodes, space } = destination;
      // Nodes without any route are islands (TOPO-06), not behind steps.
      if (nodes.some((i) => parts[i] === main) || !nodes.some((i) => pieces[i] === pieces[main]))
        continue;
      const { floor } = space;
      gaps.set(floor, [...(gaps.get(floor) ?? []), destination]);
    }
    for (const cut of gaps.values()) yield gapFault(survey, cut, destinations);
  },
};

interface Destination {
  readonly space: Shape;
  readonly nodes: readonly number[];
}

function destinationsOf({ floors, venue, graph }: Survey): Destination[] {
  return floors.flatMap(({ id, spaces }) =>
    spaces
      .map((space, i) => ({
        space,
        nodes: (venue.spaces[id]?.[i]?.properties.destinationNodes ?? [])
          .map((node) => graph.indexOf.get(node))
          .filter((index) => index !== undefined),
      }))
      // Users who need a step-free route do not go to the stairs themselves.
      .filter(({ nodes, space }) => nodes.length > 0 && !isSteps(space)),
  );
}

function isSteps({ kind }: Shape): boolean {
  return kind.startsWith('connection.') && hasSteps(kind.slice('connection.'.length));
}

function gapFault(survey: Survey, cut: readonly Destination[], all: readonly Destination[]): Fault {
  const [{ space }] = cut as readonly [Destination];
  const floor = survey.floorById.get(space.floor);
  const onFloor = all.filter((one) => one.space.floor === space.floor).length;
  if (floor !== undefined && cut.length === onFloor) {
    const message = `No place on floor "${floor.name}" can be reached step-free from most of the venue; expected an elevator or a ramp to it.`;
    const spot = spotInside(floor.outline.polygons[0] ?? []);
    return faultOfShape(survey, floor.outline, message, { spot });
  }
  const names = listed(cut.map((one) => describeShape(one.space)));
  const places = cut.length === 1 ? names : `${cut.length} places (${names})`;
  const message = `${places} on floor "${floor?.name ?? space.floor}" cannot be reached step-free from most of the venue; expected a route without steps.`;
  return faultOfShape(survey, space, message, { more: '/properties/destinationNodes' });
}

/** TOPO-13: nothing with steps is marked as step-free. */
export const accessibleSteps: Rule = {
  id: 'TOPO-13',
  severity: 'error',
  title: 'Nothing with steps is marked accessible',
  why: 'Step-free directions send people in wheelchairs to stairs.',
  fix: 'Set `accessible` to false, or correct the `type` if it is an elevator or a ramp.',
  *check(survey: Survey): Iterable<Fault> {
    for (const [i, { id, type, accessible, nodes }] of survey.venue.connections.entries()) {
      if (accessible !== true || !hasSteps(type)) continue;
      const stop = survey.nodeById.get(nodes[0] ?? '');
      const message = `The ${type} ${id} is marked accessible; expected false for anything with steps.`;
      yield {
        file: 'connection.json',
        pointer: `/${i}/accessible`,
        ...(stop && { place: placeOf(survey, stop.floor, stop.spot) }),
        message,
      };
    }
  },
};
