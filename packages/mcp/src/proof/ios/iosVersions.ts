/** A version of the iOS SDK. */
interface IosVersion {
  /** Modules of the SDK that its programs import, the main one first. */
  readonly modules: readonly string[];
  /** Imports of fragments. */
  readonly imports: readonly string[];
  /** Declarations of the names that fragments use without declaring them. */
  readonly given: Readonly<Record<string, string>>;
}

/** A value of a type. */
const value = (type: string) => (name: string) => `var ${name}: ${type} { fatalError() }`;
/** A value that only the main actor can use. */
const onMain = (type: string) => (name: string) => `@MainActor ${value(type)(name)}`;

function declarations(
  names: Readonly<Record<string, (name: string) => string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([name, write]) => [name, write(name)]));
}

/** Names of the pages of the older versions. */
const olderNames = declarations({
  mapView: onMain('MapView'),
  mall: value('Init'),
  venue: value('Venue'),
  cafe: value('Location'),
  shop: value('Location'),
  polygon: value('Polygon'),
  token: value('String'),
});

/** By version, the latest first. */
export const iosVersions: Readonly<Record<string, IosVersion>> = {
  '5.0': {
    modules: ['Mezzanine', 'MezzanineCore'],
    imports: ['Foundation', 'UIKit', 'SwiftUI', 'CoreLocation', 'Mezzanine'],
    given: declarations({
      transport: onMain('any MapTransport'),
      session: onMain('MapSession'),
      map: onMain('MapView'),
      proxy: onMain('MapProxy'),
      venue: value('Venue'),
      source: value('VenueSource'),
      cache: value('VenueCache'),
      cafe: value('Location'),
      shop: value('Location'),
      desk: value('Space'),
      entrance: value('Space'),
      floor: value('Floor'),
      food: value('MezzanineCore.Category'),
      position: value('BlueDotPosition'),
      server: value('String'),
      token: value('String'),
    }),
  },
  '4.0': {
    modules: ['MezzanineV4'],
    imports: ['Foundation', 'UIKit', 'MezzanineV4'],
    given: olderNames,
  },
  '3.0': {
    modules: ['MezzanineV3'],
    imports: ['Foundation', 'UIKit', 'MezzanineV3'],
    given: olderNames,
  },
};
