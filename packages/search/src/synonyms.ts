/**
 * Synonyms on this portal. Each word of a group also finds the others. Add a line, or a word to a
 * line, if users search for something by a name it does not have. Use single words, in lower case,
 * without accents. Plurals and verb forms are found anyway.
 */
const groups: readonly string[] = [
  'lift elevator',
  'stairs steps staircase stairway escalator',
  'floor level storey story',
  'colour color',
  'extrude extrusion height',
  'grey gray',
  'centre center',
  'metre meter',
  'wayfinding directions route routing navigation way path',
  'step-free accessible wheelchair',
  'space room unit',
  'shop store tenant location place retailer merchant',
  'restroom toilet washroom bathroom',
  'marker pin',
  'label name caption text',
  'tooltip popup popover',
  'shape polygon geojson',
  'line polyline',
  'model gltf glb mesh',
  'image picture photo',
  'logo icon',
  'position location gps geolocation dot',
  'pan drag',
  'rotate rotation turn bearing heading',
  'zoom fly camera',
  'tilt pitch',
  'exploded stacked expand apart',
  'building structure',
  'outdoor outdoors outside exterior street basemap',
  'click tap press touch onclick',
  'hover pointer mouseover',
  'event listener callback delegate handler',
  'webhook callback notification',
  'error fault bug issue problem exception crash broken fail',
  'blank empty',
  'delete remove destroy dispose',
  'hide hidden invisible visible visibility',
  'create add make put place lay insert',
  'show display',
  'modify edit change update',
  'upgrade migrate migration',
  'install setup installation',
  'install npm yarn pnpm',
  'package library dependency framework',
  'cocoapods pod spm',
  'wordpress wp',
  'javascript js',
  'typescript ts',
  'share link url',
  'url address',
  'token credential authentication auth login',
  'private unpublished restricted',
  'csp content-security-policy',
  'language locale translation translate localization localize i18n internationalization',
  'hours opening open closed',
  'theme dark style',
  'keyboard shortcut',
  'accessibility a11y',
  'poi interest',
  'mvf venue-format',
  'field property attribute schema',
  'closest nearest',
  'change switch select selection pick picker choose',
  'without avoid exclude except',
  'stop destination waypoint place',
  'user reader visitor person',
  'disable forbid prevent off interactions',
  'enable allow on interactions',
  'limit limits restrict within',
  'begin start started',
  'directions instruction maneuver manoeuvre',
  'offline cache cached',
  'import sync upload push',
  'hosted host hosting',
  'self-hosted premise premises',
  'limit quota throttle',
  'kiosk signage directory touchscreen',
  'release changelog version changes',
  'download fetch',
  'cookie storage tracking',
  'analytics telemetry tracking statistics',
];

/** Groups of synonyms in the format of a hosted service. */
export const synonymGroups: readonly (readonly string[])[] = groups.map((group) =>
  group.split(' '),
);

const byWord = new Map<string, string[]>();
for (const group of groups) {
  const words = group.split(' ').map((word) => word.replaceAll('-', ''));
  for (const word of words) {
    const others = words.filter((other) => other !== word);
    byWord.set(word, [...(byWord.get(word) ?? []), ...others]);
  }
}

/** Synonyms of a word, including those of its singular. */
export function synonymsOf(word: string): readonly string[] {
  return byWord.get(word) ?? byWord.get(word.replace(/s$/, '')) ?? [];
}
