import type { Floor } from './Floor.ts';

/** Floors that stand on one another: a building, or the ground around it. */
export class FloorStack {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'floor-stack';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Short form of the name; the name where the venue gives none. */
  readonly shortName: string;
  /** Whether the floors are a building or lie outdoors. */
  readonly kind: 'building' | 'outdoor';
  /** From the lowest to the highest; at least one. */
  readonly floors: readonly Floor[];
  /** The floor to show first: the venue's choice, else the one nearest to the ground. */
  readonly defaultFloor: Floor;

  /** @internal Made by `loadVenue`. */
  constructor(
    fields: Pick<FloorStack, 'id' | 'name' | 'shortName' | 'kind'>,
    makeFloors: (stack: FloorStack) => readonly Floor[],
    chooseDefault: (floors: readonly Floor[]) => Floor,
  ) {
    this.id = fields.id;
    this.name = fields.name;
    this.shortName = fields.shortName;
    this.kind = fields.kind;
    this.floors = makeFloors(this);
    this.defaultFloor = chooseDefault(this.floors);
  }
}
