import type { Space } from './entities.ts';

/** Spaces that the operator shows and hides together. */
export class Layer {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'layer';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Its spaces. */
  readonly spaces: readonly Space[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Layer, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.spaces = fields.spaces;
  }
}
