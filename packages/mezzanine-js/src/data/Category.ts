import type { Location } from './Location.ts';

/** A group of locations, such as food or fashion. Categories form a tree. */
export class Category {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'category';
  /** Unique in the venue. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** Address or name of a picture, as the venue gives it. */
  readonly icon: string | undefined;
  /** Address of a large picture, as the venue gives it. */
  readonly picture: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** Place in lists, smaller ones first; `venue.categories` and `children` are in this order. */
  readonly sortOrder: number | undefined;
  /** The category this one is part of; `undefined` at the top of the tree. */
  readonly parent: Category | undefined;
  /** Categories that are part of this one. */
  readonly children: readonly Category[];
  /** Locations that name this very category; those of its children are theirs. */
  readonly locations: readonly Location[];
  /** Values the operator added. */
  readonly metadata: Readonly<Record<string, unknown>>;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<Category, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.externalId = fields.externalId;
    this.icon = fields.icon;
    this.picture = fields.picture;
    this.color = fields.color;
    this.sortOrder = fields.sortOrder;
    this.parent = fields.parent;
    this.children = fields.children;
    this.locations = fields.locations;
    this.metadata = fields.metadata;
  }
}
