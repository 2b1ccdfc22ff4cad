/** Names that examples of a package can use without declaring them. */
export interface Given {
  /** Import path of the package. */
  readonly from: string;
  /** Files that list its exports. */
  readonly entries: readonly string[];
  /** Declared names, with their TypeScript types. */
  readonly names: Readonly<Record<string, string>>;
}

const SDK = "import('@mezzanine/mezzanine-js')";
const MVF = "import('@mezzanine/mvf')";
const REACT = "import('@mezzanine/react-sdk')";
const SDK5 = "import('@mezzanine/mezzanine-js/v5')";
const SDK4 = "import('@mezzanine/mezzanine-js/v4')";
const NATIVE = "import('@mezzanine/react-native-sdk')";
const NATIVE4 = "import('@mezzanine/react-native-sdk/v4')";
const NATIVE3 = "import('@mezzanine/react-native-sdk/v3')";
const WAYS = "import('@mezzanine/wayfinding')";

/**
 * Names that examples in source comments use undeclared, by source folder. Such an example is a
 * one-line call whose arguments have descriptive names.
 */
export const givenNames: Readonly<Record<string, Given>> = {
  'packages/mvf/src': {
    from: '@mezzanine/mvf',
    entries: ['packages/mvf/src/index.ts'],
    names: {
      venue: `${MVF}.Mvf`,
      given: `${MVF}.Mvf`,
      bundle: 'ArrayBuffer',
      bytes: 'ArrayBuffer',
      file: 'File',
      problems: 'string[]',
      writeFile: '(path: string, content?: Uint8Array) => Promise<void>',
      readFile: '(path: string) => Promise<Uint8Array>',
      save: '(files: Readonly<Record<string, Uint8Array>>) => void',
      features: `ReturnType<typeof ${MVF}.exportPlaces>['features']`,
    },
  },
  'packages/wayfinding/src': {
    from: '@mezzanine/wayfinding',
    entries: ['packages/wayfinding/src/index.ts'],
    names: Object.fromEntries(
      ['floors', 'nodes', 'edges', 'connections'].map((list) => [
        list,
        `ConstructorParameters<typeof ${WAYS}.WalkingNetwork>[0]['${list}']`,
      ]),
    ),
  },
  'packages/mezzanine-js/src': {
    from: '@mezzanine/mezzanine-js',
    entries: ['packages/mezzanine-js/src/index.ts'],
    names: {
      key: 'string',
      secret: 'string',
      source: `${SDK}.VenueSource`,
      shop: `${SDK}.Space`,
      entrance: `${SDK}.Space`,
      cafe: `${SDK}.Location`,
      directions: `${SDK}.Directions`,
      image: 'HTMLImageElement',
      askForKey: '() => void',
    },
  },
  'packages/mezzanine-js/src/compat/v5': {
    from: '@mezzanine/mezzanine-js/v5',
    entries: ['packages/mezzanine-js/src/compat/v5/index.ts'],
    names: {
      venue: `${SDK5}.Venue`,
      mapView: `${SDK5}.MapView`,
      polygon: `${SDK5}.Polygon`,
      polygons: `${SDK5}.Polygon[]`,
      location: `${SDK5}.Location`,
      shop: `${SDK5}.Location`,
      cafe: `${SDK5}.Location`,
      restroom: `${SDK5}.Location`,
      entrance: `${SDK5}.Node`,
      search: `${SDK5}.OfflineSearch`,
      report: '(text: string) => void',
    },
  },
  'packages/mezzanine-js/src/compat/v4': {
    from: '@mezzanine/mezzanine-js/v4',
    entries: ['packages/mezzanine-js/src/compat/v4/index.ts'],
    names: {
      venue: `${SDK4}.Venue`,
      mapView: `${SDK4}.MapView`,
      polygons: `${SDK4}.Polygon[]`,
      location: `${SDK4}.Location`,
      report: '(text: string) => void',
    },
  },
  'packages/react-sdk/src': {
    from: '@mezzanine/react-sdk',
    entries: ['packages/react-sdk/src/index.ts', 'packages/mezzanine-js/src/index.ts'],
    names: {
      shop: `${SDK}.Space`,
      space: `${SDK}.Space`,
      chosen: `${SDK}.Space`,
      setChosen: `(chosen?: ${SDK}.Space) => void`,
      floor: `${SDK}.Floor`,
      setFloor: `(floor: ${SDK}.Floor) => void`,
      view: `${SDK}.CameraState`,
      setView: `(view: ${SDK}.CameraState) => void`,
      directions: `${SDK}.Directions`,
      step: 'number',
      setStep: '(step: number) => void',
      isStacked: 'boolean',
      setProblem: `(problem: ${SDK}.MezzanineError) => void`,
      Price: `(props: { of: ${SDK}.Space }) => ReturnType<typeof ${REACT}.MapView>`,
    },
  },
  'packages/maplibre-overlay/src': {
    from: '@mezzanine/maplibre-overlay',
    entries: ['packages/maplibre-overlay/src/index.ts'],
    names: { map: "import('maplibre-gl').Map" },
  },
  'sdks/react-native/src': {
    from: '@mezzanine/react-native-sdk',
    entries: ['sdks/react-native/src/index.ts'],
    names: {
      venue: `${NATIVE}.Venue`,
      source: `${NATIVE}.VenueSource`,
      cache: `${NATIVE}.VenueCache`,
      AsyncStorage: `${NATIVE}.VenueStorage`,
      accessToken: 'string',
      baseUrl: 'string',
      shop: `${NATIVE}.Location`,
      ...Object.fromEntries(
        ['desk', 'entrance', 'hall', 'plaza', 'chosen'].map((name) => [name, `${NATIVE}.Space`]),
      ),
      setChosen: `(chosen?: ${NATIVE}.Space) => void`,
      ground: `${NATIVE}.Floor`,
      position: `${NATIVE}.BlueDotPosition`,
      coordinates: 'number[][]',
      plan: 'string',
      reader: 'boolean',
      isOverview: 'boolean',
      step: 'number',
      setStep: '(step: number) => void',
      setTitle: '(title: string) => void',
      openMap: '() => void',
      open: '() => void',
      Button: "import('react').ComponentType<{ title: string; onPress: () => void }>",
    },
  },
  'sdks/react-native/src/v4': {
    from: '@mezzanine/react-native-sdk/v4',
    entries: ['sdks/react-native/src/v4/index.ts'],
    names: {
      store: `${NATIVE4}.MapViewStore`,
      options: `${NATIVE4}.MapViewOptions`,
      polygons: `${NATIVE4}.Polygon[]`,
      location: `${NATIVE4}.Location`,
      shop: `${NATIVE4}.Location`,
      restroom: `${NATIVE4}.Location`,
      clientId: 'string',
      clientSecret: 'string',
      baseUrl: 'string',
    },
  },
  'sdks/react-native/src/v3': {
    from: '@mezzanine/react-native-sdk/v3',
    entries: ['sdks/react-native/src/v3/index.ts'],
    names: {
      store: `${NATIVE3}.MapViewStore`,
      options: `${NATIVE3}.MapViewOptions`,
      polygon: `${NATIVE3}.Polygon`,
    },
  },
};
