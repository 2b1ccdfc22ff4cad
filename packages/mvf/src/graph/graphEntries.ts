import type { Mvf } from '../Mvf.ts';
import type { LossEntry } from '../report/LossReport.ts';
import type { SpaceJoin } from './findShafts.ts';
import type { Area } from './FloorPlan.ts';
import { isShaft } from './openBorders.ts';
import type { FloorSurvey } from './surveyFloor.ts';

/** Entries about a graph: assumed doors, unreachable rooms, shafts with one end. */
export function graphEntries(
  venue: Mvf,
  floors: ReadonlyMap<string, FloorSurvey>,
  joins: readonly SpaceJoin[] | undefined,
): LossEntry[] {
  return [...floors].flatMap(([floor, survey]) => [
    ...spentEntry(floor, survey),
    ...assumedEntry(floor, survey),
    ...looseDoors(floor, survey),
    ...unreached(venue, floor, survey),
    ...(joins === undefined ? [] : loneShafts(floor, survey, joins)),
  ]);
}

function spentEntry(floor: string, { plan }: FloorSurvey): LossEntry[] {
  if (!plan.isSpent) return [];
  const message =
    'So many spaces overlap that the walking graph could not be completed. Remove repeated and overlapping spaces.';
  const file = `space/${floor}.geojson`;
  return [{ effect: 'lost', what: 'part of the walking graph', count: 1, file, message }];
}

function assumedEntry(floor: string, { assumed }: FloorSurvey): LossEntry[] {
  if (assumed === 0) return [];
  const message =
    'Rooms without an entrance were given a door at the middle of their longest border with a hallway, marked metadata.assumed. Move the doors to where they are.';
  const file = `entrance/${floor}.geojson`;
  return [{ effect: 'added', what: 'door', count: assumed, file, message }];
}

function looseDoors(floor: string, { doors, entrances }: FloorSurvey): LossEntry[] {
  const loose = doors.filter(({ entrance, sides }) => entrance !== undefined && sides.length === 0);
  const [first] = loose;
  if (first === undefined) return [];
  const index = entrances.findIndex(({ properties }) => properties.id === first.entrance);
  return [
    {
      effect: 'lost',
      what: 'entrance next to no space',
      count: loose.length,
      file: `entrance/${floor}.geojson`,
      pointer: `/features/${index}`,
      message:
        'Entrances with no space within 1.3 m on either side lead nowhere. Move them onto the border of a space.',
    },
  ];
}

function unreached(venue: Mvf, floor: string, { plan, weaver }: FloorSurvey): LossEntry[] {
  const features = venue.spaces[floor] ?? [];
  const reached = new Set(
    features.flatMap(({ properties: { id, destinationNodes } }) =>
      destinationNodes.length > 0 ? [id] : [],
    ),
  );
  const shut = plan.areas.filter(
    (area) => area.isWalkable && !reached.has(area.space.id) && !weaver.cutOff.has(area),
  );
  const cut = [...weaver.cutOff];
  return [
    {
      areas: shut,
      what: 'space without entrance',
      reason: 'have no entrance',
      remedy: 'Draw an entrance on their border, or set assumeDoors.',
    },
    {
      areas: cut,
      what: 'space in parts',
      reason: 'are divided by walls or obstacles',
      remedy: 'Move what is in the way.',
    },
  ].flatMap(({ areas, what, reason, remedy }) => {
    const [first] = areas;
    if (first === undefined) return [];
    const index = features.findIndex(({ properties }) => properties.id === first.space.id);
    return [
      {
        effect: 'lost' as const,
        what,
        count: areas.length,
        file: `space/${floor}.geojson`,
        pointer: `/features/${index}`,
        message: `Spaces ${reason}, such as "${nameOf(first)}", so routes do not reach all of them. ${remedy}`,
      },
    ];
  });
}

function loneShafts(
  floor: string,
  { plan }: FloorSurvey,
  joins: readonly SpaceJoin[],
): LossEntry[] {
  const met = new Set(
    joins
      .filter(({ spaces }) => spaces.length > 1)
      .flatMap(({ spaces }) => spaces.map((s) => s.id)),
  );
  const lone = plan.areas.filter((area) => isShaft(area) && !met.has(area.space.id));
  const [first] = lone;
  if (first === undefined) return [];
  return [
    {
      effect: 'lost',
      what: 'connection between floors',
      count: lone.length,
      file: `space/${floor}.geojson`,
      message: `Stairs or elevators such as "${nameOf(first)}" have no counterpart above or below, so they connect no floors. Draw them on each floor they stop at.`,
    },
  ];
}

function nameOf({ space }: Area): string {
  return (space.details?.name ?? space.id).slice(0, 60);
}
