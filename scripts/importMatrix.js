/**
 * Who may import what. Columns are our packages, files of the root, and the engines. A place may
 * import only the columns in `allows`. `types` lists columns for `import type` only, and `lazy`
 * those for `import()` only. `scripts/checkImports.ts` resolves every import, relative paths included,
 * prints the table, and fails if an import differs from it.
 *
 * @typedef {{ place: string, files: string, allows: string[], types?: string[], lazy?: string[] }} Place
 */

/** Every guarded package, entry, folder, and file of the root, by column name. */
export const columns = {
  mvf: '@mezzanine/mvf',
  wayfinding: '@mezzanine/wayfinding',
  'js data/': 'packages/mezzanine-js/src/data',
  'js scene/': 'packages/mezzanine-js/src/scene',
  'js view/': 'packages/mezzanine-js/src/view',
  headless: '@mezzanine/mezzanine-js/headless',
  'js compat/': '@mezzanine/mezzanine-js/compat',
  'api-contract': '@mezzanine/api-contract',
  'api-client': '@mezzanine/api-client',
  tooling: '@mezzanine/tooling',
  js: '@mezzanine/mezzanine-js',
  'react-sdk': '@mezzanine/react-sdk',
  overlay: '@mezzanine/maplibre-overlay',
  bridge: '@mezzanine/bridge',
  'mobile-protocol': '@mezzanine/mobile-protocol',
  codemod: '@mezzanine/codemod',
  'rn-sdk': '@mezzanine/react-native-sdk',
  examples: '@mezzanine/examples',
  'power-bi': '@mezzanine/power-bi',
  server: '@mezzanine/server',
  viewer: '@mezzanine/viewer',
  portal: '@mezzanine/portal',
  site: 'site.config.ts',
  maplibre: 'maplibre-gl',
  three: 'three',
  react: 'react',
  deck: '@deck.gl',
  leaflet: 'leaflet',
};

/**
 * A file belongs to the last place whose `files` match it.
 *
 * @type {Place[]}
 */
export const importMatrix = [
  { place: 'mvf', files: 'packages/mvf/**', allows: [] },
  // Meters are counted on the plane of the format.
  { place: 'wayfinding', files: 'packages/wayfinding/**', allows: ['mvf'] },
  {
    place: 'js',
    files: 'packages/mezzanine-js/**',
    allows: ['mvf', 'wayfinding', 'js data/', 'js view/'],
  },
  {
    place: 'js data/',
    files: 'packages/mezzanine-js/src/data/**',
    allows: ['mvf', 'wayfinding'],
  },
  {
    place: 'js scene/',
    files: 'packages/mezzanine-js/src/scene/**',
    allows: ['three'],
  },
  {
    place: 'js view/',
    files: 'packages/mezzanine-js/src/view/**',
    allows: ['js data/', 'js scene/'],
    types: ['three', 'maplibre'],
  },
  {
    place: 'js view/ MapLibre',
    files: 'packages/mezzanine-js/src/view/outdoor/loadMapLibre.ts',
    allows: ['js data/'],
    types: ['maplibre'],
    lazy: ['maplibre'],
  },
  // Entries of older versions stand on what version 6 exports, and on nothing else.
  {
    place: 'js compat/',
    files: 'packages/mezzanine-js/src/compat/**',
    allows: ['headless'],
  },
  // The network is a server of the test, and the venue one of the fixtures.
  {
    place: 'js compat/ tests',
    files: 'packages/mezzanine-js/src/compat/**/*.{test,fixture}.ts',
    allows: ['mvf', 'js data/'],
  },
  { place: 'api-contract', files: 'packages/api-contract/**', allows: [] },
  { place: 'api-client', files: 'packages/api-client/**', allows: ['api-contract', 'site'] },
  { place: 'tooling', files: 'packages/tooling/**', allows: ['site'] },
  // The table of error codes is made of the tables of the packages.
  {
    place: 'tooling api-report/',
    files: 'packages/tooling/src/api-report/**',
    allows: ['mvf', 'wayfinding', 'js'],
  },
  { place: 'wordpress', files: 'integrations/wordpress/**', allows: ['mvf', 'tooling', 'site'] },
  { place: 'react-sdk', files: 'packages/react-sdk/**', allows: ['js', 'react'] },
  // Venues are read in the app; the engine that draws them is in the page.
  {
    place: 'react-native-sdk',
    files: 'sdks/react-native/**',
    // Itself for the page, which is built.
    allows: ['headless', 'js compat/', 'mobile-protocol', 'rn-sdk', 'react'],
  },
  {
    place: 'react-native-sdk tests',
    files: 'sdks/react-native/**/*.{test,fixture}.{ts,tsx}',
    allows: ['mvf', 'js', 'headless', 'js compat/', 'mobile-protocol', 'rn-sdk', 'react'],
  },
  {
    place: 'maplibre-overlay',
    files: 'packages/maplibre-overlay/**',
    allows: ['js'],
    types: ['maplibre'],
  },
  { place: 'bridge', files: 'packages/bridge/**', allows: [], types: ['react'] },
  // Its envelope and checks are those of the bridge.
  { place: 'mobile-protocol', files: 'packages/mobile-protocol/**', allows: ['bridge'] },
  {
    place: 'mobile-page',
    files: 'packages/mobile-page/**',
    allows: ['js', 'bridge', 'mobile-protocol', 'maplibre'],
  },
  // It reads the types of the SDK that an app has installed.
  { place: 'codemod', files: 'packages/codemod/**', allows: [] },
  {
    place: 'examples',
    files: 'examples/**',
    allows: ['js', 'react-sdk', 'react', 'tooling', 'site'],
  },
  // React Native itself is not installed: their pages run them with what stands in its place.
  {
    place: 'examples React Native',
    files: 'examples/react-native/**',
    allows: ['rn-sdk', 'react', 'tooling'],
  },
  // The topic of these is the integration itself, or the file without a map.
  {
    place: 'examples deck.gl',
    files: 'examples/venue-format/render-with-deck-gl-*/**',
    allows: ['deck'],
  },
  {
    place: 'examples leaflet',
    files: 'examples/venue-format/render-with-leaflet/**',
    allows: ['leaflet'],
  },
  {
    place: 'examples MapLibre',
    files: 'examples/getting-started/maplibre-overlay/**',
    allows: ['js', 'overlay', 'maplibre', 'tooling'],
  },
  { place: 'examples file', files: 'examples/venue-format/read-venue-file/**', allows: ['mvf'] },
  { place: 'venues', files: 'venues/**', allows: ['mvf'] },
  // A demo venue is tested for what it is there for: that directions lead everywhere.
  { place: 'venues tests', files: 'venues/**/*.test.ts', allows: ['mvf', 'js'] },
  {
    place: 'portal',
    files: 'apps/portal/**',
    // Pages document the settings of the viewer and the visual, and show examples.
    allows: [
      'mvf',
      'bridge',
      'api-contract',
      'examples',
      'power-bi',
      'viewer',
      'react',
      'tooling',
      'site',
    ],
    lazy: ['js'],
  },
  // The React binding carries the whole SDK, so that an app needs one import.
  { place: 'viewer', files: 'apps/viewer/**', allows: ['react-sdk', 'bridge', 'react', 'site'] },
  { place: 'viewer build', files: 'apps/viewer/*.ts', allows: ['js', 'bridge', 'site'] },
  // The sample venue of the SDK's own tests.
  {
    place: 'viewer tests',
    files: 'apps/viewer/**/*.{test,fixture}.{ts,tsx}',
    allows: ['mvf', 'js', 'react-sdk', 'bridge', 'react'],
  },
  { place: 'power-bi', files: 'integrations/power-bi/**', allows: ['js'] },
  // Directions of a venue live in the SDK's headless part; the client's types are the contract's.
  {
    place: 'server',
    files: 'apps/server/**',
    allows: ['mvf', 'wayfinding', 'headless', 'api-contract', 'site'],
    types: ['api-client'],
  },
  {
    place: 'server tests',
    files: 'apps/server/**/*.{test,fixture}.ts',
    allows: ['mvf', 'wayfinding', 'js', 'headless', 'api-contract', 'api-client', 'site'],
  },
  {
    place: 'e2e',
    files: 'e2e/**',
    allows: [
      'mvf',
      'js',
      'react-sdk',
      'overlay',
      'bridge',
      'mobile-protocol',
      'react',
      'examples',
      'tooling',
      'site',
      'maplibre',
    ],
    types: ['power-bi', 'portal'],
  },
  // Programs of people who install the packages.
  {
    place: 'e2e packages',
    files: 'e2e/packages/**',
    allows: ['mvf', 'wayfinding', 'js', 'react-sdk', 'api-client', 'react'],
  },
  {
    place: 'bench',
    files: 'bench/**',
    allows: ['mvf', 'wayfinding', 'js', 'server', 'tooling', 'maplibre', 'deck', 'site'],
  },
  // The commands of the repository, and its settings.
  {
    place: 'scripts',
    files: '{scripts/,}*.{ts,js}',
    allows: ['tooling', 'server', 'examples', 'site'],
  },
];
