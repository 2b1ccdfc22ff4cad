import { box } from '../src/box.ts';
import { type Fixture, type FloorPlan, hall, type Room } from '../src/FloorPlan.ts';
import { counter, longTable, planter, roundTable, seats } from '../src/furniture.ts';
import { lattice, stops } from '../src/lanes.ts';
import { type Lot, rowOfRooms } from '../src/rowOfRooms.ts';
import type { Vector } from '../src/vector.ts';
import { airsideEscalators } from './frame.ts';
import { room, shaft, washroomLots } from './parts.ts';
import { escalatorAcross } from './walkways.ts';
import { washroomFixtures } from './washroomFixtures.ts';

/** The level above the middle of the pier: lounges south of a gallery that overlooks the concourse. */
const edge = { west: -75, east: 75, south: 4, gallery: 24, north: 34, rooms: 9.5 } as const;

/** Rooms along the south wall of a lounge: washrooms, showers, a workspace, and a quiet room. */
function loungeLots(key: string): Lot[] {
  const style = 'Amenities';
  return [
    ...washroomLots(key, [6, 3]),
    { unit: `${key}-S1`, name: 'Shower 1', width: 3, style, door: 0.9 },
    { unit: `${key}-S2`, name: 'Shower 2', width: 3, style, door: 0.9 },
    { unit: `${key}-REST`, name: 'Rest room', width: 9, style, door: 1 },
    { unit: `${key}-WORK`, name: 'Work room', width: 14, style: 'Offices', door: 1.2 },
  ];
}

function lounge(unit: string, from: number, to: number): Room[] {
  const key = unit.replace('LOUNGE-', 'L');
  return [
    room([unit, '', 'Lounges'], box(from, edge.rooms, to, edge.gallery), [
      { to: hall, width: 2.4, near: [(from + to) / 2, edge.gallery] },
    ]),
    ...rowOfRooms({
      from,
      front: edge.rooms,
      back: edge.south,
      to: unit,
      style: 'Amenities',
      lots: loungeLots(key),
    }),
  ].map(({ name, ...rest }) => (name ? { ...rest, name } : rest));
}

function opening(unit: string, from: number, to: number): Room {
  return {
    unit,
    kind: 'otb',
    style: 'Openings',
    name: 'Open to the concourse',
    ring: box(from, 26.8, to, 31.2),
    enclosure: 'open',
    isWalkable: false,
    doors: [],
  };
}

function rooms(): Room[] {
  return [
    shaft('LIFT-AW', 'elevator', box(-75, 14, -72, 24), { near: [-73.5, 24] }),
    shaft('STAIR-AW', 'stairs', box(-72, 14, -68, 24), { near: [-70, 24] }),
    shaft('STAIR-AE', 'stairs', box(68, 14, 72, 24), { near: [70, 24] }),
    shaft('LIFT-AE', 'elevator', box(72, 14, 75, 24), { near: [73.5, 24] }),
    room(['PLANT-W', 'Plant room', 'Service'], box(-75, edge.south, -68, 14), [
      { to: 'LOUNGE-W', width: 0.9, near: [-68, 12.4], weight: 400, isService: true },
    ]),
    room(['PLANT-E', 'Plant room', 'Service'], box(68, edge.south, 75, 14), [
      { to: 'LOUNGE-E', width: 0.9, near: [68, 12.4], weight: 400, isService: true },
    ]),
    ...lounge('LOUNGE-W', -68, -24),
    ...lounge('LOUNGE-E', 24, 68),
    room(['DINER', '', 'Food'], box(-24, edge.south, 8, edge.gallery), [
      { to: hall, width: 5, near: [-8, edge.gallery] },
    ]),
    room(['PRAYER', 'Prayer room', 'Amenities'], box(8, 14, 16, edge.gallery), [
      { to: hall, width: 1.2, near: [12, edge.gallery] },
    ]),
    room(['FAMILY', 'Family room', 'Amenities'], box(16, 14, 24, edge.gallery), [
      { to: hall, width: 1.2, near: [20, edge.gallery] },
    ]),
    room(['KITCHEN', 'Kitchen', 'Service'], box(8, edge.south, 24, 14), [
      { to: 'DINER', width: 1.4, near: [8, 9], weight: 400, isService: true },
    ]),
    escalatorAcross('ESC-UP', airsideEscalators.up, 'west'),
    opening('OPEN-W', -64, -28),
    opening('OPEN-E', 14, 64),
  ].map(({ name, ...rest }) => (name ? { ...rest, name } : rest));
}

function loungeFixtures(from: number, to: number): Fixture[] {
  return [
    counter([(from + to) / 2 + 4.4, 22.4], [3.4, 0.8]),
    counter([from + 8, 12.2], [9, 0.9]),
    ...lattice(stops(from + 4, to - 4, 4.5), [15.4, 18.6]).flatMap(([x, y]) => [
      roundTable([x, y], 0.4),
      seats([x - 1.1, y], [0.8, 1]),
      seats([x + 1.1, y], [0.8, 1]),
    ]),
    planter([from + 18, 12.6], [1.2, 0.8]),
    planter([to - 8, 12.6], [1.2, 0.8]),
  ];
}

/** The lounge level. */
export function lounges(): FloorPlan {
  const all = rooms();
  return {
    outline: box(edge.west, edge.south, edge.east, edge.north),
    rooms: all,
    fixtures: [
      ...loungeFixtures(-68, -24),
      ...loungeFixtures(24, 68),
      ...lattice(stops(-21, 4, 5), [8, 12, 20.6]).map((at) => longTable(at, [2, 0.9], Math.PI / 2)),
      counter([-8, 5.2], [20, 0.9]),
      ...stops(-60, 60, 12).map((x) => seats([x, 33], [4, 0.7])),
      ...washroomFixtures(all),
    ],
    hallName: 'Gallery',
    hallUnit: 'GALLERY',
    hallDoors: [],
    lanes: [
      ...lattice(stops(-73.5, 73.5, 5.9), [25.4, 32]),
      ...lattice([-70, -25, -22.5, -4, 4, 70], [29]),
      ...loungeLanes(-68, -24),
      ...loungeLanes(24, 68),
      ...lattice(stops(-22.6, 6.6, 5), [10, 16, 22.6]),
    ],
  };
}

function loungeLanes(from: number, to: number): Vector[] {
  return lattice(stops(from + 1.6, to - 1.6, 4.55), [10.7, 17, 20.6]);
}
