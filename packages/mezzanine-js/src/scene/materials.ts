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

/** What darkens a plane: the sun's shadow and the soft shade of the sky. */
export type Shade = Pick<ShadeMap, 'texture' | 'area'>;

/** Width of the lines along tops, in CSS pixels. */
const LINE_PIXELS = 1;
/** No wall is drawn thinner than twice this, in CSS pixels. */
const THINNEST_PIXELS = 0.85;

/** Strength of the line at the upper end of sides, compared to the line along the top. */
const SIDE_LINE = 0.5;

/** What openings leave in the stencil. */
const OPENING_MARK = 1;

/** Uniforms that all materials of a scene share; changing one changes every floor. */
export class LookUniforms {
  readonly uHaze = { value: new Vector3() };
  readonly uHazeStrength = { value: 0 };
  readonly uLine = { value: new Vector3() };
  readonly uLit = { value: new Vector3() };
  readonly uShade = { value: new Vector3() };
  readonly uShadow = { value: new Vector3() };
  readonly uSunShadow = { value: 0 };
  readonly uPictureLight = { value: 1 };
  /** One of no picture, since a sampler must have something to read. */
  readonly uShelf = { value: new DataArrayTexture(new Uint8Array(4), 1, 1, 1) };
  readonly uContactShade = { value: 0 };
  readonly uSun = { value: new Vector2() };
  readonly uSideLine = { value: SIDE_LINE };
  readonly uMetersPerPixel = { value: 1 };
  readonly uLinePixels = { value: LINE_PIXELS };
  readonly uThinnestPixels = { value: THINNEST_PIXELS };

  /** Takes over a look. */
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
 * Material of everything raised.
 *
 * @param state - the floor's state texture
 * @param shade - what darkens the floor
 * @param look - shared uniforms
 * @param pass - `glass` draws only what can be seen through
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

/** Draws a solid material only through openings, or everywhere again. */
export function setBelow(material: RawShaderMaterial, isBelow: boolean): void {
  material.stencilWrite = isBelow;
  material.stencilFunc = EqualStencilFunc;
  material.stencilRef = OPENING_MARK;
  const below = material.uniforms['uIsBelow'];
  if (below) below.value = isBelow ? 1 : 0;
}

/** Material of openings: marks them for what lies below. */
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

/** Material of the shade that a floor throws on the paper, or on the ground, around it. */
export function groundMaterial(shade: Shade, look: LookUniforms): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: GROUND_VERTEX,
    fragmentShader: GROUND_FRAGMENT,
    depthWrite: false,
    // What is there already is multiplied by the shade.
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    // Where there is nothing, shade is a veil over what lies under the canvas.
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
    uniforms: { ...sharedOf(look), ...shadeUniforms(shade) },
  });
}

/** A color of ours as three wants it where it clears the picture. */
export function clearColorOf(color: Rgb): Color {
  // three keeps colors linear and converts on clearing; naming the space makes that a round trip.
  return new Color().setRGB(...color, 'srgb');
}

function shadeUniforms({ texture, area }: Shade) {
  return { uShadeMap: { value: texture }, uShadeArea: { value: area } };
}

function sharedOf(look: LookUniforms) {
  return { ...look };
}
