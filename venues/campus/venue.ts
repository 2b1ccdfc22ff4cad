import type { VenueDesign } from '../src/VenueDesign.ts';
import { campusCategories } from './categories.ts';
import { campusConnections } from './connections.ts';
import { campusLocations } from './locations.ts';
import { outdoors } from './outdoors.ts';
import { buildings } from './stacks.ts';
import { campusStyles } from './styles.ts';
import { campusSurroundings } from './surroundings.ts';

/** The demo campus: five buildings around a quad, on a fictional site near Kingston, Ontario. */
export const campus: VenueDesign = {
  id: 'campus',
  name: 'Larkmere College',
  time: '2026-06-01T08:00:00Z',
  tzid: 'America/Toronto',
  site: { origin: [-76.4112, 44.2941], bearing: 12 },
  center: [0, 0],
  stacks: [
    {
      key: 'out',
      name: 'Campus grounds',
      shortName: 'Outdoors',
      type: 'Outdoor',
      floors: [
        {
          key: 'out',
          name: 'Grounds',
          shortName: 'G',
          elevation: 0,
          maxHeight: 4,
          plan: outdoors(),
          points: [
            { name: 'Bus stop: Larkmere College', at: [-30, -102.4], unit: 'BUS-1' },
            { name: 'Bike parking', at: [-28, 37.6] },
            { name: 'Emergency phone', at: [26, 36.4] },
            { name: 'Campus map', at: [7.4, -98.4] },
          ],
          hasSafetyByRule: false,
        },
      ],
    },
    ...buildings,
  ],
  connections: campusConnections,
  locations: campusLocations,
  categories: campusCategories,
  styles: campusStyles,
  surroundings: campusSurroundings,
};
