import { expects, fields, id, nonEmptyText, optional, recordOf, text, url } from './fields.ts';
import type { Schema } from './Schema.ts';
import { type Details, described } from './details.ts';
import { collectionOf, type CollectionOf, type Feature, type Point, point } from './geometry.ts';

/** Properties of an annotation. */
export interface AnnotationProps {
  /** Id, by custom `a_…`. */
  id: string;
  /** Id of the annotation in another system. */
  externalId?: string;
  /** Topic: `fire-safety`, `first-aid`, `parking`, and so on. */
  group: string;
  /** Its kind: `fire-extinguisher`, `exit`, `defibrillator`, and so on. */
  type: string;
  /** URL of its own image; default: the symbol of its group and type. */
  icon?: string;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A point with safety or service information, such as an extinguisher (`annotation/<floorId>.geojson`). */
export type AnnotationFeature = Feature<Point, AnnotationProps>;

/** The image of all annotations of one group and type. */
export interface AnnotationSymbol {
  /** What it shows, for legends. */
  name: string;
  /** URL of the image. */
  url: string;
}

/** Symbols by `group--type`, such as `fire-safety--exit` (`annotation-symbols.json`). */
export type AnnotationSymbols = Record<string, AnnotationSymbol>;

const annotationProps = fields(
  {
    id,
    group: nonEmptyText,
    type: nonEmptyText,
    icon: optional(url),
    ...described,
  },
  'an object of annotation properties',
) satisfies Schema<AnnotationProps>;

/** Schema of `annotation/<floorId>.geojson`. */
export const annotationFile = collectionOf(point, annotationProps) satisfies Schema<
  CollectionOf<AnnotationFeature>
>;

/** Schema of `annotation-symbols.json`. */
export const annotationSymbolsFile = recordOf(
  fields({ name: text, url }, 'a symbol with name and url'),
  expects('an object of symbols by group--type'),
) satisfies Schema<AnnotationSymbols>;
