import { expectOptions, expectTextTable } from '../../data/expectArgument.ts';

/** Every text of the map itself. Words in braces are placeholders. */
export interface MapMessages {
  /** Accessible name of the map: `{venue}`. */
  readonly map: string;
  /** Role description of the map. */
  readonly mapRole: string;
  /** Description of the keys. */
  readonly keys: string;
  /** A higher floor was requested on the highest: `{floor}`. */
  readonly highestFloor: string;
  /** A lower floor was requested on the lowest: `{floor}`. */
  readonly lowestFloor: string;
  /** Another floor is shown: `{floor}`. */
  readonly floorShown: string;
  /** A step of directions: `{floor}`, `{step}`. */
  readonly step: string;
  /** An item is focused: `{name}`, `{kind}`, `{floor}`, `{index}`, `{count}`. */
  readonly focused: string;
  /** Nothing on this floor can be focused: `{floor}`. */
  readonly nothing: string;
  /** Nothing is focused anymore. */
  readonly left: string;
  /** Button that opens and closes the list: `{floor}`. */
  readonly list: string;
  /** Accessible name of the list: `{floor}`. */
  readonly listName: string;
  /** Text of an empty list: `{floor}`. */
  readonly listEmpty: string;
  /** Chip on a route that goes up to `{floor}`. */
  readonly upTo: string;
  /** Chip on a route that goes down to `{floor}`. */
  readonly downTo: string;
  /** Chip on a route that goes to `{floor}` at the same height. */
  readonly onTo: string;
  /** Chip on a route that goes into `{building}`. */
  readonly into: string;
  /** Chip on a route that goes outdoors, to `{floor}`. */
  readonly outTo: string;
  /** Chip where a route arrives on a floor: the `{place}` it comes from. */
  readonly from: string;
  /** The same chip for screen readers, because it goes back to `{place}`. */
  readonly backTo: string;
  /** Chip to another floor for screen readers: `{connection}`, `{change}`. */
  readonly changeBy: string;
  /** The blue dot has a position. */
  readonly positionShown: string;
  /** The blue dot has not received a position for a while. */
  readonly positionStale: string;
  /** The user or a permissions policy denied access to the position. */
  readonly positionDenied: string;
  /** The device cannot determine its position. */
  readonly positionUnavailable: string;
  /** Names of item types, by kind of space, or by `label`, `marker`, `model`, `shape`. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Text in another language; missing text stays in English. */
export type MapMessagesPatch = Partial<MapMessages>;

/** Default text of a map. */
export const ENGLISH: MapMessages = {
  map: 'Map of {venue}',
  mapRole: 'map',
  keys:
    'Arrow keys move the map. Shift+arrow keys rotate and tilt it. Plus and minus zoom. ' +
    'Page up and page down change the floor. Home shows the whole floor. ' +
    'N and Shift+N go to the next and previous place, and Escape leaves it. ' +
    'Enter selects the place, or what is at the center. Question mark reads this again.',
  highestFloor: '{floor} is the highest floor',
  lowestFloor: '{floor} is the lowest floor',
  floorShown: '{floor}',
  step: '{floor}. {step}',
  focused: '{name}, {kind}, {floor}, {index} of {count}',
  nothing: 'There is nothing to select on {floor}',
  left: 'Back to the map',
  list: 'List of places',
  listName: 'Places on {floor}',
  listEmpty: 'No places with a name on {floor}',
  upTo: 'Up to {floor}',
  downTo: 'Down to {floor}',
  onTo: 'On to {floor}',
  into: 'Into {building}',
  outTo: 'Out to {floor}',
  from: 'From {place}',
  backTo: 'From {place}: go back',
  changeBy: '{connection}: {change}',
  positionShown: 'Your position is shown on the map',
  positionStale: 'Your position has not been updated for a while',
  positionDenied: 'Access to your position was denied',
  positionUnavailable: 'Your position is not available',
  kinds: {
    room: 'room',
    hallway: 'hallway',
    poi: 'point of interest',
    gate: 'gate',
    facade: 'building',
    exterior: 'outdoors',
    'connection.stairs': 'stairs',
    'connection.elevator': 'elevator',
    'connection.escalator': 'escalator',
    'connection.ramp': 'ramp',
    'connection.walkway': 'moving walkway',
    label: 'label',
    marker: 'marker',
    model: 'model',
    shape: 'marked area',
  },
};

/** English with these text as overrides. */
export function messagesWith(patch: MapMessagesPatch = {}): MapMessages {
  return { ...ENGLISH, ...patch, kinds: { ...ENGLISH.kinds, ...patch.kinds } };
}

/** Fills in the placeholders of text; unknown placeholders stay. */
export function fillText(
  text: string,
  words: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{(\w+)\}/g, (braces, key: string) =>
    Object.hasOwn(words, key) ? String(words[key]) : braces,
  );
}

/** Name of a kind; of custom kinds, their words, the narrowest first: `restroom.female`. */
export function kindText({ kinds }: MapMessages, kind: string): string {
  if (Object.hasOwn(kinds, kind)) return kinds[kind] ?? kind;
  return kind.split('.').reverse().join(' ').replace(/[-_]+/g, ' ');
}

/** @throws MezzanineError `invalid-argument`, naming the invalid text */
export function expectMessages(name: string, messages: MapMessagesPatch | undefined): void {
  if (messages === undefined) return;
  expectOptions(name, messages, Object.keys(ENGLISH));
  const { kinds, ...texts } = messages;
  expectTextTable(name, texts);
  expectTextTable(`${name}.kinds`, kinds);
}
