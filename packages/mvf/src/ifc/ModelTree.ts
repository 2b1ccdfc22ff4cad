import { MvfError } from '../MvfError.ts';
import type { IfcFile } from './IfcFile.ts';
import type { Product } from './Product.ts';
import { type IfcLine, numberOf, refOf, refsOf, textOf } from './values.ts';

const deepest = 32;

/** The products of a model, and their relations. */
export class ModelTree {
  /** Products by the number of their line, in the order of the file. */
  readonly products: ReadonlyMap<number, Product>;
  /** Containers of elements, and wholes of parts. */
  readonly #parents = new Map<number, number>();
  readonly #parts = new Map<number, Product[]>();
  /** Openings by the element that fills them. */
  readonly #openings = new Map<number, number>();
  /** Walls by the openings in them. */
  readonly #hosts = new Map<number, number>();
  readonly #filled = new Set<number>();

  constructor(ifc: IfcFile, mostElements: number) {
    this.products = readProducts(ifc, mostElements);
    const link = (relation: string, whole: string, parts: string, found: Link): void => {
      for (const id of ifc.idsOf(relation)) {
        const line = ifc.line(id);
        const one = refOf(line?.[whole]);
        const others = [...refsOf(line?.[parts]), ...refsOf([line?.[parts]])];
        if (one !== undefined) for (const other of others) found(one, other);
      }
    };
    const addParent: Link = (whole, part) => {
      if (!this.#parents.has(part)) this.#parents.set(part, whole);
    };
    link('IFCRELAGGREGATES', 'RelatingObject', 'RelatedObjects', (whole, part) => {
      addParent(whole, part);
      const product = this.products.get(part);
      if (product !== undefined) this.#parts.set(whole, [...this.partsOf(whole), product]);
    });
    link('IFCRELCONTAINEDINSPATIALSTRUCTURE', 'RelatingStructure', 'RelatedElements', addParent);
    link(
      'IFCRELVOIDSELEMENT',
      'RelatingBuildingElement',
      'RelatedOpeningElement',
      (host, opening) => {
        this.#hosts.set(opening, host);
        addParent(host, opening);
      },
    );
    link(
      'IFCRELFILLSELEMENT',
      'RelatingOpeningElement',
      'RelatedBuildingElement',
      (opening, filler) => {
        this.#openings.set(filler, opening);
        this.#filled.add(opening);
        addParent(opening, filler);
      },
    );
  }

  /** The parts of a product, such as the flights of a stair. */
  partsOf(id: number): readonly Product[] {
    return this.#parts.get(id) ?? [];
  }

  /** The parts of a product, their parts, and so on. */
  allPartsOf(id: number): Product[] {
    const found = new Map<number, Product>();
    const add = (whole: number, depth: number): void => {
      if (depth > deepest) return;
      for (const part of this.partsOf(whole)) {
        if (found.has(part.id) || part.id === id) continue;
        found.set(part.id, part);
        add(part.id, depth + 1);
      }
    };
    add(id, 0);
    return [...found.values()];
  }

  /** The product, or the nearest one around it, of a kind. */
  aroundOf(id: number, kind: string): Product | undefined {
    let at: number | undefined = id;
    for (let depth = 0; at !== undefined && depth < deepest; depth += 1) {
      const product = this.products.get(at);
      if (product?.kind === kind) return product;
      at = this.#parents.get(at);
    }
    return undefined;
  }

  /** The opening that a door or window is in. */
  openingOf(filler: number): Product | undefined {
    return this.products.get(this.#openings.get(filler) ?? -1);
  }

  /** The wall that an opening is in. */
  hostOf(opening: number): Product | undefined {
    return this.products.get(this.#hosts.get(opening) ?? -1);
  }

  /** Whether a door or window is in an opening. */
  isFilled(opening: number): boolean {
    return this.#filled.has(opening);
  }

  /** The products of some kinds. */
  ofKind(...kinds: readonly string[]): Product[] {
    return [...this.products.values()].filter(({ kind }) => kinds.includes(kind));
  }
}

type Link = (whole: number, part: number) => void;

function readProducts(ifc: IfcFile, most: number): Map<number, Product> {
  const ids = ifc.idsOf('IFCPRODUCT');
  if (ids.length > most) {
    throw new MvfError(
      'archive-too-large',
      `${ifc.file} has ${ids.length} products; expected at most ${most}. Export fewer classes, or raise limits.maxElements if you trust the file.`,
      { file: ifc.file },
    );
  }
  return new Map(ids.map((id) => [id, productOf(ifc, id)]));
}

function productOf(ifc: IfcFile, id: number): Product {
  const line: IfcLine = ifc.line(id) ?? {};
  const kind = ifc.classOfId(id).replace(/(?:StandardCase|ElementedCase)$/, '');
  const guid = textOf(line['GlobalId']);
  const name = textOf(line['Name']);
  const longName = textOf(line['LongName']);
  const type = typeOf(line);
  const placement = refOf(line['ObjectPlacement']);
  const shape = refOf(line['Representation']);
  const measure = numberOf(line['Elevation']) ?? numberOf(line['OverallWidth']);
  return {
    id,
    kind,
    ...(guid !== undefined && { guid }),
    ...(name !== undefined && { name }),
    ...(longName !== undefined && { longName }),
    ...(type !== undefined && { type }),
    ...(placement !== undefined && { placement }),
    ...(shape !== undefined && { shape }),
    ...(measure !== undefined && { measure: measure * ifc.scale }),
  };
}

/** The attribute that refines the kind of a product. */
function typeOf(line: IfcLine): string | undefined {
  const names = ['PredefinedType', 'InteriorOrExteriorSpace', 'OperationType'];
  return names.map((name) => textOf(line[name])).find((one) => one !== undefined);
}
