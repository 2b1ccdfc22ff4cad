import type { FloorDesign, VenueDesign } from '../src/VenueDesign.ts';
import { officeCategories } from './categories.ts';
import { officeConnections } from './connections.ts';
import { officeEnterprise } from './enterprise.ts';
import { floor1 } from './floor1.ts';
import { floor2 } from './floor2.ts';
import { floor3 } from './floor3.ts';
import { ground } from './ground.ts';
import { officeLocations } from './locations.ts';
import { areasOf, type OfficeFloor, planOf } from './OfficeFloor.ts';
import { officePictures } from './pictures.ts';
import { officeStyles } from './styles.ts';
import { officeSurroundings } from './surroundings.ts';

const storeyMeters = 3.9;

/** The floors of the office, from the ground up. */
export const officeFloors: readonly OfficeFloor[] = [ground, floor1, floor2, floor3];

function toFloor(floor: OfficeFloor): FloorDesign {
  const { number, annotations = [], images = [] } = floor;
  return {
    key: `f${number}`,
    name: number === 0 ? 'Ground floor' : `Floor ${number}`,
    shortName: number === 0 ? 'G' : String(number),
    elevation: number,
    maxHeight: storeyMeters,
    plan: planOf(floor),
    points: floor.points,
    areas: areasOf(floor) ?? [],
    annotations,
    images,
  };
}

/** The demo office: four floors of one company, on a fictional quay in Rotterdam. */
export const office: VenueDesign = {
  id: 'office',
  name: 'Kestrel House',
  time: '2026-06-01T08:00:00Z',
  tzid: 'Europe/Amsterdam',
  site: { origin: [4.4926, 51.9068], bearing: 334 },
  stacks: [{ key: 'house', name: 'Kestrel House', floors: officeFloors.map(toFloor) }],
  connections: officeConnections,
  locations: officeLocations(officeFloors),
  categories: officeCategories,
  styles: officeStyles,
  assets: officePictures,
  enterprise: officeEnterprise(officeFloors),
  surroundings: officeSurroundings,
};
