import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../../data/expectArgument.ts';
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
 * Validates an untrusted view.
 *
 * @param value - supposedly a view
 * @returns a copy without anything else
 * @throws MezzanineError `invalid-argument`, naming the invalid value
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

/** A name that is not empty and not too long. */
export function expectText(name: string, value: unknown): asserts value is string {
  const isText = typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
  // Lone surrogates cannot be encoded in a URL.
  if (isText && !/\p{Surrogate}/u.test(value)) return;
  throw invalidArgument(name, value, `text of 1 to ${LONGEST_NAME} characters`);
}

/** An object that has exactly these keys. */
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
  throw invalidArgument(
    `${name}.${missing}`,
    undefined,
    'a value, because all parts of a view are required',
  );
}
