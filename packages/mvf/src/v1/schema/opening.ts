import { described, type Details } from '../../record-types/details.ts';
import { fields, flag, id, ids, nonEmptyText, optional } from '../../record-types/fields.ts';
import {
  collectionOf,
  type CollectionOf,
  type Feature,
  type LineString,
  lineString,
} from '../../record-types/geometry.ts';
import type { Schema } from '../../record-types/Schema.ts';

/** Properties of an opening of version 1. */
export interface OpeningV1Props {
  /** Id of the opening. */
  id: string;
  /** Id of its level. */
  level: string;
  /** Ids of the spaces it joins. */
  spaces?: string[];
  /** Id of the node that sits in it. */
  node?: string;
  /** Its kind: `door`, `opening`, `shutter`, and so on. */
  kind?: string;
  /** True for a door between inside and outside. */
  isExterior?: boolean;
  /** Id of the opening in another system. */
  externalId?: string;
  /** Name and description. */
  details?: Details;
  /** Custom data, kept unchanged. */
  metadata?: Record<string, unknown>;
}

/** A door or gap in a wall, drawn as the line across it (`opening/<levelId>.geojson`). */
export type OpeningV1Feature = Feature<LineString, OpeningV1Props>;

const openingProps = fields(
  {
    id,
    level: id,
    spaces: optional(ids('space', 's_7')),
    node: optional(id),
    kind: optional(nonEmptyText),
    isExterior: optional(flag),
    ...described,
  },
  'an object of opening properties',
) satisfies Schema<OpeningV1Props>;

/** Schema of `opening/<levelId>.geojson`. */
export const openingV1File = collectionOf(lineString, openingProps) satisfies Schema<
  CollectionOf<OpeningV1Feature>
>;
