import type { DirectoryRow } from '../src/readDirectory.ts';
import { busGate } from './arrivals.ts';
import { counterUnit } from './checkIn.ts';
import { gateUnit } from './gates.ts';
import { pierGates } from './pier.ts';
import { beltUnit } from './reclaim.ts';
import { satelliteBusGates, satelliteGates } from './satellite.ts';

/** Airlines, their codes in flight data, and their first and last counters. */
const airlines = [
  ['Norvane Air', 'NV', 1, 8],
  ['Air Tarn', 'TR', 9, 12],
  ['Bluefell', 'BF', 13, 18],
  ['Cordillon', 'CD', 19, 24],
  ['Kestrel Express', 'KX', 25, 30],
  ['Saltway', 'SW', 31, 36],
] as const;

const floors = [
  ['t1', pierGates],
  ['t0', [busGate]],
  ['s1', satelliteGates],
  ['s0', satelliteBusGates],
] as const;

const belts = [1, 2, 3, 4, 5] as const;

function gateRows(): DirectoryRow[] {
  return floors.flatMap(([floor, gates]) =>
    gates.map(({ number }): DirectoryRow => {
      const isBus = floor === 't0' || floor === 's0';
      const description = isBus
        ? `Buses from gate ${number} lead to stands away from the building.`
        : `Lounge and boarding bridge of gate ${number}.`;
      const unit = gateUnit(number);
      return [
        `${floor}/${unit}`,
        `Gate ${number}`,
        'gates',
        description,
        `${number}, boarding`,
        'flights',
        unit,
      ];
    }),
  );
}

function counterRows(): DirectoryRow[] {
  return airlines.map(([name, code, first, last]) => {
    const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const units = numbers.map((number) => `t1/${counterUnit(number)}`).join(' ');
    const description = `Check-in and bag drop of ${name}, counters ${first} to ${last}.`;
    return [
      units,
      name,
      'checkin',
      description,
      `${code}, check-in, bag drop`,
      'flights',
      `CHECKIN-${code}`,
    ];
  });
}

/** Gates, airlines with their check-in counters, and belts, by their ids in flight data. */
export const flightPlaces: readonly DirectoryRow[] = [
  ...gateRows(),
  ...counterRows(),
  ...belts.map((number): DirectoryRow => [
    `t0/${beltUnit(number)}`,
    `Belt ${number}`,
    'belts',
    `Baggage belt ${number} of the reclaim hall.`,
    'baggage, carousel, bags',
    'flights',
    beltUnit(number),
  ]),
];
