import type powerbi from 'powerbi-visuals-api';

/** One row of the report's data, parsed for the map. */
export interface Row {
  /** Index of the row in the table, for selections. */
  readonly index: number;
  readonly position: readonly [longitude: number, latitude: number] | undefined;
  /** Value of the floor column: an elevation, a name, or an id. */
  readonly floor: string | undefined;
  /** Value of the place column: an id or a name. */
  readonly place: string | undefined;
  readonly value: number | undefined;
  /** Further columns, for tooltips. */
  readonly details: readonly (readonly [name: string, text: string])[];
}

/** The rows, and which columns exist. */
export interface TableReading {
  readonly rows: readonly Row[];
  readonly hasPositions: boolean;
  readonly hasFloors: boolean;
  readonly hasPlaces: boolean;
  /** Display name of the value column; undefined if there is none. */
  readonly valueName: string | undefined;
  /** Number of omitted rows, whose position is not on Earth. */
  readonly misplaced: number;
}

type Cell = powerbi.PrimitiveValue | undefined;

const longestText = 200;

/** Parses Power BI's table. Invalid cells never throw; at worst, their rows are omitted. */
export function readTable(table: powerbi.DataViewTable | undefined): TableReading {
  const columns = table?.columns ?? [];
  const at = (role: string): number => columns.findIndex(({ roles }) => roles?.[role] === true);
  const [latitude, longitude] = [at('latitude'), at('longitude')];
  const [floor, place, value] = [at('floor'), at('place'), at('value')];
  const details = columns.flatMap(({ roles, displayName }, i) =>
    roles?.['details'] === true ? [[displayName, i] as const] : [],
  );
  const hasPositions = latitude !== -1 && longitude !== -1;
  let misplaced = 0;
  const rows = (table?.rows ?? []).flatMap((cells, index): Row[] => {
    const position = hasPositions ? positionOf(cells[longitude], cells[latitude]) : undefined;
    if (hasPositions && position === undefined && place === -1) {
      misplaced += 1;
      return [];
    }
    const texts = details.map(([name, i]) => [name, textOf(cells[i]) ?? ''] as const);
    return [
      {
        index,
        position,
        floor: textOf(cells[floor]),
        place: textOf(cells[place]),
        value: numberOf(cells[value]),
        details: texts,
      },
    ];
  });
  return {
    rows,
    hasPositions,
    hasFloors: floor !== -1,
    hasPlaces: place !== -1,
    valueName: columns[value]?.displayName,
    misplaced,
  };
}

function positionOf(x: Cell, y: Cell): readonly [number, number] | undefined {
  const [longitude, latitude] = [numberOf(x), numberOf(y)];
  if (longitude === undefined || latitude === undefined) return undefined;
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return undefined;
  return [longitude, latitude];
}

function numberOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (typeof cell !== 'string' || cell.trim() === '') return undefined;
  const number = Number(cell);
  return Number.isFinite(number) ? number : undefined;
}

function textOf(cell: Cell): string | undefined {
  if (cell === null || cell === undefined) return undefined;
  const text = cell instanceof Date ? dateText(cell) : String(cell);
  const short = text.trim().slice(0, longestText);
  return short === '' ? undefined : short;
}

/** Returns undefined for an invalid date, which would throw. */
function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
