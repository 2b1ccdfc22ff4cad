import {
  AlwaysStencilFunc,
  Color,
  CustomBlending,
  DataArrayTexture,
  EqualStencilFunc,
  GLSL3,
  RawShaderMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ReplaceStencilOp,
  SrcColorFactor,
  Vector2,
  Vector3,
  ZeroFactor,
  type Texture,
} from 'three';
import type { Rgb, SceneLook } from './SceneModel.ts';
import type { ShadeMap } from './ShadeMap.ts';

import {
  GROUND_FRAGMENT,
  GROUND_VERTEX,
  OPENING_FRAGMENT,
  SOLID_FRAGMENT,
  SOLID_VERTEX,
} from './shaders.ts';

/** Shade on a plane: the sun's shadow and the ambient shade of the sky. */
export type Shade = Pick<ShadeMap, 'texture' | 'area'>;

/** Width of the outlines along tops, in CSS pixels. */
const LINE_PIXELS = 1;
/** Minimum half thickness of a wall, in CSS pixels. */
const THINNEST_PIXELS = 0.85;

/** Strength of the outline at the upper edge of sides, compared to the outline along the top. */
const SIDE_LINE = 0.5;

/** Stencil value of openings. */
const OPENING_MARK = 1;

/** Uniforms shared by all materials of a scene; changing one changes every floor. */
export class LookUniforms {
  readonly uHaze = { value: new Vector3() };
  readonly uHazeStrength = { value: 0 };
  readonly uLine = { value: new Vector3() };
  readonly uLit = { value: new Vector3() };
  readonly uShade = { value: new Vector3() };
  readonly uShadow = { value: new Vector3() };
  readonly uSunShadow = { value: 0 };
  readonly uPictureLight = { value: 1 };
  /** A placeholder, because a sampler must have a texture. */
  readonly uShelf = { value: new DataArrayTexture(new Uint8Array(4), 1, 1, 1) };
  readonly uContactShade = { value: 0 };
  readonly uSun = { value: new Vector2() };
  readonly uSideLine = { value: SIDE_LINE };
  readonly uMetersPerPixel = { value: 1 };
  readonly uLinePixels = { value: LINE_PIXELS };
  readonly uThinnestPixels = { value: THINNEST_PIXELS };

  /** Updates the uniforms from a look. */
  set(look: SceneLook): void {
    this.uHaze.value.set(...look.haze);
    this.uHazeStrength.value = look.hazeStrength;
    this.uLine.value.set(...look.line);
    this.uLit.value.set(...look.lit);
    this.uShade.value.set(...look.shade);
    this.uShadow.value.set(...look.shadow);
    this.uSunShadow.value = look.sunShadow;
    this.uPictureLight.value = look.pictureLight;
    this.uContactShade.value = look.contactShade;
    const azimuth = (look.sunAzimuthDegrees * Math.PI) / 180;
    this.uSun.value.set(Math.sin(azimuth), Math.cos(azimuth));
  }
}

/**
 * Material of everything extruded.
 *
 * @param state - the state texture of the floor
 * @param shade - the shade map of the floor
 * @param look - shared uniforms
 * @param pass - `glass` draws only transparent features
 */
export function solidMaterial(
  state: Texture,
  shade: Shade,
  look: LookUniforms,
  pass: 'solid' | 'glass' = 'solid',
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SOLID_VERTEX,
    fragmentShader: SOLID_FRAGMENT,
    transparent: pass === 'glass',
    uniforms: {
      ...sharedOf(look),
      ...shadeUniforms(shade),
      uState: { value: state },
      uIsGlassPass: { value: pass === 'glass' },
      uIsBelow: { value: 0 },
    },
  });
}

/** Restricts a solid material to openings, or removes the restriction. */
export function setBelow(material: RawShaderMaterial, isBelow: boolean): void {
  material.stencilWrite = isBelow;
  material.stencilFunc = EqualStencilFunc;
  material.stencilRef = OPENING_MARK;
  const below = material.uniforms['uIsBelow'];
  if (below) below.value = isBelow ? 1 : 0;
}

/** Material of openings: marks them in the stencil buffer for the floor below. */
export function openingMaterial(): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: GROUND_VERTEX,
    fragmentShader: OPENING_FRAGMENT,
    colorWrite: false,
    depthWrite: false,
    depthTest: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilRef: OPENING_MARK,
    stencilZPass: ReplaceStencilOp,
  });
}

/** Material of the shadow that a floor casts on the ground around it. */
export function groundMaterial(shade: Shade, look: LookUniforms): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: GROUND_VERTEX,
    fragmentShader: GROUND_FRAGMENT,
    depthWrite: false,
    // Multiplies the existing content by the shade.
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    // On a transparent background, shade is a translucent layer over what lies under the canvas.
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
    uniforms: { ...sharedOf(look), ...shadeUniforms(shade) },
  });
}

/** Converts a display color to a clear color of three. */
export function clearColorOf(color: Rgb): Color {
  // three stores colors as linear and converts them on clearing; naming the color space makes this
  // a round trip.
  return new Color().setRGB(...color, 'srgb');
}

function shadeUniforms({ texture, area }: Shade) {
  return { uShadeMap: { value: texture }, uShadeArea: { value: area } };
}

function sharedOf(look: LookUniforms) {
  return { ...look };
}
