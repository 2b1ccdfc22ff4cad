import { linkParameters, type FlatLink, type ParameterKind } from './linkParameters.ts';
import type { ViewerLink } from './ViewerLink.ts';

/**
 * Serializes a link to a URL that {@link parseViewerLink} parses to the same link. Empty lists and
 * texts are omitted. Values are not validated.
 *
 * @param base - URL of the viewer, such as `https://maps.example.com/viewer/`; its query and hash
 * are dropped
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

/** Characters without a meaning in a query are not escaped. */
function encode(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '\u{FFFD}');
  return encodeURIComponent(whole).replace(/%(?:2C|2F|3A)/g, decodeURIComponent);
}
