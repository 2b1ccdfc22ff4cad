import { isInside } from '../../polygon.ts';
import type { Steps } from '../../steps.ts';
import type { Category, Floor, Obstruction, Space } from '../../data/entities.ts';
import type { LocalProjection } from '../../data/LocalProjection.ts';
import type { Venue } from '../../data/Venue.ts';
import { PLATE_METERS } from '../../scene/FloorDrawing.ts';
import { joinWallSteps, type LooseWall } from '../../scene/joinWalls.ts';
import type { AreaShape, Line, Rings } from '../../scene/SceneModel.ts';
import { obstructionDefault, spaceDefault } from '../../style/kindDefaults.ts';
import type { Recipe } from './Recipe.ts';
import { StyleIndex, type VenueStyle } from '../../style/StyleIndex.ts';
import { tintingCategories, tintOf } from '../../style/tintOf.ts';

/** Layers reserved for spaces inside other spaces. */
const NESTED_LAYER = 0.5;

/** Inputs for the recipes of a floor. */
export interface FloorSources {
  readonly projection: LocalProjection;
  readonly styles: StyleIndex;
  /** Categories that tint rooms, in the order of the theme's tints. */
  readonly categories: readonly Category[];
  /** Ids of spaces inside another space. */
  readonly nested: ReadonlySet<string>;
}

/** Inputs for the recipes of all floors. */
export function floorSources(venue: Venue, projection: LocalProjection): FloorSources {
  const features = Object.values(venue.mvf.spaces).flat();
  return {
    projection,
    styles: new StyleIndex(venue),
    categories: tintingCategories(venue),
    nested: new Set(
      features.filter(({ properties }) => properties.parent).map(({ properties }) => properties.id),
    ),
  };
}

/** Recipes of all features, by floor. */
export function* recipeSteps(
  venue: Venue,
  projection: LocalProjection,
): Steps<readonly (readonly Recipe[])[]> {
  const sources = floorSources(venue, projection);
  const recipes: Recipe[][] = [];
  for (const floor of venue.floors) recipes.push(yield* recipesOf(floor, sources));
  return recipes;
}

/** Recipes of the features of a floor, lowest layer first. */
export function* recipesOf(floor: Floor, sources: FloorSources): Steps<Recipe[]> {
  yield;
  const spaces = floor.spaces.flatMap((space) => spaceRecipe(space, sources) ?? []);
  const openings = spaces.filter(({ role }) => role === 'opening').flatMap(outlinesOf);
  const low = [plateRecipe(floor, sources), ...spaces].map((recipe) =>
    withOpenings(recipe, openings),
  );
  yield;
  const objects = objectRecipes(floor, sources);
  yield;
  return [...low, ...objects, ...(yield* wallRecipes(floor, sources))];
}

/** Id of a floor's slab; no venue can use it. */
export function plateId(floor: Floor): string {
  return `floor:${floor.id}`;
}

/** Features on the floor are cut out where the floor is open to the one below. */
function withOpenings(recipe: Recipe, openings: readonly Line[]): Recipe {
  const { shape, role } = recipe;
  if (shape.type !== 'area' || role === 'opening' || openings.length === 0) return recipe;
  const polygons = shape.polygons.map((rings) => [
    ...rings,
    ...openings.filter((outline) => outline.every((point) => isInside(rings, point))),
  ]);
  return { ...recipe, shape: { type: 'area', polygons } };
}

function plateRecipe(floor: Floor, sources: FloorSources): Recipe {
  const style = sources.styles.of(floor.id);
  return {
    id: plateId(floor),
    shape: areaOf(floor.geometry, sources.projection),
    layer: 0,
    hasLine: true,
    isPickable: false,
    isOpening: false,
    role: 'floor',
    color: style?.color,
    tint: undefined,
    opacity: style?.opacity ?? 1,
    heightMeters: PLATE_METERS,
    altitudeMeters: -PLATE_METERS,
  };
}

function outlinesOf({ shape }: Recipe): Line[] {
  return shape.type === 'area' ? shape.polygons.flatMap((rings) => rings.slice(0, 1)) : [];
}

function spaceRecipe(space: Space, sources: FloorSources): Recipe | undefined {
  const { geometry } = space;
  if (geometry.type !== 'Polygon') return undefined;
  const { role, layer, heightMeters } = spaceDefault(space.kind);
  const style = sources.styles.of(space.id);
  const isOpening = role === 'opening';
  return {
    id: space.id,
    shape: areaOf(geometry, sources.projection),
    layer: layer + (sources.nested.has(space.id) ? NESTED_LAYER : 0),
    hasLine: role === 'room' || role === 'connection',
    isPickable: true,
    isOpening,
    role,
    ...paintFrom(isOpening ? undefined : style, heightMeters),
    ...(isOpening && { altitudeMeters: -PLATE_METERS }),
    tint: role === 'room' ? tintOf(space, sources.categories) : undefined,
  };
}

function objectRecipes(floor: Floor, sources: FloorSources): Recipe[] {
  return floor.obstructions.flatMap((obstruction) => {
    const { geometry } = obstruction;
    if (geometry.type !== 'Polygon') return [];
    const { role, layer, heightMeters } = obstructionDefault(obstruction.kind);
    return {
      id: `object:${obstruction.id}`,
      shape: { ...areaOf(geometry, sources.projection), isRound: obstruction.kind === 'tree' },
      layer,
      hasLine: true,
      isPickable: false,
      isOpening: false,
      role,
      tint: undefined,
      ...paintFrom(sources.styles.of(obstruction.id), heightMeters),
    };
  });
}

/** Joins connected walls that are drawn in the same style. */
function* wallRecipes(floor: Floor, sources: FloorSources): Steps<Recipe[]> {
  const examples = new Map<string, Obstruction>();
  const loose = floor.obstructions.flatMap((obstruction): LooseWall[] => {
    const { geometry } = obstruction;
    if (geometry.type !== 'LineString') return [];
    const style = sources.styles.of(obstruction.id);
    const group = `${obstruction.kind} ${JSON.stringify(lookOfStyle(style))}`;
    examples.set(group, obstruction);
    const { widthMeters = 0.1 } = obstructionDefault(obstruction.kind);
    const line = geometry.coordinates.map((position) => sources.projection.toLocal(position));
    return [{ line, widthMeters: style?.width ?? widthMeters, group }];
  });
  yield;
  const joined = yield* joinWallSteps(loose);
  return joined.flatMap(({ shape, group }, index) => {
    const example = examples.get(group);
    if (!example) return [];
    const { role, layer, heightMeters } = obstructionDefault(example.kind);
    return {
      id: `wall:${floor.id}:${index}`,
      shape,
      layer,
      hasLine: true,
      isPickable: false,
      isOpening: false,
      role,
      tint: undefined,
      ...paintFrom(sources.styles.of(example.id), heightMeters),
    };
  });
}

function lookOfStyle(style: VenueStyle | undefined) {
  return style && [style.color, style.opacity, style.height, style.altitude];
}

function paintFrom(style: VenueStyle | undefined, heightMeters: number) {
  return {
    color: style?.color,
    opacity: style?.opacity ?? 1,
    heightMeters: style?.height ?? heightMeters,
    altitudeMeters: style?.altitude ?? 0,
  };
}

function areaOf(
  geometry: Floor['geometry'] | Extract<Space['geometry'], { type: 'Polygon' }>,
  projection: LocalProjection,
): AreaShape {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return { type: 'area', polygons: polygons.map((rings) => ringsOf(rings, projection)) };
}

/** GeoJSON repeats the first point at the end of a ring; the renderer does not. */
function ringsOf(
  rings: readonly (readonly (readonly number[])[])[],
  projection: LocalProjection,
): Rings {
  return rings.map((ring) => {
    const points = ring.map((position) => projection.toLocal(position));
    const [first, last] = [points[0], points.at(-1)];
    if (first && last && first[0] === last[0] && first[1] === last[1]) points.pop();
    return points;
  });
}
