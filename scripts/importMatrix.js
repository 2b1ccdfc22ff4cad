/**
 * The import table. Columns are our packages, files of the root, and map engines. A place can only
 * import the columns in `allows`. `types` lists columns for `import type` only, and `lazy` those for
 * `import()` only. `scripts/checkImports.ts` resolves every import, including relative paths, prints
 * the table, and fails if an import violates it.
 *
 * @typedef {{ place: string, files: string, allows: string[], types?: string[], lazy?: string[] }} Place
 */

/** Every restricted package, entry, folder, and file of the root, by column name. */
export const columns = {
  mvf: '@mezzanine/mvf',
  wayfinding: '@mezzanine/wayfinding',
  'js data/': 'packages/mezzanine-js/src/data',
  'js text-layout/': 'packages/mezzanine-js/src/text-layout',
  'js style/': 'packages/mezzanine-js/src/style',
  'js static-map/': 'packages/mezzanine-js/src/static-map',
  'js scene/': 'packages/mezzanine-js/src/scene',
  'js view/': 'packages/mezzanine-js/src/view',
  headless: '@mezzanine/mezzanine-js/headless',
  'js compat/': '@mezzanine/mezzanine-js/compat',
  search: '@mezzanine/search',
  mcp: '@mezzanine/mcp',
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
  // The local plane of the format converts to meters.
  { place: 'wayfinding', files: 'packages/wayfinding/**', allows: ['mvf'] },
  {
    place: 'js',
    files: 'packages/mezzanine-js/**',
    allows: ['mvf', 'wayfinding', 'js data/', 'js style/', 'js static-map/', 'js view/'],
  },
  {
    place: 'js data/',
    files: 'packages/mezzanine-js/src/data/**',
    allows: ['mvf', 'wayfinding'],
  },
  // Line breaks and collisions of labels, in pixels.
  { place: 'js text-layout/', files: 'packages/mezzanine-js/src/text-layout/**', allows: [] },
  // Colors, ranks, and symbols that the live map and static maps share.
  {
    place: 'js style/',
    files: 'packages/mezzanine-js/src/style/**',
    allows: ['mvf', 'js data/'],
  },
  {
    place: 'js static-map/',
    files: 'packages/mezzanine-js/src/static-map/**',
    allows: ['mvf', 'js data/', 'js style/', 'js text-layout/'],
  },
  {
    place: 'js scene/',
    files: 'packages/mezzanine-js/src/scene/**',
    allows: ['three', 'js text-layout/'],
  },
  // The paths of symbols, which static maps draw, too.
  {
    place: 'js scene/ symbols',
    files: 'packages/mezzanine-js/src/scene/labels/symbols/**',
    allows: ['js scene/', 'js style/'],
  },
  {
    place: 'js view/',
    files: 'packages/mezzanine-js/src/view/**',
    allows: ['js data/', 'js style/', 'js text-layout/', 'js scene/'],
    types: ['three', 'maplibre'],
  },
  {
    place: 'js view/ MapLibre',
    files: 'packages/mezzanine-js/src/view/outdoor/loadMapLibre.ts',
    allows: ['js data/'],
    types: ['maplibre'],
    lazy: ['maplibre'],
  },
  // Entries for older versions only use exports of version 6.
  {
    place: 'js compat/',
    files: 'packages/mezzanine-js/src/compat/**',
    allows: ['headless'],
  },
  // They use version 6's argument checks, which are not exported.
  {
    place: 'js compat/ checks',
    files: 'packages/mezzanine-js/src/compat/v5/expectArgument.ts',
    allows: ['headless', 'js data/'],
  },
  // The tests start a server, and the venue is a fixture.
  {
    place: 'js compat/ tests',
    files: 'packages/mezzanine-js/src/compat/**/*.{test,fixture}.ts',
    allows: ['mvf', 'js data/'],
  },
  // An engine that knows nothing about the portal's pages.
  { place: 'search', files: 'packages/search/**', allows: [] },
  // It reads what the portal's build wrote, and venues without a map.
  { place: 'mcp', files: 'packages/mcp/**', allows: ['mvf', 'headless', 'search'] },
  {
    place: 'mcp tests',
    files: 'packages/mcp/**/*.{test,fixture}.ts',
    allows: ['mvf', 'js', 'headless', 'search', 'site'],
  },
  { place: 'api-contract', files: 'packages/api-contract/**', allows: [] },
  { place: 'api-client', files: 'packages/api-client/**', allows: ['api-contract', 'site'] },
  { place: 'tooling', files: 'packages/tooling/**', allows: ['site'] },
  // The table of error codes combines the tables of the packages.
  {
    place: 'tooling api-report/',
    files: 'packages/tooling/src/api-report/**',
    allows: ['mvf', 'wayfinding', 'js'],
  },
  // Archives are packed like venue bundles: equal files produce equal bytes.
  {
    place: 'tooling artifacts/',
    files: 'packages/tooling/src/artifacts/**',
    allows: ['mvf', 'site'],
  },
  { place: 'wordpress', files: 'integrations/wordpress/**', allows: ['mvf', 'tooling', 'site'] },
  { place: 'react-sdk', files: 'packages/react-sdk/**', allows: ['js', 'react'] },
  // The app reads venues; the engine that renders them is in the page.
  {
    place: 'react-native-sdk',
    files: 'sdks/react-native/**',
    // Includes itself, for the built page.
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
  // It uses the bridge's envelope and checks.
  { place: 'mobile-protocol', files: 'packages/mobile-protocol/**', allows: ['bridge'] },
  {
    place: 'mobile-page',
    files: 'packages/mobile-page/**',
    allows: ['js', 'bridge', 'mobile-protocol', 'maplibre'],
  },
  // It reads the types of the SDK in the app's node_modules.
  { place: 'codemod', files: 'packages/codemod/**', allows: [] },
  {
    place: 'examples',
    files: 'examples/**',
    allows: ['js', 'react-sdk', 'react', 'tooling', 'site'],
  },
  // Some programs read version 1 of the venue format, so a reader's map is converted to it.
  {
    place: 'examples page',
    files: 'examples/page-runtime/**',
    allows: ['js', 'react'],
    lazy: ['mvf'],
  },
  // React Native is not installed: pages run these with replacements of its components.
  {
    place: 'examples React Native',
    files: 'examples/react-native*/**',
    allows: ['rn-sdk', 'react', 'tooling'],
  },
  // These examples are about the integration itself, or about the file without a map.
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
  // The tests of demo venues check that directions lead everywhere.
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
  { place: 'portal symbols', files: 'apps/portal/plugins/symbols/**', allows: ['js'] },
  // The React binding re-exports the SDK, so that an app needs one import.
  { place: 'viewer', files: 'apps/viewer/**', allows: ['react-sdk', 'bridge', 'react', 'site'] },
  // The table and the lines of the map's symbols, which load with the first of them.
  {
    place: 'viewer symbols',
    files: 'apps/viewer/src/search/PlaceSymbol.tsx',
    allows: ['js', 'react-sdk', 'react'],
  },
  { place: 'viewer build', files: 'apps/viewer/*.ts', allows: ['js', 'bridge', 'site'] },
  // The sample venue of the SDK's own tests.
  {
    place: 'viewer tests',
    files: 'apps/viewer/**/*.{test,fixture}.{ts,tsx}',
    allows: ['mvf', 'js', 'react-sdk', 'bridge', 'react'],
  },
  { place: 'power-bi', files: 'integrations/power-bi/**', allows: ['js'] },
  // The SDK's headless part computes directions; the contract generates the client's types.
  {
    place: 'server',
    files: 'apps/server/**',
    allows: ['mvf', 'wayfinding', 'headless', 'search', 'mcp', 'api-contract', 'site'],
    types: ['api-client'],
  },
  {
    place: 'server tests',
    files: 'apps/server/**/*.{test,fixture}.ts',
    allows: [
      'mvf',
      'wayfinding',
      'js',
      'headless',
      'search',
      'mcp',
      'api-contract',
      'api-client',
      'tooling',
      'site',
    ],
  },
  {
    place: 'e2e',
    files: 'e2e/**',
    allows: [
      'mvf',
      'mcp',
      'headless',
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
  // Programs of users who install the packages.
  {
    place: 'e2e packages',
    files: 'e2e/packages/**',
    allows: ['mvf', 'wayfinding', 'js', 'react-sdk', 'api-client', 'react'],
  },
  {
    place: 'bench',
    files: 'bench/**',
    allows: [
      'mvf',
      'wayfinding',
      'js',
      'headless',
      'search',
      'server',
      'tooling',
      'rn-sdk',
      'react',
      'maplibre',
      'deck',
      'site',
    ],
  },
  // Commands and settings of the repository.
  {
    place: 'scripts',
    files: '{scripts/,}*.{ts,js}',
    allows: ['tooling', 'server', 'examples', 'site'],
  },
];
