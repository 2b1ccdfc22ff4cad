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
  'grey gray',
  'centre center',
  'metre meter',
  'wayfinding directions route routing navigation way path',
  'step-free accessible wheelchair',
  'space room unit',
  'shop store tenant location place',
  'restroom toilet washroom bathroom',
  'marker pin',
  'label name caption text',
  'tooltip popup popover',
  'shape polygon geojson',
  'line polyline',
  'model gltf glb mesh',
  'image picture photo',
  'logo icon',
  'position location gps geolocation',
  'pan drag',
  'rotate rotation turn bearing heading',
  'tilt pitch',
  'exploded stacked expand apart',
  'building structure',
  'click tap press',
  'hover pointer mouseover',
  'event listener callback',
  'error fault bug issue problem exception',
  'blank empty',
  'delete remove destroy dispose',
  'hide hidden invisible visible visibility',
  'create add make put place lay insert',
  'show display',
  'modify edit change update',
  'upgrade migrate migration',
  'install setup installation',
  'share link url',
  'url address',
  'token credential authentication auth',
  'language locale translation translate',
  'hours opening open closed',
  'theme dark style',
  'keyboard shortcut',
  'accessibility a11y',
  'poi interest',
  'mvf venue-format',
  'closest nearest',
  'change switch select selection pick picker choose',
  'without avoid exclude except',
  'stop destination waypoint place',
  'user reader visitor person',
  'disable forbid prevent off interactions',
  'enable allow on interactions',
  'limit limits restrict within',
  'begin start started',
  'release changelog version',
  'download fetch',
  'cookie storage tracking',
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
