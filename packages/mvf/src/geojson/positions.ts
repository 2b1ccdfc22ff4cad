import { isObject } from '../isObject.ts';

/** Two numbers of a position. */
export type Pair = readonly [number, number];

/** Replaces each pair of finite numbers in the geometries of a FeatureCollection. */
export function withPositions(content: unknown, replace: (pair: Pair) => Pair): unknown {
  const { features } = (content ?? {}) as { features?: unknown };
  if (!Array.isArray(features)) return content;
  const fixed = features.map((feature: unknown) => {
    if (typeof feature !== 'object' || feature === null) return feature;
    const { geometry } = feature as { geometry?: unknown };
    return { ...feature, geometry: geometryWith(geometry, replace, 0) };
  });
  return { ...(content as object), features: fixed };
}

/** The geometries of a FeatureCollection, or of an array of features. */
export function geometriesOf(content: unknown): readonly unknown[] {
  const features = isObject(content) ? content['features'] : content;
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature: unknown) => (isObject(feature) ? [feature['geometry']] : []));
}

/** Calls a function with each pair of finite numbers in a geometry. */
export function forEachPosition(geometry: unknown, visit: (pair: Pair) => void): void {
  visitPositions(geometry, visit, 0);
}

const deepestNesting = 6;

function geometryWith(value: unknown, replace: (pair: Pair) => Pair, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > deepestNesting) return value;
  if (Array.isArray(value)) {
    const [x, y, ...more] = value as unknown[];
    const isPair = Number.isFinite(x) && Number.isFinite(y);
    if (isPair) return [...replace([x as number, y as number]), ...more];
    return value.map((inner) => geometryWith(inner, replace, depth + 1));
  }
  const { coordinates, geometries } = value as Record<string, unknown>;
  return {
    ...value,
    ...(coordinates !== undefined && {
      coordinates: geometryWith(coordinates, replace, depth + 1),
    }),
    ...(geometries !== undefined && { geometries: geometryWith(geometries, replace, depth + 1) }),
  };
}

function visitPositions(value: unknown, visit: (pair: Pair) => void, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > deepestNesting) return;
  if (!Array.isArray(value)) {
    const { coordinates, geometries } = value as Record<string, unknown>;
    visitPositions(coordinates, visit, depth + 1);
    visitPositions(geometries, visit, depth + 1);
    return;
  }
  const x: unknown = value[0];
  const y: unknown = value[1];
  const isPair = Number.isFinite(x) && Number.isFinite(y);
  if (isPair) visit([x as number, y as number]);
  else for (const inner of value) visitPositions(inner, visit, depth + 1);
}
