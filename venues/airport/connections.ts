import type { ConnectionDesign } from '../src/VenueDesign.ts';
import { walkways } from './walkways.ts';

type Type = 'elevator' | 'escalator' | 'stairs';

function between(
  key: string,
  name: string,
  type: Type,
  stops: readonly string[],
): ConnectionDesign {
  return {
    key,
    type,
    name,
    accessible: type === 'elevator',
    stops: stops.map((stop) => {
      const [floor = '', unit = ''] = stop.split('/');
      return { floor, unit };
    }),
  };
}

/** Key, name, type, unit, and floors of the shafts, which have the same unit on all floors. */
const shafts: readonly (readonly [string, string, Type, string, string])[] = [
  ['lift_w1', 'Elevator west 1', 'elevator', 'LIFT-W1', 't0 t1'],
  ['lift_w2', 'Elevator west 2', 'elevator', 'LIFT-W2', 't0 t1'],
  ['lift_e1', 'Elevator east 1', 'elevator', 'LIFT-E1', 't0 t1'],
  ['lift_e2', 'Elevator east 2', 'elevator', 'LIFT-E2', 't0 t1'],
  ['esc_w', 'Escalators west', 'escalator', 'ESC-W', 't0 t1'],
  ['esc_e', 'Escalators east', 'escalator', 'ESC-E', 't0 t1'],
  ['stair_tw', 'Stairs west', 'stairs', 'STAIR-TW', 't0 t1'],
  ['stair_te', 'Stairs east', 'stairs', 'STAIR-TE', 't0 t1'],
  ['lift_aw', 'Airside elevator west', 'elevator', 'LIFT-AW', 't0 t1 t2'],
  ['lift_ae', 'Airside elevator east', 'elevator', 'LIFT-AE', 't0 t1 t2'],
  ['stair_aw', 'Airside stairs west', 'stairs', 'STAIR-AW', 't0 t1 t2'],
  ['stair_ae', 'Airside stairs east', 'stairs', 'STAIR-AE', 't0 t1 t2'],
  ['esc_up', 'Escalators to the lounges', 'escalator', 'ESC-UP', 't1 t2'],
  ['esc_down', 'Escalators to baggage reclaim', 'escalator', 'ESC-DOWN', 't0 t1'],
  ['stair_g', 'Stairs to gate A12', 'stairs', 'STAIR-G', 't0 t1'],
  ['stair_pw', 'Pier stairs west', 'stairs', 'STAIR-PW', 't0 t1'],
  ['stair_pe', 'Pier stairs east', 'stairs', 'STAIR-PE', 't0 t1'],
  ['lift_s', 'Satellite elevator', 'elevator', 'LIFT-S', 's0 s1'],
  ['stair_s', 'Satellite stairs', 'stairs', 'STAIR-S', 's0 s1'],
];

/** A checkpoint: one-way, step-free, and with its duration converted to meters of walking. */
function checkpoint(
  key: string,
  [externalId, name, description]: readonly [string, string, string],
  [from, to]: readonly [string, string],
  weight: number,
): ConnectionDesign {
  return {
    key,
    type: 'security',
    name,
    description,
    externalId,
    accessible: true,
    isOneWay: true,
    weight,
    stops: [from, to].map((unit) => ({ floor: 't1', unit })),
  };
}

/**
 * Connections between floors, along the moving walkways, and through security and border control.
 */
export const airportConnections: readonly ConnectionDesign[] = [
  ...shafts.map(([key, name, type, unit, floors]) =>
    between(
      key,
      name,
      type,
      floors.split(' ').map((floor) => `${floor}/${unit}`),
    ),
  ),
  ...walkways.map(({ unit }, i): ConnectionDesign => ({
    key: `walk_${i + 1}`,
    type: 'walkway',
    name: `Moving walkway ${i + 1}`,
    accessible: false,
    isOneWay: true,
    multiplier: 0.6,
    stops: [{ floor: 't1', unit }],
  })),
  checkpoint(
    'sec_1',
    ['SEC-1', 'Security control', 'Eight lanes between check-in and the gates.'],
    ['SEC-QUEUE', 'SEC-EXIT'],
    400,
  ),
  checkpoint(
    'pass_out',
    ['PASS-OUT', 'Passport control, departures', 'On the way to the B gates.'],
    ['PASS-OUT-1', 'PASS-OUT-2'],
    150,
  ),
  checkpoint(
    'pass_in',
    ['PASS-IN', 'Passport control, arrivals', 'On the way back from the B gates.'],
    ['PASS-IN-1', 'PASS-IN-2'],
    200,
  ),
];
