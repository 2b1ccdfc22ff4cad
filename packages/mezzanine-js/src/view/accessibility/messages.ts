import { expectOptions, expectType } from '../expectArgument.ts';

/** Every text that a map itself says or writes. Words in braces are filled in. */
export interface MapMessages {
  /** What screen readers call the map: `{venue}`. */
  readonly map: string;
  /** What kind of thing it is to them. */
  readonly mapRole: string;
  /** Which keys there are. */
  readonly keys: string;
  /** Asked for a higher floor than there is: `{floor}`. */
  readonly highestFloor: string;
  /** Asked for a lower floor than there is: `{floor}`. */
  readonly lowestFloor: string;
  /** Another floor is shown: `{floor}`. */
  readonly floorShown: string;
  /** A step of directions: `{floor}`, `{step}`. */
  readonly step: string;
  /** Something has the focus: `{name}`, `{kind}`, `{floor}`, `{index}`, `{count}`. */
  readonly focused: string;
  /** Nothing on this floor can have the focus: `{floor}`. */
  readonly nothing: string;
  /** Nothing has the focus any more. */
  readonly left: string;
  /** The button that opens and closes the list: `{floor}`. */
  readonly list: string;
  /** What the list is called: `{floor}`. */
  readonly listName: string;
  /** Instead of a list without entries: `{floor}`. */
  readonly listEmpty: string;
  /** A chip along a way that leads to a higher `{floor}`. */
  readonly upTo: string;
  /** A chip that leads to a lower `{floor}`. */
  readonly downTo: string;
  /** A chip that leads to a `{floor}` of the same height. */
  readonly onTo: string;
  /** A chip that leads into a `{building}`. */
  readonly into: string;
  /** A chip that leads outdoors, to a `{floor}`. */
  readonly outTo: string;
  /** A chip where a way arrives on a floor: the `{place}` it comes from. */
  readonly from: string;
  /** The same chip for screen readers, since it leads back to the `{place}`. */
  readonly backTo: string;
  /** A chip that leads to another floor, for screen readers: `{connection}`, `{change}`. */
  readonly changeBy: string;
  /** The blue dot has a position. */
  readonly positionShown: string;
  /** The blue dot has had no new position for a while. */
  readonly positionStale: string;
  /** The person, or the page, does not let the position be read. */
  readonly positionDenied: string;
  /** The device cannot say where it is. */
  readonly positionUnavailable: string;
  /** What things are called, by kind of space, or by `label`, `marker`, `model`, `shape`. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Texts in another language; what is missing stays English. */
export type MapMessagesPatch = Partial<MapMessages>;

/** The texts of a map where code gives no others. */
export const ENGLISH: MapMessages = {
  map: 'Map of {venue}',
  mapRole: 'map',
  keys:
    'Arrow keys move the map. Shift with arrow keys turns and tilts it. Plus and minus zoom. ' +
    'Page up and page down change the floor. Home shows the whole floor. ' +
    'N and Shift with N go to the next and to the previous place, Escape leaves it. ' +
    'Enter selects the place, or what is in the middle. Question mark reads this again.',
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
  positionDenied: 'Your position may not be read',
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

/** English with these texts instead of its own. */
export function messagesWith(patch: MapMessagesPatch = {}): MapMessages {
  return { ...ENGLISH, ...patch, kinds: { ...ENGLISH.kinds, ...patch.kinds } };
}

/** Puts words into the braces of a text; braces that nothing is known of stay. */
export function fillText(
  text: string,
  words: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{(\w+)\}/g, (braces, key: string) =>
    Object.hasOwn(words, key) ? String(words[key]) : braces,
  );
}

/** What a kind is called; a kind of the venue's own by its last word. */
export function kindText({ kinds }: MapMessages, kind: string): string {
  if (Object.hasOwn(kinds, kind)) return kinds[kind] ?? kind;
  return (kind.split('.').at(-1) ?? kind).replace(/[-_]+/g, ' ');
}

/** @throws MezzanineError `invalid-argument` naming the text that is wrong */
export function expectMessages(name: string, messages: MapMessagesPatch | undefined): void {
  if (messages === undefined) return;
  expectOptions(name, messages, Object.keys(ENGLISH));
  for (const [key, text] of Object.entries(messages)) {
    if (key !== 'kinds') expectType(`${name}.${key}`, text, 'string');
  }
  expectOptions(`${name}.kinds`, messages.kinds, Object.keys(messages.kinds ?? {}));
  for (const [kind, text] of Object.entries(messages.kinds ?? {})) {
    expectType(`${name}.kinds.${kind}`, text, 'string');
  }
}
