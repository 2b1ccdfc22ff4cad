/**
 * Origins that may frame the viewer and exchange messages with it: the one in the link, otherwise
 * the origin of the page that opened the frame. Each is an exact `http` or `https` origin.
 *
 * @param named - `host` of the link
 * @param referrer - referrer of the document
 */
export function hostOrigins(named: string | undefined, referrer: string): readonly string[] {
  const origin = originOf(named ?? referrer);
  return origin === undefined ? [] : [origin];
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
