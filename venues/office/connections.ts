import type { ConnectionDesign } from '../src/VenueDesign.ts';

const floors = ['f0', 'f1', 'f2', 'f3'];

function through(unit: string) {
  return floors.map((floor) => ({ floor, unit }));
}

function elevator(key: string, name: string, unit: string): ConnectionDesign {
  return { key, name, type: 'elevator', accessible: true, stops: through(unit) };
}

function stairs(key: string, name: string, unit: string): ConnectionDesign {
  return { key, name, type: 'stairs', accessible: false, stops: through(unit) };
}

/** Connections between the floors of the office. */
export const officeConnections: readonly ConnectionDesign[] = [
  elevator('lift_1', 'Elevator 1', 'LIFT-1'),
  elevator('lift_2', 'Elevator 2', 'LIFT-2'),
  elevator('lift_g', 'Goods elevator', 'LIFT-G'),
  stairs('stairs_open', 'Atrium stairs', 'ST-O'),
  stairs('stairs_a', 'Stairs A', 'ST-A'),
  stairs('stairs_b', 'Stairs B', 'ST-B'),
  stairs('stairs_c', 'Stairs C', 'ST-C'),
];
