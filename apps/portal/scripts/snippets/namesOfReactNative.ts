const NATIVE = "import('@mezzanine/react-native-sdk')";

/** What the SDK exports, which pages import once. */
const exported = [
  'BlueDot',
  'Camera',
  'FloorImage',
  'Label',
  'loadVenue',
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
  'useMap',
  'useMapEvent',
  'useVenue',
  'VenueCache',
];

/** Names that a block of a React Native page can use without declaring them, as TypeScript types. */
export const namesOfReactNative: Readonly<Record<string, string>> = {
  ...Object.fromEntries(exported.map((name) => [name, `typeof ${NATIVE}.${name}`])),
  source: `${NATIVE}.VenueSource`,
  venue: `${NATIVE}.Venue`,
  map: `${NATIVE}.MapHandle`,
  cache: `${NATIVE}.VenueCache`,
  shop: `${NATIVE}.Location`,
  cafe: `${NATIVE}.Location`,
  desk: `${NATIVE}.Space`,
  entrance: `${NATIVE}.Space`,
  floor: `${NATIVE}.Floor`,
};

/**
 * As {@link namesOfReactNative}, for a page of an older entry.
 *
 * @param major - version of the entry
 */
export function namesOfOlderReactNative(major: '4' | '3'): Readonly<Record<string, string>> {
  const entry = `import('@mezzanine/react-native-sdk/v${major}')`;
  return {
    getVenue: `typeof ${entry}.getVenue`,
    MapView: `typeof ${entry}.MapView`,
    MiniMap: `typeof ${entry}.MiniMap`,
    options: `${entry}.MapViewOptions`,
    store: `${entry}.MapViewStore`,
    venue: `${entry}.Venue`,
    shop: `${entry}.Location`,
    cafe: `${entry}.Location`,
    polygon: `${entry}.Polygon`,
  };
}
