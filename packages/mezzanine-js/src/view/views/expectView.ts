import { expectNumber, expectOptions, expectType, invalidArgument } from '../expectArgument.ts';
import { VIEW_TOPICS, type View } from './View.ts';

const LONGEST_NAME = 100;
const RANGES = {
  longitude: [-180, 180],
  latitude: [-90, 90],
  bearing: [0, 360],
  pitch: [0, 90],
  zoomLevel: [0, 30],
} as const;

/**
 * Checks what may have come from anywhere.
 *
 * @param value - said to be a view
 * @returns a copy of it that holds nothing else
 * @throws MezzanineError `invalid-argument` naming the value that is wrong
 */
export function expectView(value: unknown): View {
  const keys = ['version', 'name', 'floor', 'camera', 'topics', 'isStacked'];
  const view = expectRecord('view', value, keys);
  if (view['version'] !== 1) throw invalidArgument('view.version', view['version'], '1');
  expectText('view.name', view['name']);
  expectText('view.floor', view['floor']);
  const camera = expectRecord('view.camera', view['camera'], Object.keys(RANGES));
  for (const [key, range] of Object.entries(RANGES)) {
    expectNumber(`view.camera.${key}`, camera[key], range);
  }
  const topics = expectRecord('view.topics', view['topics'], VIEW_TOPICS);
  for (const key of VIEW_TOPICS) expectType(`view.topics.${key}`, topics[key], 'boolean');
  expectType('view.isStacked', view['isStacked'], 'boolean');
  return { ...view, camera: { ...camera }, topics: { ...topics } } as unknown as View;
}

/** A name that is neither empty nor a book. */
export function expectText(name: string, value: unknown): asserts value is string {
  const isText = typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
  // Halves of characters cannot be written into an address.
  if (isText && !/\p{Surrogate}/u.test(value)) return;
  throw invalidArgument(name, value, `a text of 1 to ${LONGEST_NAME} characters`);
}

/** An object that has all of these keys and no others. */
function expectRecord(
  name: string,
  value: unknown,
  keys: readonly string[],
): Readonly<Record<string, unknown>> {
  if (value === undefined) throw invalidArgument(name, value, `an object with ${keys.join(', ')}`);
  expectOptions(name, value, keys);
  const record = value as Record<string, unknown>;
  const missing = keys.find((key) => !Object.hasOwn(record, key) || record[key] === undefined);
  if (missing === undefined) return record;
  throw invalidArgument(`${name}.${missing}`, undefined, 'a value; a view has all of its parts');
}
