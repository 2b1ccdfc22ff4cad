/** Files that can serve a route, in the order in which the server looks for them. */
export function pageFilesOf(route: string): readonly string[] {
  const trimmed = route.replace(/^\/|\/$/g, '');
  return trimmed === '' ? ['index.html'] : [`${trimmed}.html`, `${trimmed}/index.html`];
}

/** Groups routes by area: the first segment, or the top level. */
export function missingByArea(routes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const areas = new Map<string, string[]>();
  for (const route of routes) {
    const segments = route.split('/').filter((segment) => segment !== '');
    const area = segments.length > 1 || route.endsWith('/') ? `/${segments[0] ?? ''}` : '/';
    areas.set(area, [...(areas.get(area) ?? []), route]);
  }
  return areas;
}
