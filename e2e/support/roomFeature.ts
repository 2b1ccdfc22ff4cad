/** A square room in GeoJSON, 0.0001 degrees wide; `at` counts them from west to east. */
export function roomFeature(kind: string, name: string, at: number) {
  const [west, east] = [7 + at * 0.0001, 7.0001 + at * 0.0001];
  const ring = [
    [west, 51],
    [east, 51],
    [east, 51.0001],
    [west, 51.0001],
    [west, 51],
  ];
  return {
    type: 'Feature',
    properties: { name, kind },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}
