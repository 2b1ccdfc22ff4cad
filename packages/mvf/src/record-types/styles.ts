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

/** How a group of shapes looks. Lengths in meters. */
export interface StyleGroup {
  /** Ids of spaces and obstructions that are polygons. */
  polygons?: string[];
  /** Ids of obstructions and entrances that are lines. */
  lineStrings?: string[];
  /** Ids of spaces that are points. */
  points?: string[];
  /** Color as `#rgb` or `#rrggbb`. */
  color: string;
  /** 0 invisible to 1 solid. */
  opacity?: number;
  /** How high the shape rises. */
  height?: number;
  /** How far above the floor it begins. */
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
