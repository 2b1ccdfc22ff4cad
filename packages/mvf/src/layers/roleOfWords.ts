import type { LayerRole } from './LayerRole.ts';

/**
 * Words in the names of layers and uses; the first match wins. They come from the US National CAD
 * Standard (https://www.nationalcadstandard.org, `A-WALL`, `A-DOOR`, `A-FLOR-STRS`), and common
 * names in English, German, French, and Spanish. Whole words match only as such; parts match within
 * a word, as in `Innenwand`. A data table.
 */
const table: readonly (readonly [role: LayerRole, whole: string, parts: string])[] = [
  [
    'ignore',
    'patt hat hatch sym fur dims dim grid vprt ttlb equip eqpm fixt lite elec plum hvac symb detl demo achse achsen',
    'hatch schraffur bemass bemaß dimension defpoints furn mobel moebel mobil mueble raster viewport vegetat bepflanz',
  ],
  ['name', 'iden anno txt tex tag tags nr', 'text label beschrift stempel nummer number name'],
  ['door', 'porte portes', 'door tuer tueren puerta opening entrance eingang ausgang'],
  ['glass', 'wind win', 'glaz glass glas window fenster fenetre ventana curtain'],
  ['escalator', 'escl', 'escalator rolltreppe'],
  ['elevator', 'evtr lift lifts', 'elevator aufzug aufzuege ascenseur ascensor'],
  ['stairs', 'strs step steps', 'stair treppe escalier escalera'],
  ['railing', 'hral', 'handrail railing gelaender handlauf balustrade'],
  ['column', 'col cols', 'column pillar stuetze saeule poteau'],
  [
    'outline',
    'otln bldg bgf outl',
    'outline umriss building footprint gebaeude perimeter grossarea floorplate',
  ],
  [
    'hallway',
    'hall gang circ lobby foyer',
    'corr hallway walkway flur korridor couloir pasillo circulation',
  ],
  ['wall', 'wal mur murs prht muro muros', 'wall wand waende mauer partition'],
  [
    'room',
    'area areas rm rms spce nuf unit units office space spaces',
    'room raum raeume zimmer nutzflaeche piece salle locaux office',
  ],
];

const rows = table.map(([role, whole, parts]) => ({
  role,
  whole: new Set(whole.split(' ')),
  parts: parts.split(' '),
}));

const longestName = 200;

/** The role according to a name such as `A-WALL-FULL` or `Innenwände`; undefined if there is none. */
export function roleOfWords(name: string): LayerRole | undefined {
  const words = name
    .slice(0, longestName)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-zß]+/)
    .filter((word) => word !== '');
  const found = rows.find(({ whole, parts }) =>
    words.some((word) => whole.has(word) || parts.some((part) => word.includes(part))),
  );
  return found?.role;
}
