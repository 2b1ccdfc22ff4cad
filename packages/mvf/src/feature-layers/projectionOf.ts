import proj4 from 'proj4';
import { MvfError } from '../MvfError.ts';

type Pair = readonly [number, number];

/** Turns coordinates of a layer into WGS84 longitude and latitude. */
export interface Projection {
  /** NaN for coordinates that are not on Earth. */
  readonly toDegrees: (at: Pair) => Pair;
  /** Name in the definition. */
  readonly name: string;
  /** Whether the datum is WGS84, or differs from it by less than two meters. */
  readonly isNearWgs84: boolean;
}

const longestText = 8192;
const supported =
  'WGS84 and other degrees, UTM, Web Mercator, Gauss-Krüger, State Plane, and other projections of transverse Mercator, Lambert, Albers, or Mercator';

/**
 * The coordinate reference system that well-known text defines, such as a `.prj` file.
 *
 * @param file - where the text is, for messages
 * @throws MvfError `invalid-content` if it is not known
 */
export function projectionOf(definition: string, file: string): Projection {
  const text = definition.slice(0, longestText + 1).trim();
  const system = horizontalPart(text);
  const name = /^[^"]{0,40}"([^"]{1,120})"/.exec(system)?.[1] ?? text.slice(0, 60);
  if (text.length > longestText || system === '') throw unknown(file, name);
  const converter = converterOf(system, file, name);
  return {
    name,
    isNearWgs84:
      /WGS|ETRS|ETRF|N(?:orth_American|AD)_?(?:Datum_)?(?:of_)?(?:19)?83|GDA|JGD|CSRS|SIRGAS|RGF|ITRF|China_2000|CGCS|NZGD2000|New_Zealand_2000/i.test(
        system,
      ),
    toDegrees: ([x, y]) => {
      try {
        const [longitude = NaN, latitude = NaN] = converter.inverse([x, y]);
        return [longitude, latitude];
      } catch {
        return [NaN, NaN];
      }
    },
  };
}

function converterOf(system: string, file: string, name: string) {
  try {
    const converter = proj4(system);
    // Some systems only fail when they are used.
    converter.inverse([0, 0]);
    return converter;
  } catch (cause) {
    throw unknown(file, name, cause);
  }
}

/** The horizontal part of a compound system, which also has heights. */
function horizontalPart(text: string): string {
  const start = text.search(/(?:PROJCS|PROJCRS|GEOGCS|GEOGCRS)\s*\[/i);
  if (start < 0) return '';
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] !== ']') continue;
    depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return '';
}

function unknown(file: string, name: string, cause?: unknown): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has the coordinate system ${JSON.stringify(name.slice(0, 80))}, which is not supported; expected ${supported}. Export the layers in WGS84, for example with "ogr2ogr -t_srs EPSG:4326".`,
    { file, cause },
  );
}
