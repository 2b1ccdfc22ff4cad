/** A point of heat in meters, and its weight. */
export interface HeatPoint {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/** Heat in cells, rows from the north. */
export interface HeatGrid {
  readonly width: number;
  readonly height: number;
  /** Heat of each cell. */
  readonly cells: Float32Array;
  readonly greatest: number;
  /** Box that the grid covers, in meters. */
  readonly west: number;
  readonly north: number;
  readonly cellMeters: number;
}

/**
 * Maximum number of cells along the longer side, because images on the map are not drawn in more
 * detail.
 */
const maxCells = 512;
const cellsPerRadius = 6;

/**
 * Adds up the heat of points. Each is spread over a circle by the Epanechnikov kernel (1969), which
 * is zero beyond the radius. Undefined without points.
 */
export function heatGrid(points: readonly HeatPoint[], radiusMeters: number): HeatGrid | undefined {
  const warm = points.filter(({ weight }) => weight > 0);
  if (warm.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of warm) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  west -= radiusMeters;
  north += radiusMeters;
  const [metersWide, metersHigh] = [east + radiusMeters - west, north - south + radiusMeters];
  const cellMeters = Math.max(
    radiusMeters / cellsPerRadius,
    Math.max(metersWide, metersHigh) / maxCells,
  );
  const width = Math.ceil(metersWide / cellMeters);
  const height = Math.ceil(metersHigh / cellMeters);
  const grid = { width, height, cells: new Float32Array(width * height), west, north, cellMeters };
  for (const point of warm) spread(point, radiusMeters, grid);
  return { ...grid, greatest: grid.cells.reduce((most, heat) => Math.max(most, heat), 0) };
}

function spread(
  { x, y, weight }: HeatPoint,
  radius: number,
  { width, height, cells, west, north, cellMeters }: Omit<HeatGrid, 'greatest'>,
): void {
  const [column, row] = [(x - west) / cellMeters, (north - y) / cellMeters];
  // A point that is smaller than a cell still heats its own cell.
  const reach = Math.max(radius / cellMeters, 1);
  const [top, bottom] = [Math.max(0, Math.floor(row - reach)), Math.min(height - 1, row + reach)];
  const [left, right] = [
    Math.max(0, Math.floor(column - reach)),
    Math.min(width - 1, column + reach),
  ];
  for (let j = top; j <= bottom; j += 1) {
    for (let i = left; i <= right; i += 1) {
      const away = Math.hypot(i + 0.5 - column, j + 0.5 - row) / reach;
      const at = j * width + i;
      if (away < 1) cells[at] = (cells[at] ?? 0) + weight * (1 - away * away);
    }
  }
}
