import type { AnnotationType } from './annotationTypes.ts';
import type { Vector } from './vector.ts';

/** A thing for safety or service at a place of a floor. */
export interface AnnotationDesign {
  readonly type: AnnotationType;
  readonly at: Vector;
  /** The name of its type if left out. */
  readonly name?: string;
}
