import type { Position } from '../record-types/geometry.ts';

/** Tags of an OpenStreetMap element. */
export type OsmTags = Readonly<Record<string, string>>;

/** A node, way, or relation with its geometry. */
export interface OsmElement {
  /** Type and number, such as `way/42`. */
  readonly id: string;
  readonly tags: OsmTags;
  readonly geometry: OsmGeometry;
}

/** The geometry of an element; open ways are lines. */
export type OsmGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly Position[])[])[];
    };

/** Elements as they are in a file, with references between them. */
export interface OsmData {
  readonly nodes: Map<string, OsmNode>;
  readonly ways: Map<string, OsmWay>;
  readonly relations: Map<string, OsmRelation>;
}

/** A node. */
interface OsmNode {
  readonly at: Position;
  readonly tags: OsmTags;
}

/** A way, with the ids of its nodes, or with its own positions. */
export interface OsmWay {
  readonly nodes: readonly string[];
  /** Positions of files that have them on the way itself. */
  readonly positions?: readonly Position[];
  readonly tags: OsmTags;
}

/** A relation, with its members. */
export interface OsmRelation {
  readonly members: readonly OsmMember[];
  readonly tags: OsmTags;
}

/** A member of a relation. */
export interface OsmMember {
  readonly type: string;
  readonly ref: string;
  readonly role: string;
  /** Positions of files that have them on the member itself. */
  readonly positions?: readonly Position[];
}
