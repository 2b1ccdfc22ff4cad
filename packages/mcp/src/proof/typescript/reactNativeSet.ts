import type { TypeScriptSet } from './TypeScriptSet.ts';
import { typesFrom } from './webSet.ts';

const sdk = '@mezzanine/react-native-sdk';

/** What pages import once. */
const components = [
  'BlueDot',
  'Camera',
  'FloorImage',
  'Label',
  'MapView',
  'Marker',
  'MiniMap',
  'Model',
  'OutdoorMap',
  'PlaceList',
  'Route',
  'Selection',
  'Shape',
  'SpaceState',
  'StackedFloors',
  'Tooltip',
  'VenueCache',
  'loadVenue',
  'useMap',
  'useMapEvent',
  'useVenue',
];
const olderComponents = ['MapView', 'MiniMap', 'getVenue'];

/** Names of the pages of the older entries. */
const older = {
  options: 'MapViewOptions',
  store: 'MapViewStore',
  venue: 'Venue',
  shop: 'Location',
  cafe: 'Location',
  polygon: 'Polygon',
};

/** The React Native SDK. Fragments can use the names of its pages. */
export const reactNativeSet: TypeScriptSet = {
  typeFiles: ['/play/types.json', '/play/types-react-native.json'],
  isBrowser: false,
  versions: {
    '5.0': {
      entry: sdk,
      given: {
        ...exportsOf(sdk, components),
        ...typesFrom(sdk, {
          source: 'VenueSource',
          venue: 'Venue',
          map: 'MapHandle',
          cache: 'VenueCache',
          shop: 'Location',
          cafe: 'Location',
          desk: 'Space',
          entrance: 'Space',
          floor: 'Floor',
        }),
      },
    },
    '4.0': { entry: `${sdk}/v4`, given: olderNames(`${sdk}/v4`) },
    '3.0': { entry: `${sdk}/v3`, given: olderNames(`${sdk}/v3`) },
  },
};

function olderNames(entry: string): Readonly<Record<string, string>> {
  return { ...exportsOf(entry, olderComponents), ...typesFrom(entry, older) };
}

/** Types of an entry's exports, by name. */
function exportsOf(entry: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `typeof import('${entry}').${name}`]));
}
