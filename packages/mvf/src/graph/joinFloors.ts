import type { Mvf } from '../Mvf.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { SpaceJoin } from './findShafts.ts';
import type { Stop } from './FloorWeaver.ts';
import type { StepOut } from './joinOutdoors.ts';
import type { FloorSurvey } from './surveyFloor.ts';
import { distance } from './planeGeometry.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import type { WalkGraph, WalkNode } from './WalkGraph.ts';

/** A point of a floor where a connection stops. */
export interface FloorStop extends Stop {
  readonly floor: string;
}

type Floors = ReadonlyMap<string, FloorSurvey>;

/** A stop this close to the middle of a door is in the door. */
const inDoorMeters = 0.6;
const stepFree = new Set(['elevator', 'ramp', 'door', 'movingwalkway']);

/** The stops of the venue's own connections, by connection. */
export function stopsOf(venue: Mvf, floors: Floors, plane: LocalPlane): Map<string, FloorStop[]> {
  const nodes = new Map(venue.nodes.map((node) => [node.properties.id, node]));
  return new Map(
    venue.connections.map(({ id, nodes: ids }) => {
      const stops = ids.flatMap((nodeId) => {
        const node = nodes.get(nodeId);
        const floor = node?.properties.floor ?? '';
        const survey = floors.get(floor);
        if (node === undefined || survey === undefined) return [];
        const { plan, doors } = survey;
        const at = plane.toLocal(node.geometry.coordinates);
        const door = doors.find(
          ({ entrance, middle, sides }) =>
            entrance !== undefined && sides.length > 0 && distance(middle, at) <= inDoorMeters,
        );
        const [side] = door?.sides ?? [];
        if (door !== undefined && side !== undefined) return [{ floor, area: side.area, at, door }];
        const area = plan.standingAt(at) ?? plan.areasAt(at).find(({ isWalkable }) => isWalkable);
        return area === undefined ? [] : [{ floor, area, at }];
      });
      return [id, stops];
    }),
  );
}

/** The venue's own connections, with the nodes created for their stops. */
export function keptConnections(
  venue: Mvf,
  floors: Floors,
  stops: ReadonlyMap<string, readonly FloorStop[]>,
  graph: WalkGraph,
): ConnectionRecord[] {
  return venue.connections.map((connection) => {
    const nodes = (stops.get(connection.id) ?? []).flatMap(
      (stop) => floors.get(stop.floor)?.weaver.nodeOfStop(stop) ?? [],
    );
    return { ...connection, nodes: nodes.map((node) => graph.idOf(node)) };
  });
}

/** A connection for each shaft with at least two stops. */
export function joinShafts(
  joins: readonly SpaceJoin[],
  floors: Floors,
  graph: WalkGraph,
): ConnectionRecord[] {
  const records: ConnectionRecord[] = [];
  const taken = new Set(joins.map(({ id }) => id));
  let number = 0;
  const newId = (): string => {
    do number += 1;
    while (taken.has(`c_${number}`));
    return `c_${number}`;
  };
  for (const { id: told, type, spaces, isOneWay } of joins) {
    const met = spaces.flatMap(({ id, floor }) => {
      const survey = floors.get(floor);
      const area = survey?.plan.areas.find(({ space }) => space.id === id);
      const node = area === undefined ? undefined : survey?.weaver.destinationOf(area);
      return area === undefined || node === undefined ? [] : [{ area, node, floor }];
    });
    if (new Set(met.map(({ floor }) => floor)).size < 2) continue;
    const details = met.find(({ area }) => area.space.details?.name !== undefined);
    records.push({
      id: told ?? newId(),
      type,
      nodes: met.map(({ node }) => graph.idOf(node)),
      accessible: stepFree.has(type),
      ...(isOneWay === true && { isOneWay }),
      ...(details?.area.space.details?.name !== undefined && {
        details: { name: details.area.space.details.name },
      }),
    });
  }
  return records;
}

/** A connection of type `door` for each door between a building and the ground outside. */
export function joinStepOuts(
  outs: readonly StepOut[],
  floors: Floors,
  graph: WalkGraph,
): ConnectionRecord[] {
  const nodeIn = (survey: FloorSurvey, out: StepOut): WalkNode | undefined =>
    survey.weaver.nodeOfDoor(out.from);
  const records: ConnectionRecord[] = [];
  for (const out of outs) {
    const outside = floors.get(out.floor)?.weaver.nodeOfStop(out);
    const inside = [...floors.values()].flatMap((survey) => nodeIn(survey, out) ?? [])[0];
    if (outside === undefined || inside === undefined) continue;
    const nodes = [inside, outside].map((node) => graph.idOf(node));
    records.push({ id: `c_door_${records.length + 1}`, type: 'door', nodes, accessible: true });
  }
  return records;
}
