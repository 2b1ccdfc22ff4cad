import type { LossLog } from '../report/LossLog.ts';
import type { Mvf } from '../Mvf.ts';
import type { IfcFile } from './IfcFile.ts';
import type { ModelTree } from './ModelTree.ts';
import type { Product } from './Product.ts';
import { typeOf } from './shaftTypes.ts';

/** Kinds that become features, if they have a shape on a floor. */
const importedKinds: ReadonlySet<string> = new Set([
  'IfcSpace',
  'IfcWall',
  'IfcCurtainWall',
  'IfcColumn',
  'IfcDoor',
  'IfcWindow',
  'IfcRailing',
]);

/** Why products of a kind are not in a venue, after `<kind> (<count>)`. */
const reasons: Readonly<Record<string, string>> = {
  IfcSite: 'Sites are only used to place the model on Earth.',
  IfcBuildingStorey:
    'Storeys without spaces and doors, such as foundations and roofs, are not floors.',
  IfcBuilding: 'Buildings without floors were left out.',
  IfcOpeningElement:
    'Openings that no one can walk through, such as niches and holes in slabs, were left out.',
  IfcWindow: 'Windows without a shape, and those below or above eye level (1.2 m), were left out.',
  IfcSlab: 'Slabs are only used for the outline of floors without spaces.',
  IfcRailing: 'Stair railings would block routes and were left out.',
  IfcTransportElement: 'Transport elements that connect no floors were left out.',
};

/** Notes every product that is not in the venue, and property sets. */
export function noteRest(ifc: IfcFile, tree: ModelTree, venue: Mvf, log: LossLog): void {
  const { file } = ifc;
  const used = usedLines(venue);
  const stored = new Set([
    ...venue.floors.map(({ properties }) => properties.externalId),
    ...venue.floorStacks.map(({ externalId }) => externalId),
  ]);
  for (const product of tree.products.values()) {
    const isContainer = product.kind === 'IfcBuildingStorey' || product.kind === 'IfcBuilding';
    if (used.has(product.id) || (isContainer && stored.has(product.guid))) continue;
    log.add({ effect: 'lost', file, ...reasonOf(product) });
  }
  const properties = [...ifc.idsOf('IFCPROPERTYSET'), ...ifc.idsOf('IFCELEMENTQUANTITY')];
  log.add({
    effect: 'lost',
    what: 'property set',
    count: properties.length,
    file,
    message: 'Property sets and quantities were left out. Class, lines, and GlobalId are kept.',
  });
}

function reasonOf(product: Product): { readonly what: string; readonly message: string } {
  const kind = product.kind || 'unknown class';
  if (importedKinds.has(kind) && reasons[kind] === undefined) {
    const message = `Products of class ${kind} that have no readable shape on a floor were left out.`;
    return { what: `${kind} without a shape on a floor`, message };
  }
  const isShaft = typeOf(product) !== undefined;
  const message = isShaft
    ? `Products of class ${kind} without a readable shape on a floor were left out.`
    : (reasons[kind] ?? `A venue cannot contain products of class ${kind}; they were left out.`);
  return { what: kind, message };
}

/** The lines of the file that features come from. */
export function usedLines({ spaces, obstructions, entrances }: Mvf): Set<number> {
  const features = [
    ...Object.values(spaces).flat(),
    ...Object.values(obstructions).flat(),
    ...Object.values(entrances).flat(),
  ];
  return new Set(
    features.flatMap(({ properties }) => {
      const lines: unknown = properties.metadata?.['ifcLines'];
      return Array.isArray(lines) ? lines.filter((line) => typeof line === 'number') : [];
    }),
  );
}
