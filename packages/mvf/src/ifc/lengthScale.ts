import type { IfcFile } from './IfcFile.ts';
import { type IfcLine, numberOf, refOf, refsOf, textOf } from './values.ts';

/** Powers of ten of SI prefixes. */
const prefixes: Readonly<Record<string, number>> = {
  EXA: 18,
  PETA: 15,
  TERA: 12,
  GIGA: 9,
  MEGA: 6,
  KILO: 3,
  HECTO: 2,
  DECA: 1,
  DECI: -1,
  CENTI: -2,
  MILLI: -3,
  MICRO: -6,
  NANO: -9,
};

/** Meters of the file's unit of length; undefined if it names none. */
export function lengthScale(ifc: IfcFile): number | undefined {
  const [project] = ifc.idsOf('IFCPROJECT');
  const assigned = refOf(ifc.line(project)?.['UnitsInContext']);
  const [other] = ifc.idsOf('IFCUNITASSIGNMENT');
  const ids = refsOf(ifc.line(assigned ?? other)?.['Units']);
  const units = ids.map((id) => ifc.line(id)).filter((unit) => unit !== undefined);
  const length = units.find((unit) => textOf(unit['UnitType']) === 'LENGTHUNIT');
  const meters = length && metersOf(ifc, length, 0);
  return meters !== undefined && meters > 1e-7 && meters < 1e5 ? meters : undefined;
}

function metersOf(ifc: IfcFile, unit: IfcLine, depth: number): number | undefined {
  if (ifc.classOf(unit) === 'IfcSIUnit') {
    const prefix = textOf(unit['Prefix']);
    return prefix === undefined ? 1 : 10 ** (prefixes[prefix] ?? 0);
  }
  // A foot is a number of meters, or of another unit.
  const factor = ifc.line(refOf(unit['ConversionFactor']));
  const base = ifc.line(refOf(factor?.['UnitComponent']));
  const count = numberOf(factor?.['ValueComponent']);
  if (base === undefined || count === undefined || depth > 3) return undefined;
  const meters = metersOf(ifc, base, depth + 1);
  return meters === undefined ? undefined : meters * count;
}
