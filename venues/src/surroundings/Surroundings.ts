import type { Vector } from '../vector.ts';

/** What an area of the surroundings is. */
type GroundKind = 'town' | 'green' | 'wood' | 'water' | 'paved';

/** Ground of one kind; its outline is in meters of the site and repeats no point. */
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

/** Trees that stand alone, by the half width of their crown. */
interface Trees {
  readonly radiusMeters: number;
  readonly at: readonly Vector[];
}

/** A name beside no street, such as that of a park. */
interface PlaceName {
  readonly name: string;
  readonly at: Vector;
}

/** The invented world around a venue, in the plane of its site. */
export interface Surroundings {
  readonly areas: readonly GroundArea[];
  readonly ways: readonly Way[];
  readonly blocks: readonly Block[];
  readonly trees: Trees;
  readonly names: readonly PlaceName[];
}
