import type { FeaturePaint, SceneFeature } from '../../scene/SceneModel.ts';
import type { MapTheme } from '../../style/MapTheme.ts';
import { parseColor } from '../parseColor.ts';
import { nightColor } from '../../style/nightColor.ts';
import type { Role } from '../../style/Role.ts';

/** How a feature is drawn, independent of the theme. */
export interface Recipe extends SceneFeature {
  readonly role: Role;
  /** The venue's own CSS color. */
  readonly color: string | undefined;
  /** Index of the theme's tint, if the venue has no color. */
  readonly tint: number | undefined;
  readonly opacity: number;
  readonly heightMeters: number;
  readonly altitudeMeters: number;
}

/** How a feature is drawn under this theme. */
export function paintOf(recipe: Recipe, theme: MapTheme): FeaturePaint {
  const { opacity, altitudeMeters, role } = recipe;
  const most = role === 'wall' ? Math.max(theme.wallCutMeters - altitudeMeters, 0) : Infinity;
  const heightMeters = Math.min(recipe.heightMeters, most);
  return { color: colorOf(recipe, theme), opacity, heightMeters, altitudeMeters };
}

function colorOf({ role, color, tint }: Recipe, theme: MapTheme): FeaturePaint['color'] {
  const themed = tint === undefined ? theme[role] : theme.tints[tint % theme.tints.length];
  const rgb = parseColor(themed ?? theme[role], `theme.${role}`).rgb;
  if (color === undefined) return rgb;
  const own = parseColor(color, 'style.color').rgb;
  return theme.colorScheme === 'dark'
    ? nightColor(own, parseColor(theme[role], `theme.${role}`).rgb)
    : own;
}
