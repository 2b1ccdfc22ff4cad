import type { Annotation } from './entities.ts';

/** Annotations of one type within a group: one line of a legend. */
export interface AnnotationKind {
  /** The type, such as `fire-extinguisher`. */
  readonly kind: string;
  /** Display name: the name of the symbol, otherwise derived from the type. */
  readonly name: string;
  /** URL of the symbol, as stored in the venue. */
  readonly icon: string | undefined;
  /** Sorted by floor, from the lowest to the highest. */
  readonly annotations: readonly Annotation[];
}

/** All annotations that relate to one thing, such as fire safety. */
export class AnnotationGroup {
  /** The entity type; narrows a union of entities. */
  readonly type = 'annotation-group';
  /** The group, such as `fire-safety`, as named by its annotations. */
  readonly id: string;
  /** Display name derived from the group: `Fire safety`. */
  readonly name: string;
  /** Sorted by floor, from the lowest to the highest. */
  readonly annotations: readonly Annotation[];
  /** The same annotations by type; types are sorted by name. */
  readonly kinds: readonly AnnotationKind[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<AnnotationGroup, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.annotations = fields.annotations;
    this.kinds = fields.kinds;
  }
}
