import type { PointOfInterest } from '../src/VenueDesign.ts';

/** Points of interest by key of the floor. */
const points: Readonly<Record<string, readonly PointOfInterest[]>> = {
  out: [
    { name: 'Bus stop A: city center', at: [-60, -56.4], unit: 'BUS-A' },
    { name: 'Bus stop B: regional lines', at: [-30, -56.4], unit: 'BUS-B' },
    { name: 'Taxi rank', at: [60, -56.4], unit: 'TAXI' },
    { name: 'Pay station', at: [2.6, -71.4] },
  ],
  t0: [
    { name: 'Meeting point', at: [0, -8.6], unit: 'MEET' },
    { name: 'Cash machine', at: [-62.6, -8.4] },
    { name: 'Defibrillator', at: [24, -8] },
    { name: 'Baggage carts', at: [-30, 3.4] },
    { name: 'Baggage carts', at: [30, 3.4] },
  ],
  t1: [
    { name: 'Self check-in', at: [40, -20.6] },
    { name: 'Baggage wrapping', at: [-56, -34.4] },
    { name: 'Defibrillator', at: [56, -5.4] },
    { name: 'Drinking fountain', at: [-104, 25.2] },
    { name: 'Drinking fountain', at: [126, 25.2] },
    { name: 'Cash machine', at: [26, 33] },
  ],
  t2: [{ name: 'View over the apron', at: [0, 32.6] }],
  s0: [],
  s1: [
    { name: 'Drinking fountain', at: [2, 4.2] },
    { name: 'Defibrillator', at: [-58, 2.4] },
  ],
};

/** The points of interest of a floor. */
export function pointsOf(key: string): readonly PointOfInterest[] {
  return points[key] ?? [];
}
