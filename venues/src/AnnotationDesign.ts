import type { AnnotationType } from './annotationTypes.ts';
import type { Vector } from './vector.ts';

/** A safety or service device at a position on a floor. */
export interface AnnotationDesign {
  readonly type: AnnotationType;
  readonly at: Vector;
  /** Default: the name of its type. */
  readonly name?: string;
}
