import { describe } from '../../reading-checks/checkContent.ts';
import { faultOfShape } from '../faultAt.ts';
import type { Fault, Rule } from '../Rule.ts';
import { describeShape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';

/** REF-03: each floor is in one floor stack. */
export const floorStackOfFloor: Rule = {
  id: 'REF-03',
  severity: 'warning',
  title: 'Each floor is in one floor stack',
  why: 'Apps list floors by building: a floor in no stack cannot be selected, and a floor in two is listed twice.',
  fix: 'List the floor once, in `floors` of the stack of its building.',
  *check({ venue, floors }: Survey): Iterable<Fault> {
    for (const { id, name, outline } of floors) {
      const stacks = venue.floorStacks.filter((stack) => stack.floors.includes(id));
      if (stacks.length === 1) continue;
      const given =
        stacks.length === 0
          ? 'no floor stack'
          : `${stacks.length} floor stacks (${stacks.map((stack) => stack.id).join(', ')})`;
      const message = `Floor "${name}" (${id}) is in ${given}; expected one.`;
      yield {
        file: outline.file,
        pointer: `${outline.pointer}/properties/id`,
        place: { floor: id },
        message,
      };
    }
  },
};

/** REF-04: destination nodes are on the floor of their space. */
export const destinationElsewhere: Rule = {
  id: 'REF-04',
  severity: 'warning',
  title: 'Destination nodes are on the floor of their space',
  why: 'Directions end one floor above or below the place.',
  fix: 'Reference nodes of the same floor.',
  *check(survey: Survey): Iterable<Fault> {
    for (const { space, end, j } of endsOf(survey)) {
      const floor = survey.nodeById.get(end)?.floor;
      if (floor === undefined || floor === space.floor) continue;
      const message = `Destination node ${end} of ${describeShape(space)} is on floor ${floor}; expected floor ${space.floor}.`;
      yield faultOfShape(survey, space, message, { more: `/properties/destinationNodes/${j}` });
    }
  },
};

/** Every destination node that a space names, and its place in the list. */
function* endsOf({ floors, venue }: Survey) {
  for (const { id, spaces } of floors) {
    for (const [i, space] of spaces.entries()) {
      const ends = venue.spaces[id]?.[i]?.properties.destinationNodes ?? [];
      for (const [j, end] of ends.entries()) yield { space, end, j };
    }
  }
}

/** REF-05: nothing is its own ancestor, and parents are on the same floor. */
export const parentCircle: Rule = {
  id: 'REF-05',
  severity: 'error',
  title: 'Parents do not form a cycle',
  why: 'Programs that follow the parents of a space or category never finish.',
  fix: 'Remove the `parent` of the outermost one.',
  *check(survey: Survey): Iterable<Fault> {
    const { spaceById, venue } = survey;
    for (const space of spaceById.values()) {
      if (!isInCircle(space.id, (id) => spaceById.get(id)?.parent)) continue;
      const message = `${describeShape(space)} contains itself through its parent ${space.parent}; expected parents without a cycle.`;
      yield faultOfShape(survey, space, message, { more: '/properties/parent' });
    }
    const parents = new Map(venue.categories.map(({ id, parent }) => [id, parent]));
    for (const [i, { id, name, parent }] of venue.categories.entries()) {
      if (!isInCircle(id, (one) => parents.get(one))) continue;
      const message = `Category "${name}" (${id}) contains itself through its parent ${parent}; expected parents without a cycle.`;
      yield { file: 'category.json', pointer: `/${i}/parent`, message };
    }
  },
};

/** Whether following parents leads back to the id; other circles do not count. */
function isInCircle(id: string, parentOf: (id: string) => string | undefined): boolean {
  const seen = new Set<string>();
  let parent = parentOf(id);
  while (parent !== undefined && !seen.has(parent)) {
    if (parent === id) return true;
    seen.add(parent);
    parent = parentOf(parent);
  }
  return false;
}

/** REF-06: lists have no repeated entries. */
export const repeatedReference: Rule = {
  id: 'REF-06',
  severity: 'warning',
  title: 'Lists have no repeated entries',
  why: 'Repeated entries are drawn, counted, or announced twice.',
  fix: 'Remove the repeated entries.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const { file, pointer, list } of listsOf(venue)) {
      const repeats = list.length - withoutRepeats(list).length;
      if (repeats === 0) continue;
      const message = `${pointer} repeats ${repeats} of its ${list.length} entries, such as ${describe(repeatOf(list))}; expected unique entries.`;
      yield { file, pointer, message };
    }
  },
  applyFix: (value) => (Array.isArray(value) ? withoutRepeats(value) : value),
};

interface PlacedList {
  readonly file: string;
  readonly pointer: string;
  readonly list: readonly unknown[];
}

function* listsOf(venue: Survey['venue']): Generator<PlacedList> {
  for (const [floor, spaces] of Object.entries(venue.spaces)) {
    for (const [i, { properties }] of spaces.entries()) {
      const pointer = `/features/${i}/properties/destinationNodes`;
      yield { file: `space/${floor}.geojson`, pointer, list: properties.destinationNodes };
    }
  }
  for (const [i, { properties }] of venue.nodes.entries()) {
    const pointer = `/features/${i}/properties/neighbors`;
    yield { file: 'node.geojson', pointer, list: properties.neighbors };
  }
  for (const [i, { nodes }] of venue.connections.entries()) {
    yield { file: 'connection.json', pointer: `/${i}/nodes`, list: nodes };
  }
  for (const [i, { floors }] of venue.floorStacks.entries()) {
    yield { file: 'floorstack.json', pointer: `/${i}/floors`, list: floors };
  }
  for (const [i, { categories, spaces }] of venue.locations.entries()) {
    yield { file: 'location.json', pointer: `/${i}/categories`, list: categories };
    yield { file: 'location.json', pointer: `/${i}/spaces`, list: spaces };
  }
}

/** Entries with equal fields, in any order, are duplicates. */
function keyOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
  return JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function withoutRepeats(list: readonly unknown[]): unknown[] {
  if (list.length < 2) return [...list];
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function repeatOf(list: readonly unknown[]): unknown {
  const keys = list.map(keyOf);
  return list[keys.findIndex((key, i) => keys.indexOf(key) < i)];
}
