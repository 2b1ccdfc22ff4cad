import { generateGraph } from '../graph/generateGraph.ts';
import { keysOf } from '../jsonPointer.ts';
import type { Mvf } from '../Mvf.ts';
import type { Position } from '../record-types/geometry.ts';
import type { Finding } from '../validator/Finding.ts';
import { valueAt, venuePathOf, withValueAt } from '../validator/venuePath.ts';
import { boundsOf, featureAt } from './featureAt.ts';
import type { FixDraft } from './FixDraft.ts';
import { numberFloors, stackFloor } from './fixes/floors.ts';
import { addDestinations, joinEntrance, removeIsland } from './fixes/graph.ts';
import { decodeAgain, isOptionalText, removeText, renameAt, ungarbled } from './fixes/names.ts';
import { openDoors } from './fixes/openDoor.ts';
import { removeFeature } from './fixes/removeFeature.ts';
import { cutOverlap, nestSpace, redraw, widenFloor } from './fixes/shapes.ts';

type Planner = (finding: Finding, venue: Mvf) => readonly FixDraft[];

const longestLabel = 80;

/** The fixes of the doctor for findings of the validator, by rule. A table. */
export const fixesOfRules: Readonly<Record<string, Planner>> = {
  'REF-03': (finding) => [
    {
      kind: 'stack',
      title: 'List the floor in one building',
      effect: 'The floor is listed once in a floor stack.',
      isAutomatic: true,
      apply: (venue) => stackFloor(venue, finding.place?.floor ?? ''),
    },
  ],
  'REF-04': ({ file, pointer }) => [
    {
      kind: 'drop-node',
      title: 'Remove the node of the other floor',
      effect: 'The space no longer lists the node.',
      isAutomatic: true,
      apply: (venue) => withoutItem(venue, file, pointer),
    },
  ],
  'REF-05': ({ file, pointer }) => [
    {
      kind: 'drop-parent',
      title: 'Remove the parent',
      effect: 'The object is no longer inside another one.',
      isAutomatic: true,
      apply: (venue) => withoutField(venue, file, pointer),
    },
  ],
  'GEO-02': removal,
  'GEO-03': redrawing,
  'GEO-04': removal,
  'GEO-05': redrawing,
  'GEO-06': overlapFixes,
  'GEO-07': (finding, venue) => {
    const { id = '', floor = '' } = referenceOf(finding, venue);
    return [
      {
        kind: 'widen-floor',
        title: 'Widen the floor to the space',
        effect: 'The outline of the floor covers the space.',
        isAutomatic: true,
        isCostly: true,
        apply: (given) => widenFloor(given, floor, id),
      },
    ];
  },
  'GEO-08': ({ file, pointer }) =>
    file !== 'manifest.geojson'
      ? [
          {
            kind: 'remove',
            title: 'Remove the shape',
            effect: 'The shape is removed with the references to it.',
            isAutomatic: false,
            apply: (venue) => removeFeature(venue, file, pointer),
          },
        ]
      : [
          {
            kind: 'center-venue',
            title: 'Move the center to the middle of the floors',
            effect: 'The center of the venue changes.',
            isAutomatic: true,
            apply: centerVenue,
          },
        ],
  'GEO-09': ({ file, pointer }) => [
    {
      kind: 'drop-center',
      title: 'Remove the center outside the shape',
      effect: 'The shape loses its center, and apps compute one.',
      isAutomatic: true,
      apply: (venue) => withoutField(venue, file, pointer),
    },
  ],
  'TOPO-01': doorFix,
  'TOPO-03': (finding) =>
    / on one side only /.test(finding.message)
      ? [
          {
            kind: 'mark-exterior',
            title: 'Mark the door as leading outdoors',
            effect: 'The door gets `isExterior`.',
            isAutomatic: false,
            apply: (venue) => setField(venue, finding, 'isExterior', true),
          },
        ]
      : [],
  'TOPO-05': (finding, venue) => {
    const { id = '', floor = '' } = referenceOf(finding, venue);
    return [
      {
        kind: 'join-door',
        title: 'Join the door to the walking graph',
        effect: 'The door gets a node, with paths to both sides.',
        isAutomatic: true,
        isCostly: true,
        apply: (given) => joinEntrance(given, floor, id),
      },
    ];
  },
  'TOPO-06': (finding, venue) => {
    const node = referenceOf(finding, venue).id ?? '';
    return [
      {
        kind: 'remove-island',
        title: 'Remove the part of the walking graph',
        effect: 'The nodes of the island are removed; no space, door, or connection uses them.',
        isAutomatic: false,
        isCostly: true,
        apply: (given) => removeIsland(given, node),
      },
    ];
  },
  'TOPO-08': (finding, venue) => {
    const { id = '', floor = '' } = referenceOf(finding, venue);
    const listing: FixDraft = {
      kind: 'add-destinations',
      title: 'End routes at the nodes in the room',
      effect: 'The room lists the nodes inside it as destinations.',
      isAutomatic: true,
      apply: (given) => addDestinations(given, floor, id),
    };
    return [listing, ...doorFix(finding, venue)];
  },
  'TOPO-09': () => [
    {
      kind: 'generate-graph',
      title: 'Generate the walking graph',
      effect: 'Nodes, connections, and the ends of routes are made from rooms, doors, and stairs.',
      isAutomatic: true,
      isCostly: true,
      isForMany: true,
      apply: (venue) =>
        venue.nodes.length > 0 ? venue : generateGraph(venue, { assumeDoors: true }),
    },
  ],
  'TOPO-10': (finding) => [
    {
      kind: 'number-floors',
      title: 'Number the floors',
      effect:
        'Floors get the elevations in their names, or otherwise whole numbers in their order.',
      isAutomatic: true,
      apply: (venue) => numberFloors(venue, finding.place?.floor ?? ''),
    },
  ],
  'TOPO-13': ({ file, pointer }) => [
    {
      kind: 'mark-steps',
      title: 'Mark it as having steps',
      effect: 'The connection is no longer accessible without steps.',
      isAutomatic: true,
      apply: (venue) => setAt(venue, file, pointer, false),
    },
  ],
  'SIZE-05': ({ file }) => [
    {
      kind: 'round',
      title: 'Round the coordinates of the file',
      effect: 'Coordinates have nine decimals: a tenth of a millimeter.',
      isAutomatic: true,
      apply: (venue) => roundFile(venue, file),
    },
  ],
  'TEXT-01': textFixes,
  'TEXT-02': textFixes,
  'TEXT-06': (finding, venue) => {
    const text = textAt(venue, finding);
    const read = text === undefined ? undefined : ungarbled(text);
    return read === undefined
      ? renaming(finding, '')
      : [
          {
            kind: 'decode',
            title: `Change it to “${shortened(read)}”`,
            effect: 'The text is decoded as UTF-8.',
            isAutomatic: true,
            apply: (given) => decodeAgain(given, finding.file, finding.pointer),
          },
        ];
  },
  'TEXT-07': (finding, venue) =>
    renaming(finding, textAt(venue, finding)?.slice(0, longestLabel) ?? ''),
  'TEXT-10': ({ file, pointer }) => [
    {
      kind: 'drop-translation',
      title: 'Remove the translation',
      effect: 'The language pack loses the entry, which is never shown.',
      isAutomatic: false,
      apply: (venue) => withoutField(venue, file, pointer),
    },
  ],
  'TEXT-11': (finding) => [
    {
      kind: 'drop-user',
      title: 'Remove the user name and password',
      effect: 'The link keeps its host and path.',
      isAutomatic: true,
      apply: (venue) => {
        const text = textAt(venue, finding);
        const plain = text?.replace(/^([a-z][a-z\d+.-]*:)?([/\\]{2})[^/\\?#]*@/i, '$1$2');
        return plain === undefined ? venue : setAt(venue, finding.file, finding.pointer, plain);
      },
    },
  ],
};

function removal({ file, pointer }: Finding): readonly FixDraft[] {
  return [
    {
      kind: 'remove',
      title: 'Remove the shape',
      effect: 'The invisible shape and all references to it are removed.',
      isAutomatic: true,
      apply: (venue) => removeFeature(venue, file, pointer),
    },
  ];
}

function redrawing({ file, pointer }: Finding): readonly FixDraft[] {
  return [
    {
      kind: 'redraw',
      title: 'Redraw the outline',
      effect: 'The outline no longer crosses itself, and covers the same area.',
      isAutomatic: true,
      apply: (venue) => redraw(venue, { file, pointer }),
    },
  ];
}

function overlapFixes(finding: Finding, venue: Mvf): readonly FixDraft[] {
  const { id = '', floor = '' } = referenceOf(finding, venue);
  const other = featureAt(venue, finding.file, finding.related ?? '')?.reference.id;
  if (other === undefined) return [];
  const ids = [id, other] as const;
  return [
    {
      kind: 'nest',
      title: 'Put the inner space in the outer one',
      effect: 'The outer space becomes the parent of the inner one.',
      isAutomatic: true,
      apply: (given) => nestSpace(given, { floor, ids }),
    },
    {
      kind: 'cut-overlap',
      title: 'Cut the overlap out of the larger space',
      effect: 'The larger space ends at the border of the smaller one.',
      isAutomatic: true,
      apply: (given) => cutOverlap(given, { floor, ids }),
    },
  ];
}

function doorFix(finding: Finding, venue: Mvf): readonly FixDraft[] {
  const { id = '', floor = '' } = referenceOf(finding, venue);
  return [
    {
      kind: 'open-door',
      title: 'Open a door to the nearest space',
      effect: 'A door at the longest shared border, and its node in the walking graph, are added.',
      isAutomatic: true,
      isCostly: true,
      apply: (given) => openDoors(given, floor, [id]),
    },
  ];
}

function textFixes(finding: Finding): readonly FixDraft[] {
  const { file, pointer } = finding;
  const removing: FixDraft = {
    kind: 'drop-text',
    title: 'Keep it as data, and show no name',
    effect: 'The name moves to `metadata.sourceName`, and is not drawn.',
    isAutomatic: true,
    apply: (venue) => removeText(venue, file, pointer),
  };
  return [...(isOptionalText(file, pointer) ? [removing] : []), ...renaming(finding, '')];
}

function renaming({ file, pointer }: Finding, value: string): readonly FixDraft[] {
  return [
    {
      kind: 'rename',
      title: 'Rename',
      effect: 'The text is replaced.',
      isAutomatic: false,
      input: { label: 'New text', value },
      apply: (venue, text = value) => renameAt(venue, file, pointer, text),
    },
  ];
}

function referenceOf({ file, pointer }: Finding, venue: Mvf) {
  return featureAt(venue, file, pointer)?.reference ?? { id: undefined, floor: undefined };
}

function textAt(venue: Mvf, { file, pointer }: Finding): string | undefined {
  const path = venuePathOf(file, pointer);
  const value = path === undefined ? undefined : valueAt(venue, path);
  return typeof value === 'string' ? value : undefined;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function setAt(venue: Mvf, file: string, pointer: string, value: unknown): Mvf {
  const path = venuePathOf(file, pointer);
  return path === undefined || valueAt(venue, path) === value
    ? venue
    : withValueAt(venue, path, value);
}

function setField(venue: Mvf, { file, pointer }: Finding, field: string, value: unknown): Mvf {
  const [, index] = keysOf(pointer);
  return setAt(venue, file, `/features/${index}/properties/${field}`, value);
}

function withoutField(venue: Mvf, file: string, pointer: string): Mvf {
  const path = venuePathOf(file, pointer);
  const owner = path?.slice(0, -1);
  const before = owner === undefined ? undefined : valueAt(venue, owner);
  const key = path?.at(-1);
  if (owner === undefined || key === undefined) return venue;
  if (typeof before !== 'object' || before === null || !Object.hasOwn(before, key)) return venue;
  const entries = Object.entries(before).filter(([name]) => name !== String(key));
  return withValueAt(venue, owner, Object.fromEntries(entries));
}

function withoutItem(venue: Mvf, file: string, pointer: string): Mvf {
  const path = venuePathOf(file, pointer);
  const owner = path?.slice(0, -1);
  const list = owner === undefined ? undefined : valueAt(venue, owner);
  const index = Number(path?.at(-1));
  if (owner === undefined || !Array.isArray(list) || !(index in list)) return venue;
  return withValueAt(
    venue,
    owner,
    list.filter((_, i) => i !== index),
  );
}

function centerVenue(venue: Mvf): Mvf {
  const bounds = boundsOf(venue.floors.map(({ geometry }) => geometry.coordinates));
  if (bounds === undefined) return venue;
  const [west, south, east, north] = bounds;
  const center: Position = [(west + east) / 2, (south + north) / 2];
  return { ...venue, manifest: { ...venue.manifest, center } };
}

function roundFile(venue: Mvf, file: string): Mvf {
  const path = venuePathOf(file, '/features');
  const features = path === undefined ? undefined : valueAt(venue, path);
  if (path === undefined || !Array.isArray(features)) return venue;
  const rounded = features.map((feature: { readonly geometry: { coordinates: unknown } }) => ({
    ...feature,
    geometry: { ...feature.geometry, coordinates: roundedTo9(feature.geometry.coordinates) },
  }));
  return withValueAt(venue, path, rounded);
}

function roundedTo9(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(roundedTo9);
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(9)) + 0 : value;
}
