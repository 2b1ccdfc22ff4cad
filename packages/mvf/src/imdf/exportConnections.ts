import type { Mvf } from '../Mvf.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { ImdfWriter } from './ImdfWriter.ts';
import { unitAt } from './unitAt.ts';

const written = new Set(['stairs', 'elevator', 'escalator', 'ramp']);

/** Writes connections as relationships of their units. */
export function exportConnections(venue: Mvf, writer: ImdfWriter): void {
  const nodes = new Map(venue.nodes.map((node) => [node.properties.id, node]));
  for (const connection of venue.connections) {
    const units = connection.nodes.flatMap((id) => {
      const node = nodes.get(id);
      if (node === undefined) return [];
      const { floor, space } = node.properties;
      const named = typeof space === 'string' ? space : space?.[0];
      return named ?? unitAt(venue.spaces[floor] ?? [], node.geometry.coordinates) ?? [];
    });
    const [origin, ...others] = units;
    const destination = others.pop();
    if (!written.has(connection.type) || origin === undefined || destination === undefined) {
      const message =
        'IMDF supports only stairs, elevators, escalators, and ramps between units; other connections between floors were left out.';
      writer.log.add({ effect: 'lost', what: 'connection', file: 'relationship.geojson', message });
      continue;
    }
    const unit = (id: string): unknown => ({ id: writer.uuid('unit', id), feature_type: 'unit' });
    noteCosts(connection, writer);
    writer.add('relationship', connection.id, null, {
      category: connection.type,
      direction: connection.isOneWay === true ? 'directed' : 'undirected',
      origin: unit(origin),
      intermediary: others.length === 0 ? null : others.map(unit),
      destination: unit(destination),
      hours: null,
    });
  }
}

function noteCosts({ weight, multiplier }: ConnectionRecord, { log }: ImdfWriter): void {
  if (weight === undefined && multiplier === undefined) return;
  const message = 'IMDF has no costs for connections between floors; they were left out.';
  log.add({ effect: 'lost', what: 'cost of a connection', file: 'relationship.geojson', message });
}
