import type { Annotation } from './entities.ts';

/** Annotations of one kind within a group: one line of a legend. */
export interface AnnotationKind {
  /** The kind, such as `fire-extinguisher`. */
  readonly kind: string;
  /** Name for people: that of the symbol, else made of the kind. */
  readonly name: string;
  /** Address of the symbol, as the venue gives it. */
  readonly icon: string | undefined;
  /** Floor by floor, from the lowest; their number is its length. */
  readonly annotations: readonly Annotation[];
}

/** All annotations that have to do with one thing, such as fire safety. */
export class AnnotationGroup {
  /** Says what this entity is, for code that takes several kinds. */
  readonly type = 'annotation-group';
  /** The group, such as `fire-safety`: the word its annotations name. */
  readonly id: string;
  /** Name for people, made of the word: `Fire safety`. */
  readonly name: string;
  /** Floor by floor, from the lowest. */
  readonly annotations: readonly Annotation[];
  /** The same, sorted by kind; the kinds in the order of their names. */
  readonly kinds: readonly AnnotationKind[];

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<AnnotationGroup, 'type'>) {
    this.id = fields.id;
    this.name = fields.name;
    this.annotations = fields.annotations;
    this.kinds = fields.kinds;
  }
}
