import type { Space } from './entities.ts';

/** Spaces that the operator shows and hides together. */
export class Layer {
  /** The entity type; narrows a union of entities. */
  readonly type = 'layer';
  /** Unique within the venue. */
  readonly id: string;
  /** Display name. */
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
