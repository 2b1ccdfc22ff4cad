import { invalidArgument } from '../../data/expectArgument.ts';
import { expectView } from './expectView.ts';
import { VIEW_TOPICS, type View } from './View.ts';

/** Characters that are never escaped in a URL, nor changed by unescaping. */
const BETWEEN = '~';
const ESCAPE = '*';
const PARTS = 10;
const LONGEST = 1000;

/**
 * Converts a view to a short text that needs no escaping in a URL:
 * `1~m_l1~-79.804665~43.185045~42~50~18.31~lms~0~Lunch`.
 */
export function textOfView(view: View): string {
  const { version, name, floor, camera, topics, isStacked } = expectView(view);
  const { longitude, latitude, bearing, pitch, zoomLevel } = camera;
  return [
    version,
    escape(floor),
    round(longitude, 7),
    round(latitude, 7),
    round(bearing, 2),
    round(pitch, 2),
    round(zoomLevel, 3),
    VIEW_TOPICS.map((topic) => (topics[topic] ? topic.charAt(0) : '')).join(''),
    isStacked ? 1 : 0,
    escape(name),
  ].join(BETWEEN);
}

/**
 * Parses the text of a view.
 *
 * @throws MezzanineError `invalid-argument` if it was not created by {@link textOfView}
 */
export function viewOfText(text: string): View {
  const parts = typeof text === 'string' && text.length <= LONGEST ? text.split(BETWEEN) : [];
  const [version, floor = '', longitude, latitude, bearing, pitch, zoom, shown = '', stacked] =
    parts;
  const isShown = new RegExp(`^[${VIEW_TOPICS.map((topic) => topic.charAt(0)).join('')}]*$`);
  const isFlag = stacked === '0' || stacked === '1';
  if (parts.length !== PARTS || version !== '1' || !isFlag || !isShown.test(shown)) {
    throw invalidArgument('text', text, 'text from views.toText()');
  }
  return expectView({
    version: 1,
    name: unescape(parts.at(-1) ?? ''),
    floor: unescape(floor),
    camera: {
      longitude: numberOf(longitude),
      latitude: numberOf(latitude),
      bearing: numberOf(bearing),
      pitch: numberOf(pitch),
      zoomLevel: numberOf(zoom),
    },
    topics: Object.fromEntries(
      VIEW_TOPICS.map((topic) => [topic, shown.includes(topic.charAt(0))]),
    ),
    isStacked: stacked === '1',
  });
}

/** Like `encodeURIComponent`, but without percent signs, which URL parsers would decode. */
function escape(text: string): string {
  return encodeURIComponent(text)
    .replace(/[~*'()!]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    .replaceAll('%', ESCAPE);
}

function unescape(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll(ESCAPE, '%'));
  } catch {
    throw invalidArgument('text', text, 'text from views.toText()');
  }
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** An empty part is not zero. */
function numberOf(text = ''): number {
  return text.trim() === '' ? NaN : Number(text);
}
