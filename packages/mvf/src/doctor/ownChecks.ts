import type { Mvf } from '../Mvf.ts';
import { isPlaceholder } from '../isPlaceholder.ts';
import type { Severity } from '../validator/Finding.ts';
import { type IslandSpaces, islandsOf } from '../validator/reachability.ts';
import { floorName } from '../validator/survey/floorName.ts';
import type { DoctorPlace, FeatureReference } from './DoctorFinding.ts';
import { boundsOf } from './featureAt.ts';
import type { FixDraft } from './FixDraft.ts';
import { addCategories, missingCategoriesOf } from './fixes/categories.ts';
import { canConnect, connectShaft, looseShaftsOf } from './fixes/connectFloors.ts';
import { floorsWithoutHeight, setHeights } from './fixes/floors.ts';
import { removeText, renameAt } from './fixes/names.ts';
import { openDoors } from './fixes/openDoor.ts';

/** Something that a check of the doctor found. */
export interface OwnFault {
  readonly code: keyof typeof ownChecks;
  readonly severity?: Severity;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
  readonly features: readonly FeatureReference[];
  readonly place?: DoctorPlace;
  readonly drafts: readonly FixDraft[];
}

/** Features that a finding lists. */
const mostFeatures = 1000;

/** The checks of the doctor that go beyond the rules of the validator. A table. */
export const ownChecks = {
  'DOC-01': {
    severity: 'error',
    title: 'Spaces can reach each other',
    why: 'There are no directions to these spaces.',
    remedy: 'Draw the missing door, hallway, or stairs.',
  },
  'DOC-02': {
    severity: 'warning',
    title: 'Stairs and elevators connect their floors',
    why: 'No route uses them, so directions make a detour or end at the floor.',
    remedy: 'Add a connection with a node on each floor.',
  },
  'DOC-03': {
    severity: 'info',
    title: 'Floors of a building have a height',
    why: 'Stacked floors are drawn at a default distance, regardless of the building.',
    remedy: 'Set `maxHeight` of the floors, in meters.',
  },
  'DOC-04': {
    severity: 'warning',
    title: 'Names are not ids or placeholders',
    why: 'The map shows text from a tool instead of a name.',
    remedy: 'Write the real name, or remove it.',
  },
  'DOC-05': {
    severity: 'info',
    title: 'Locations have a category',
    why: 'Apps list, color, and filter locations by category.',
    remedy: 'Give each location one or more categories.',
  },
} as const satisfies Record<
  string,
  { severity: Severity; title: string; why: string; remedy: string }
>;

/** Runs the checks of the doctor. */
export function ownFaultsOf(venue: Mvf): OwnFault[] {
  return [
    ...islandFaults(venue),
    ...shaftFaults(venue),
    ...heightFaults(venue),
    ...nameFaults(venue),
    ...categoryFaults(venue),
  ];
}

const causes: Readonly<Record<IslandSpaces['cause'], string>> = {
  'no-graph': 'there is no walking graph',
  'no-door': 'no door opens into',
  'no-connection': 'no stairs or elevators lead to the floor of',
  apart: 'nothing joins the rest of the venue with',
};

function islandFaults(venue: Mvf): OwnFault[] {
  return islandsOf(venue)
    .filter(({ cause }) => cause !== 'no-graph')
    .map(({ cause, floor, spaces }): OwnFault => {
      const { id } = floor.properties;
      const index = venue.floors.indexOf(floor);
      const ids = spaces.map(({ properties }) => properties.id);
      const names = spaces.map(({ properties }) => properties.details?.name ?? properties.id);
      const count =
        spaces.length === 1 ? '1 space' : `${spaces.length.toLocaleString('en')} spaces`;
      const bounds = boundsOf(spaces.map(({ geometry }) => geometry.coordinates));
      const opening: FixDraft = {
        kind: 'open-doors',
        title: spaces.length === 1 ? 'Open a door' : `Open a door to each of ${count}`,
        effect:
          'Doors at the longest borders with reachable spaces, and their nodes in the walking graph, are added.',
        isAutomatic: true,
        isCostly: true,
        isForMany: true,
        apply: (given) => openDoors(given, id, ids),
      };
      return {
        code: 'DOC-01',
        severity: cause === 'no-door' ? 'warning' : 'error',
        file: 'floor.geojson',
        pointer: `/features/${index}/${cause}`,
        message: `${count} on floor "${floorName(venue, floor)}" cannot be reached: ${causes[cause]} ${listed(names)}.`,
        features: ids
          .slice(0, mostFeatures)
          .map((space) => ({ kind: 'space', id: space, floor: id })),
        place: { floor: id, ...(bounds && { bounds }) },
        drafts: cause === 'no-connection' ? [] : [opening],
      };
    });
}

function listed(names: readonly string[]): string {
  const first = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${first}, and ${names.length - 3} more` : first;
}

function shaftFaults(venue: Mvf): OwnFault[] {
  if (venue.nodes.length === 0) return [];
  const names = new Map(
    venue.floors.map((floor) => [floor.properties.id, floorName(venue, floor)]),
  );
  return looseShaftsOf(venue).flatMap((shaft) => {
    const [first] = shaft.stops;
    if (first === undefined) return [];
    const spaces = venue.spaces[first.floor] ?? [];
    const index = spaces.findIndex(({ properties }) => properties.id === first.id);
    const bounds = boundsOf(spaces[index]?.geometry.coordinates);
    const floors = shaft.stops.map(({ floor }) => names.get(floor) ?? floor);
    const connecting: FixDraft = {
      kind: 'connect-floors',
      title: `Connect ${floors.length} floors`,
      effect: `A connection joins the ${shaft.type} on ${floors.join(', ')}.`,
      isAutomatic: true,
      isCostly: true,
      isForMany: true,
      apply: (given) => connectShaft(given, shaft.stops),
    };
    return [
      {
        code: 'DOC-02' as const,
        file: `space/${first.floor}.geojson`,
        pointer: `/features/${index}/properties/destinationNodes`,
        message: `The ${shaft.type} ${first.id} is at the same place on ${floors.join(', ')}, but no connection joins these floors; expected one.`,
        features: shaft.stops.map(({ id, floor }) => ({ kind: 'space', id, floor })),
        place: { floor: first.floor, ...(bounds && { bounds }) },
        drafts: canConnect(shaft) ? [connecting] : [],
      },
    ];
  });
}

function heightFaults(venue: Mvf): OwnFault[] {
  const missing = floorsWithoutHeight(venue);
  const [first] = missing;
  if (first === undefined) return [];
  return [
    {
      code: 'DOC-03',
      file: 'floor.geojson',
      pointer: `/features/${venue.floors.indexOf(first)}/properties/maxHeight`,
      message: `${missing.length === 1 ? '1 floor has' : `${missing.length} floors have`} no height, such as "${floorName(venue, first)}"; expected meters.`,
      features: missing.map(({ properties: { id } }) => ({ kind: 'floor', id, floor: id })),
      place: { floor: first.properties.id },
      drafts: [
        {
          kind: 'set-heights',
          title: 'Set a typical height',
          effect: 'These floors get the median height of the others, or 4 m if no floor has one.',
          isAutomatic: true,
          apply: setHeights,
        },
      ],
    },
  ];
}

function nameFaults(venue: Mvf): OwnFault[] {
  return venue.floors.flatMap(({ properties: { id: floor } }) =>
    (venue.spaces[floor] ?? []).flatMap(({ properties, geometry }, i): OwnFault[] => {
      const name = properties.details?.name;
      if (name === undefined || name.trim() === '' || !isPlaceholder(name, properties.id))
        return [];
      const file = `space/${floor}.geojson`;
      const pointer = `/features/${i}/properties/details/name`;
      const bounds = boundsOf(geometry.coordinates);
      return [
        {
          code: 'DOC-04',
          file,
          pointer,
          message: `The name of space ${properties.id} is ${JSON.stringify(name.slice(0, 80))}; expected a name that people know.`,
          features: [{ kind: 'space', id: properties.id, floor }],
          place: { floor, ...(bounds && { bounds }) },
          drafts: [
            {
              kind: 'drop-text',
              title: 'Keep it as data, and show no name',
              effect: 'The name moves to `metadata.sourceName`, and is not drawn.',
              isAutomatic: true,
              apply: (given) => removeText(given, file, pointer),
            },
            {
              kind: 'rename',
              title: 'Rename',
              effect: 'The name is replaced.',
              isAutomatic: false,
              input: { label: 'Name', value: '' },
              apply: (given, text = '') => renameAt(given, file, pointer, text),
            },
          ],
        },
      ];
    }),
  );
}

function categoryFaults(venue: Mvf): OwnFault[] {
  const missing = missingCategoriesOf(venue);
  const [first] = missing.keys();
  if (first === undefined) return [];
  const names = [...new Set(missing.values())];
  return [
    {
      code: 'DOC-05',
      file: 'location.json',
      pointer: `/${venue.locations.indexOf(first)}/categories`,
      message: `${missing.size === 1 ? '1 location has' : `${missing.size} locations have`} no category, such as "${first.name}"; the classes of their spaces suggest ${listed(names)}.`,
      features: [...missing.keys()]
        .slice(0, mostFeatures)
        .map(({ id }) => ({ kind: 'location', id })),
      drafts: [
        {
          kind: 'add-categories',
          title: 'Add the categories',
          effect: 'Locations get a category by the class of their space.',
          isAutomatic: true,
          apply: addCategories,
        },
      ],
    },
  ];
}
