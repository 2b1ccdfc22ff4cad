import { linkParameters, type FlatLink, type ParameterKind } from './linkParameters.ts';
import { cleanText } from './linkText.ts';
import type { LinkFault, ViewerLink } from './ViewerLink.ts';

/** Maximum length of a URL; browsers and servers accept less. */
const maxAddressLength = 16_000;

/** Result of {@link parseViewerLink}. */
export interface ParsedLink {
  /** All valid parameters. `venue` is empty if it is missing. */
  readonly link: ViewerLink;
  /** Invalid parameters, in the order of the URL. */
  readonly faults: readonly LinkFault[];
}

/**
 * Parses a link from a URL of the viewer, or from only its query (`?venue=…`). Never throws:
 * invalid values are reported as faults and omitted, and values that are too long are truncated. Unknown
 * parameters are ignored, because URLs often have additional ones.
 */
export function parseViewerLink(address: string): ParsedLink {
  const flat: Record<string, unknown> = {};
  const faults: LinkFault[] = [];
  const seen = new Set<string>();
  const blame = (parameter: string, given: string, message: string): void => {
    faults.push({ parameter, given: cleanText(given, 80), message });
  };
  for (const [name, parts] of readQuery(address)) {
    const entry = Object.entries(linkParameters).find(([, [known]]) => known === name);
    if (entry === undefined) continue;
    const given = parts.join('+');
    if (seen.has(name)) {
      blame(name, given, `Only the first “${name}” is used.`);
      continue;
    }
    seen.add(name);
    if (given === '') continue;
    const [field, [, parameterKind]] = entry;
    const kind = parameterKind as ParameterKind<unknown>;
    const value = kind.read(parts);
    if (value === undefined) {
      blame(name, given, `“${name}” is ignored. Expected: ${kind.expected}.`);
      continue;
    }
    const read = kind.write(value);
    if (kind.isCut === true && read.join(' ') !== parts.filter(Boolean).join(' ')) {
      blame(name, given, `“${name}” was truncated. Expected: ${kind.expected}.`);
    }
    if (read.join('') !== '') flat[field] = value;
  }
  if (flat['venue'] === undefined && !seen.has('venue')) {
    blame('venue', '', `“venue” is missing. Expected: ${linkParameters.venue[1].expected}.`);
  }
  return { link: withCamera(flat as unknown as FlatLink), faults };
}

/** Names and decoded parts; names are never used as object keys. */
function readQuery(address: string): (readonly [string, readonly string[]])[] {
  const whole = address.slice(0, maxAddressLength);
  const query = /\?([^#]*)/.exec(whole)?.[1] ?? '';
  return query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), value.join('=').split('+').map(decode)];
  });
}

/** A percent sign that does not start an escape sequence is literal. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

function withCamera({ center, zoom, bearing, pitch, ...link }: FlatLink): ViewerLink {
  const camera = Object.fromEntries(
    Object.entries({ center, zoom, bearing, pitch }).filter(([, value]) => value !== undefined),
  );
  const hasCamera = Object.keys(camera).length > 0;
  return { ...link, venue: link.venue ?? '', ...(hasCamera && { camera }) };
}
