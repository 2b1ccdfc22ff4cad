/** A product of a model with a position, such as a wall, a space, or a storey. */
export interface Product {
  /** Number of its line. */
  readonly id: number;
  /** Class without variants, such as `IfcWall` for `IfcWallStandardCase`. */
  readonly kind: string;
  /** Its GlobalId. */
  readonly guid?: string;
  readonly name?: string;
  readonly longName?: string;
  /** Subtype, such as `ELEVATOR`. */
  readonly type?: string;
  /** Line of its IfcObjectPlacement. */
  readonly placement?: number;
  /** Line of its IfcProductDefinitionShape. */
  readonly shape?: number;
  /** Elevation that a storey states, or overall width that a door states, in meters. */
  readonly measure?: number;
}

/** Shared data of all features that come from products. */
export interface SourceData {
  readonly externalId?: string;
  readonly metadata: { readonly ifcClass: string; readonly ifcLines: number[] };
}

/** The source of a feature: class and lines for its metadata, the GlobalId as its external id. */
export function sourceOf(product: Product, parts: readonly Product[] = []): SourceData {
  return {
    ...(product.guid !== undefined && { externalId: product.guid }),
    metadata: { ifcClass: product.kind, ifcLines: [product, ...parts].map(({ id }) => id) },
  };
}
