import type { Category as Category6 } from '../../index.ts';
import type { Links } from './Links.ts';
import type { Location } from './Location.ts';

/** A group of locations, such as food or fashion. */
export class Category {
  /** Unique in the venue. */
  readonly id: string;
  /** The venue owner's own id. */
  readonly externalId: string | undefined;
  /** CSS color. */
  readonly color: string | undefined;
  /** Position in lists; lower numbers come first. */
  readonly sortOrder: number | undefined;
  /** Display name. */
  readonly name!: string;
  readonly #links: Links;

  /** @internal */
  constructor(links: Links, category: Category6) {
    this.id = category.id;
    this.externalId = category.externalId;
    this.color = category.color;
    this.sortOrder = category.sortOrder;
    this.#links = links;
    this.refresh(category);
  }

  /** Locations in this category. */
  get locations(): readonly Location[] {
    return this.#links.locations(this.v6.locations);
  }

  /** The category this one belongs to; `undefined` at the top of the tree. */
  get parent(): Category | undefined {
    const { parent } = this.v6;
    return parent && this.#links.categories([parent])[0];
  }

  /** Categories that belong to this one. */
  get children(): readonly Category[] {
    return this.#links.categories(this.v6.children);
  }

  /** URL of its icon that an `<img>` can load. */
  get icon(): string | undefined {
    return this.#links.venue6.assetUrl(this.v6.icon);
  }

  /** URL of its large image that an `<img>` can load. */
  get picture(): string | undefined {
    return this.#links.venue6.assetUrl(this.v6.picture);
  }

  /** The category of version 6. */
  get v6(): Category6 {
    const category = this.#links.venue6.getCategory(this.id);
    if (!category) throw new TypeError('A category exists in every language.');
    return category;
  }

  /** @internal Takes the texts of the current language. */
  refresh({ name }: Category6): void {
    Object.assign(this, { name });
  }
}
