import type { ConnectionDesign } from '../src/VenueDesign.ts';

type Stop = ConnectionDesign['stops'][number];

function onFloors(unit: string, ...floors: readonly string[]): Stop[] {
  return floors.map((floor) => ({ floor, unit }));
}

function elevator(key: string, name: string, unit: string, floors: readonly string[]) {
  return { key, name, type: 'elevator', accessible: true, stops: onFloors(unit, ...floors) };
}

function escalator(key: string, name: string, unit: string, floors: readonly string[]) {
  return { key, name, type: 'escalator', accessible: false, stops: onFloors(unit, ...floors) };
}

function stairs(key: string, name: string, unit: string, floors: readonly string[]) {
  return { key, name, type: 'stairs', accessible: false, stops: onFloors(unit, ...floors) };
}

const all = ['l1', 'l2', 'l3'];

/** Connections between the floors of the mall. */
export const mallConnections: readonly ConnectionDesign[] = [
  elevator('glass_west', 'Glass elevator west', 'GL-W', all),
  elevator('glass_east', 'Glass elevator east', 'GL-E', all),
  elevator('lift_a', 'Elevator A', 'A-L', all),
  elevator('lift_b', 'Elevator B', 'B-L', all),
  elevator('store_lift', 'Store elevator', 'D-L', ['l1', 'l2']),
  stairs('stairs_a', 'Stairs A', 'A-T', all),
  stairs('stairs_b', 'Stairs B', 'B-T', all),
  escalator('esc_w1', 'West escalator, levels 1 and 2', 'ESC-W1', ['l1', 'l2']),
  escalator('esc_e1', 'East escalator, levels 1 and 2', 'ESC-E1', ['l1', 'l2']),
  escalator('esc_w2', 'West escalator, levels 2 and 3', 'ESC-W2', ['l2', 'l3']),
  escalator('esc_e2', 'East escalator, levels 2 and 3', 'ESC-E2', ['l2', 'l3']),
  escalator('store_esc', 'Store escalator', 'D-ESC', ['l1', 'l2']),
];
