import type { Location } from './Location.ts';

/** A group of locations, such as food or fashion. */
export class Category {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'category';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Address or name of a picture, as the venue gives it. */
  readonly icon: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** The category this one is part of. */
  readonly parent: Category | undefined;
  /** Categories that are part of this one. */
  readonly children: readonly Category[];
  /** Locations that name this very category; those of its children are theirs. */
  readonly locations: readonly Location[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Category, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.icon = fields.icon;
    this.color = fields.color;
    this.parent = fields.parent;
    this.children = fields.children;
    this.locations = fields.locations;
  }
}
