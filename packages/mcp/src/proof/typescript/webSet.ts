import type { TypeScriptSet } from './TypeScriptSet.ts';

const sdk = '@mezzanine/mezzanine-js';

/** The web SDK. Fragments can use a loaded venue, and a map that shows it. */
export const webSet: TypeScriptSet = {
  typeFiles: ['/play/types.json'],
  isBrowser: true,
  versions: {
    '6.0': { entry: sdk, given: typesFrom(sdk, { venue: 'Venue', mapView: 'MapView' }) },
    '5.0': {
      entry: `${sdk}/v5`,
      given: typesFrom(`${sdk}/v5`, { venue: 'Venue', mapView: 'MapView' }),
    },
    '4.0': { entry: `${sdk}/v4`, given: {} },
  },
};

/** Types that an entry exports, by the name of the value with the type. */
export function typesFrom(
  entry: string,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([name, type]) => [name, `import('${entry}').${type}`]),
  );
}
