import type { Vector } from '../vector.ts';

/** Kind of an area in the surroundings. */
type GroundKind = 'town' | 'green' | 'wood' | 'water' | 'paved';

/** Ground of one kind. Its outline is in meters of the site, without repeating a point. */
export interface GroundArea {
  readonly kind: GroundKind;
  readonly outline: readonly Vector[];
}

/** A street, a path or a railway along its center line. */
export interface Way {
  readonly kind: 'street' | 'path' | 'rail';
  readonly widthMeters: number;
  readonly line: readonly Vector[];
  readonly name?: string;
}

/** A building as a block. */
export interface Block {
  readonly outline: readonly Vector[];
  readonly heightMeters: number;
}

/** Individual trees, by the half width of their crown. */
interface Trees {
  readonly radiusMeters: number;
  readonly at: readonly Vector[];
}

/** A name that does not belong to a street, such as the name of a park. */
interface PlaceName {
  readonly name: string;
  readonly at: Vector;
}

/** The fictional surroundings of a venue, in the plane of its site. */
export interface Surroundings {
  readonly areas: readonly GroundArea[];
  readonly ways: readonly Way[];
  readonly blocks: readonly Block[];
  readonly trees: Trees;
  readonly names: readonly PlaceName[];
}
