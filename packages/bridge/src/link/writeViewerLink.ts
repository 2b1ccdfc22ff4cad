import { linkParameters, type FlatLink, type ParameterKind } from './linkParameters.ts';
import type { ViewerLink } from './ViewerLink.ts';

/**
 * Writes a link as an address, so that {@link parseViewerLink} reads the same link from it. Empty
 * lists and texts are left out. It writes what it is given: whether that is a good link, reading
 * says.
 *
 * @param base - address of the viewer, such as `https://maps.example.com/viewer/`; what follows `?`
 *   or `#` in it is dropped
 */
export function writeViewerLink(link: ViewerLink, base: string): string {
  const { camera, ...fields } = link;
  const flat: FlatLink = { ...fields, ...camera };
  const query = Object.entries(linkParameters).flatMap(([field, [name, kind]]) => {
    const value = flat[field as keyof FlatLink];
    if (value === undefined) return [];
    const text = (kind as ParameterKind<typeof value>).write(value).map(encode).join('+');
    return text === '' ? [] : [`${name}=${text}`];
  });
  return `${base.split(/[?#]/, 1)[0]}${query.length > 0 ? '?' : ''}${query.join('&')}`;
}

/** Signs that mean nothing in a query stay readable. */
function encode(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '\u{FFFD}');
  return encodeURIComponent(whole).replace(/%(?:2C|2F|3A)/g, decodeURIComponent);
}
