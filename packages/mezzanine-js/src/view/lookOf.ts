import type { Rgb, SceneLook } from '../scene/SceneModel.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import { OUTLINE_FACTORS } from '../style/outlineFactors.ts';
import { parseColor } from './parseColor.ts';

/** Colors of light and shade by color scheme; see {@link SceneLook}. */
const LIGHTS: Readonly<Record<MapTheme['colorScheme'], Pick<SceneLook, LightKey>>> = {
  light: { shade: [0.765, 0.745, 0.715], lit: [0.935, 0.925, 0.905] },
  dark: { shade: [0.44, 0.45, 0.48], lit: [0.7, 0.7, 0.72] },
};
type LightKey = 'shade' | 'lit';

/** Color of shadows on white. */
const SHADOWS: Readonly<Record<MapTheme['colorScheme'], Rgb>> = {
  light: [0.44, 0.37, 0.31],
  dark: [0, 0, 0],
};
/** Brightness of images and models by color scheme. */
const PICTURE_LIGHTS: Readonly<Record<MapTheme['colorScheme'], number>> = { light: 1, dark: 0.6 };
/** How far the floor below fades. */
const HAZE = 0.45;
/** The sun is at the upper left of the initial view. */
const SUN_TURN_DEGREES = -50;
const SUN_ALTITUDE_DEGREES = 52;

/**
 * Light and background of a theme.
 *
 * @param theme - colors and strengths
 * @param bearing - bearing of the initial view; determines the position of the sun
 */
export function lookOf(theme: MapTheme, bearing: number): SceneLook {
  return {
    ...LIGHTS[theme.colorScheme],
    line: OUTLINE_FACTORS[theme.colorScheme],
    paper: parseColor(theme.paper, 'theme.paper').rgb,
    haze: parseColor(theme.opening, 'theme.opening').rgb,
    shadow: SHADOWS[theme.colorScheme],
    hazeStrength: HAZE,
    pictureLight: PICTURE_LIGHTS[theme.colorScheme],
    sunShadow: theme.sunShadow,
    contactShade: theme.contactShade,
    sunAzimuthDegrees: bearing + SUN_TURN_DEGREES,
    sunAltitudeDegrees: SUN_ALTITUDE_DEGREES,
  };
}
