import type { FeaturePaint, SceneFeature } from '../../scene/SceneModel.ts';
import type { MapTheme } from '../../style/MapTheme.ts';
import { colorOfFeature, type ColoredFeature } from '../../style/colorOfFeature.ts';
import { parseColor } from '../parseColor.ts';

/** How a feature is drawn, independent of the theme. */
export interface Recipe extends SceneFeature, ColoredFeature {
  readonly opacity: number;
  readonly heightMeters: number;
  readonly altitudeMeters: number;
}

/** How a feature is drawn under this theme. */
export function paintOf(recipe: Recipe, theme: MapTheme): FeaturePaint {
  const { opacity, altitudeMeters, role } = recipe;
  const most = role === 'wall' ? Math.max(theme.wallCutMeters - altitudeMeters, 0) : Infinity;
  const heightMeters = Math.min(recipe.heightMeters, most);
  return { color: colorOfFeature(recipe, theme, parseRgb), opacity, heightMeters, altitudeMeters };
}

function parseRgb(color: string, name: string): FeaturePaint['color'] {
  return parseColor(color, name).rgb;
}
