/** A product of a model: something with a place, such as a wall, a space, or a storey. */
export interface Product {
  /** Number of its line. */
  readonly id: number;
  /** Class without variants, such as `IfcWall` for `IfcWallStandardCase`. */
  readonly kind: string;
  /** Its GlobalId. */
  readonly guid?: string;
  readonly name?: string;
  readonly longName?: string;
  /** More about its kind, such as `ELEVATOR`. */
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

/** Where a feature is from: class and lines are in its metadata, the GlobalId is its external id. */
export function sourceOf(product: Product, parts: readonly Product[] = []): SourceData {
  return {
    ...(product.guid !== undefined && { externalId: product.guid }),
    metadata: { ifcClass: product.kind, ifcLines: [product, ...parts].map(({ id }) => id) },
  };
}
