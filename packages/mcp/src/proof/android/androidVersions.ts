/** A version of the Android SDK. */
interface AndroidVersion {
  /** Modules that its programs can use. */
  readonly modules: readonly string[];
  /** Imports of fragments. */
  readonly imports: readonly string[];
  /** Names that fragments use without declaring them, with their types. */
  readonly given: Readonly<Record<string, string>>;
}

const sdk = 'io.github.mezzanine';

const commonImports = [
  'android.content.Context',
  'java.io.File',
  'kotlinx.coroutines.flow.*',
  'kotlinx.coroutines.*',
];

const commonNames = { activity: 'android.app.Activity', context: 'android.content.Context' };

/** Names of the pages of the older versions. */
const olderNames = (version: string) => ({
  ...commonNames,
  mapView: `${sdk}.${version}.MapView`,
  venue: `${sdk}.v4.Venue`,
  shop: `${sdk}.v4.Location`,
  cafe: `${sdk}.v4.Location`,
  polygon: `${sdk}.v4.Polygon`,
  mall: `${sdk}.${version}.Init`,
});

/** By version, the latest first. */
export const androidVersions: Readonly<Record<string, AndroidVersion>> = {
  '5.0': {
    modules: ['core', 'sdk', 'compose'],
    imports: [
      `${sdk}.*`,
      `${sdk}.compose.*`,
      'androidx.compose.foundation.*',
      'androidx.compose.foundation.layout.*',
      'androidx.compose.foundation.text.*',
      'androidx.compose.runtime.*',
      'androidx.compose.runtime.saveable.*',
      'androidx.compose.ui.*',
      'androidx.compose.ui.unit.*',
      ...commonImports,
    ],
    given: {
      ...commonNames,
      scope: 'kotlinx.coroutines.CoroutineScope',
      map: `${sdk}.MezzanineMapView`,
      state: `${sdk}.compose.MezzanineMapState`,
      venue: `${sdk}.Venue`,
      source: `${sdk}.VenueSource`,
      cache: `${sdk}.VenueCache`,
      cafe: `${sdk}.Location`,
      shop: `${sdk}.Location`,
      desk: `${sdk}.Space`,
      entrance: `${sdk}.Space`,
      floor: `${sdk}.Floor`,
      food: `${sdk}.Category`,
      position: `${sdk}.BlueDotPosition`,
    },
  },
  '4.0': {
    modules: ['core', 'sdk', 'v4'],
    imports: [`${sdk}.v4.*`, ...commonImports],
    given: olderNames('v4'),
  },
  '3.0': {
    modules: ['core', 'sdk', 'v4', 'v3'],
    imports: [`${sdk}.v3.*`, ...commonImports],
    given: olderNames('v3'),
  },
};

/** Modules of the SDK with their kind of artifact. */
export const androidModules: Readonly<Record<string, 'jar' | 'aar'>> = {
  core: 'jar',
  sdk: 'aar',
  compose: 'aar',
  v4: 'aar',
  v3: 'aar',
};
