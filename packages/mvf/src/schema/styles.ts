import * as v from 'valibot';
import { expects, fields, finite, ids, lengthMetres, share } from './fields.ts';

/** How a group of shapes looks. Lengths in metres. */
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

/** A color as hexadecimal digits. */
export const hexColor = v.pipe(
  v.string(expects('a color', '"#F3E9DA"')),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, expects('a color of 3 or 6 hex digits', '"#F3E9DA"')),
);

/** Schema of `styles.json`. */
export const stylesFile = v.record(
  v.string(),
  fields(
    {
      polygons: v.exactOptional(ids('polygon', 's_7')),
      lineStrings: v.exactOptional(ids('line', 'o_3')),
      points: v.exactOptional(ids('point', 's_9')),
      color: hexColor,
      opacity: v.exactOptional(share),
      height: v.exactOptional(lengthMetres),
      altitude: v.exactOptional(finite),
      width: v.exactOptional(lengthMetres),
    },
    'a style group',
  ),
  expects('an object of style groups by name'),
) satisfies v.GenericSchema<unknown, Record<string, StyleGroup>>;
