import {
  expects,
  fields,
  finite,
  hexColor,
  ids,
  lengthMeters,
  optional,
  recordOf,
  share,
} from './fields.ts';
import type { Schema } from './Schema.ts';

/** Style of a group of shapes. Lengths are in meters. */
export interface StyleGroup {
  /** Ids of spaces and obstructions that are polygons. */
  polygons?: string[];
  /** Ids of obstructions and entrances that are lines. */
  lineStrings?: string[];
  /** Ids of spaces that are points. */
  points?: string[];
  /** Color as `#rgb` or `#rrggbb`. */
  color: string;
  /** Opacity from 0 (invisible) to 1 (opaque). */
  opacity?: number;
  /** Height of the shape. */
  height?: number;
  /** Height of its base above the floor. */
  altitude?: number;
  /** Thickness of lines. */
  width?: number;
}

/** Schema of `styles.json`. */
export const stylesFile = recordOf(
  fields(
    {
      polygons: optional(ids('polygon', 's_7')),
      lineStrings: optional(ids('line', 'o_3')),
      points: optional(ids('point', 's_9')),
      color: hexColor,
      opacity: optional(share),
      height: optional(lengthMeters),
      altitude: optional(finite),
      width: optional(lengthMeters),
    },
    'a style group',
  ),
  expects('an object of style groups by name'),
) satisfies Schema<Record<string, StyleGroup>>;
