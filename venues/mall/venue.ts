import type { FloorDesign, VenueDesign } from '../src/VenueDesign.ts';
import { mallAreas } from './areas.ts';
import { mallCategories } from './categories.ts';
import { mallConnections } from './connections.ts';
import { mallEnterprise } from './enterprise.ts';
import { arc, wing } from './frames.ts';
import { french } from './french.ts';
import { level1 } from './level1.ts';
import { level2 } from './level2.ts';
import { level3 } from './level3.ts';
import { mallLocations, mallLogos } from './locations.ts';
import { mallImages, mallPictures } from './pictures.ts';
import { mallSafety } from './safety.ts';
import { mallStyles } from './styles.ts';
import { mallSurroundings } from './surroundings.ts';

const storeyMeters = 5;

/**
 * The demo mall: three floors around a curved concourse, on a fictional site in Hamilton, Ontario.
 */
export const mall: VenueDesign = {
  id: 'mall',
  name: 'Alderwick Center',
  time: '2026-06-01T08:00:00Z',
  tzid: 'America/Toronto',
  site: { origin: [-79.8046, 43.1852], bearing: 17 },
  center: [0, -18],
  stacks: [{ key: '1', name: 'Alderwick Center', floors: floors() }],
  connections: mallConnections,
  locations: mallLocations,
  categories: mallCategories,
  styles: mallStyles,
  assets: { ...mallPictures, ...mallLogos },
  languages: [french],
  enterprise: mallEnterprise,
  surroundings: mallSurroundings,
};

function floors(): FloorDesign[] {
  return [
    {
      key: 'l1',
      name: 'Level 1',
      shortName: 'L1',
      elevation: 0,
      maxHeight: storeyMeters,
      plan: level1(),
      areas: mallAreas.l1,
      annotations: mallSafety.l1,
      images: mallImages.l1,
      points: [
        { name: 'ATM', at: arc(-2.2, 26) },
        { name: 'ATM', at: wing(70, -5.4) },
        { name: 'Defibrillator', at: wing(24, 5.6) },
        { name: 'Lockers', at: arc(2.4, 22) },
      ],
    },
    {
      key: 'l2',
      name: 'Level 2',
      shortName: 'L2',
      elevation: 1,
      maxHeight: storeyMeters,
      plan: level2(),
      areas: mallAreas.l2,
      annotations: mallSafety.l2,
      images: mallImages.l2,
      points: [
        { name: 'Drinking fountain', at: arc(-45.8, 12) },
        { name: 'ATM', at: wing(72, 5.4) },
        { name: 'Defibrillator', at: arc(45.8, 12) },
      ],
    },
    {
      key: 'l3',
      name: 'Level 3',
      shortName: 'L3',
      elevation: 2,
      maxHeight: storeyMeters,
      plan: level3(),
      areas: mallAreas.l3,
      annotations: mallSafety.l3,
      images: mallImages.l3,
      points: [
        { name: 'ATM', at: arc(63, 5.8) },
        { name: 'Drinking fountain', at: arc(45.8, 12) },
        { name: 'Viewpoint over the atrium', at: arc(0, -11) },
      ],
    },
  ];
}
