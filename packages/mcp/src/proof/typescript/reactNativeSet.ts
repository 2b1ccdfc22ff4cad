import type { TypeScriptSet } from './TypeScriptSet.ts';
import { typesFrom } from './webSet.ts';

const sdk = '@mezzanine/react-native-sdk';

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
      given: typesFrom(sdk, {
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
    '4.0': { entry: `${sdk}/v4`, given: typesFrom(`${sdk}/v4`, older) },
    '3.0': { entry: `${sdk}/v3`, given: typesFrom(`${sdk}/v3`, older) },
  },
};
