import { finish } from '../../steps.ts';
import type { Floor } from '../../data/entities.ts';
import type { Venue } from '../../data/Venue.ts';
import type { LocalProjection } from '../../data/LocalProjection.ts';
import type { FeaturePaint, FeaturePicture, Rgb, SceneFloor } from '../../scene/SceneModel.ts';
import type { VenueScene } from '../../scene/VenueScene.ts';
import { neighborOf } from '../neighborOf.ts';
import type { MapTheme } from '../../style/MapTheme.ts';
import { recipeSteps } from './floorRecipes.ts';
import { paintOf, type Recipe } from './Recipe.ts';

/** Style changes made by code; missing properties stay the same. */
export interface PaintChange {
  readonly color?: Rgb;
  readonly opacity?: number;
  readonly heightMeters?: number;
  readonly top?: FeaturePicture | undefined;
  readonly sides?: FeaturePicture | undefined;
}

const NOTHING: FeaturePaint = {
  color: [0, 0, 0],
  opacity: 0,
  heightMeters: 0,
  altitudeMeters: 0,
};

/** The floor visible through openings: the next lower floor of the same building. */
function below(floor: Floor, features: readonly Recipe[]): SceneFloor['below'] {
  const next = neighborOf(floor, -1);
  if (!next || !features.some(({ isOpening }) => isOpening)) return undefined;
  return { id: next.id, meters: next.heightMeters };
}

/**
 * Determines how everything is drawn: from the venue's styles, the theme, and changes made by code.
 */
export class Painter {
  /** The features to draw. */
  readonly floors: readonly SceneFloor[];
  readonly #recipes = new Map<string, Recipe>();
  readonly #changes = new Map<string, PaintChange>();
  readonly #hidden = new Set<string>();
  #theme: MapTheme;

  /**
   * @param venue - the venue
   * @param projection - converts coordinates to meters
   * @param theme - colors
   * @param recipes - recipes of each floor, if they were built before
   */
  constructor(
    venue: Venue,
    projection: LocalProjection,
    theme: MapTheme,
    recipes = finish(recipeSteps(venue, projection)),
  ) {
    this.#theme = theme;
    this.floors = venue.floors.map((floor, index) => {
      const features = recipes[index] ?? [];
      for (const recipe of features) this.#recipes.set(recipe.id, recipe);
      return { id: floor.id, features, below: below(floor, features) };
    });
  }

  /** How a feature is drawn now. */
  paintOf(id: string): FeaturePaint {
    const paint = { ...this.original(id), ...this.#changes.get(id) };
    return this.#hidden.has(id) ? { ...paint, opacity: 0 } : paint;
  }

  /** How a feature is drawn by default, according to venue and theme. */
  original(id: string): FeaturePaint {
    const recipe = this.#recipes.get(id);
    return recipe ? paintOf(recipe, this.#theme) : NOTHING;
  }

  /** Whether a feature with this id is drawn. */
  has(id: string): boolean {
    return this.#recipes.has(id);
  }

  /** Changes how a feature is drawn; without a change, the default is restored. */
  change(id: string, change: PaintChange | undefined): void {
    if (change) this.#changes.set(id, change);
    else this.#changes.delete(id);
  }

  /**
   * Hides a feature regardless of its other changes, or shows it again.
   *
   * @returns whether the state changed
   */
  hide(id: string, isHidden: boolean): boolean {
    if (this.#hidden.has(id) === isHidden) return false;
    if (isHidden) this.#hidden.add(id);
    else this.#hidden.delete(id);
    return true;
  }

  /** Paints everything again. */
  setTheme(theme: MapTheme, scene: VenueScene): void {
    this.#theme = theme;
    for (const floor of this.floors) {
      for (const { id } of floor.features) scene.setPaint(floor.id, id, this.paintOf(id));
    }
  }
}
