import type powerbi from 'powerbi-visuals-api';
import type { Row } from '../data/readTable.ts';
import { numberText } from '../scale/legendOf.ts';

/** Tooltip content for the rows under the pointer: place, value, and further columns. */
export function tooltipItems(
  rows: readonly Row[],
  valueName: string | undefined,
  language: string,
): powerbi.extensibility.VisualTooltipDataItem[] {
  const [first] = rows;
  if (first === undefined) return [];
  const values = rows.flatMap(({ value }) => value ?? []);
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    ...(first.place === undefined ? [] : [{ displayName: 'Place', value: first.place }]),
    ...(first.floor === undefined ? [] : [{ displayName: 'Floor', value: first.floor }]),
    ...(valueName === undefined || values.length === 0
      ? []
      : [{ displayName: valueName, value: numberText(sum, language) }]),
    ...first.details.map(([displayName, value]) => ({ displayName, value })),
    ...(rows.length > 1 ? [{ displayName: 'Rows', value: String(rows.length) }] : []),
  ];
}
