/** Type of a layer's features. */
export type LayerKind =
  | 'unit'
  | 'level'
  | 'detail'
  | 'facility'
  | 'site'
  | 'opening'
  | 'wall'
  | 'fixture'
  | 'section'
  | 'other';

/** Names of layers in ArcGIS Indoors, IMDF, and common exports. Whole words. A data table. */
const table: readonly (readonly [kind: LayerKind, words: string])[] = [
  ['opening', 'opening openings door doors entrance entrances tuer tueren'],
  ['wall', 'wall walls waende wand'],
  ['detail', 'detail details floorplanline floorplanlines lines'],
  ['fixture', 'fixture fixtures furniture kiosk kiosks moebel'],
  ['section', 'section sections zone zones'],
  [
    'unit',
    'unit units space spaces room rooms interiorspace interiorspaces raum raeume zimmer corridor corridors',
  ],
  [
    'level',
    'level levels floor floors storey storeys story stories floorplan floorplans geschoss geschosse etage etagen',
  ],
  ['facility', 'facility facilities building buildings footprint footprints structure gebaeude'],
  ['site', 'site sites venue venues campus property'],
];

const rows = table.map(([kind, words]) => ({ kind, words: new Set(words.split(' ')) }));

/** Determines the type of a layer's features from its file name, such as `Indoors_Units`. */
export function layerKindOf(name: string): LayerKind {
  const text = name
    .slice(0, 200)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ü', 'ue')
    .replaceAll('ö', 'oe');
  const words = text.split(/[^a-z]+/);
  const joined = words.map((word, i) => `${word}${words[i + 1] ?? ''}`);
  return (
    rows.find(({ words: own }) => [...words, ...joined].some((word) => own.has(word)))?.kind ??
    'other'
  );
}
