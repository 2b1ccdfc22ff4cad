import {
  CustomBlending,
  DoubleSide,
  FrontSide,
  GLSL3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  SrcColorFactor,
  Vector4,
  ZeroFactor,
  type Texture,
} from 'three';
import type { LookUniforms } from '../materials.ts';
import type { ModelData, ModelPart } from './ModelData.ts';

/** Shadows lie on the floor and are lifted by this many pixels to avoid depth fighting. */
const LIFT_PIXELS = 1.5;
/** How far the shadow extends beyond a model, as a fraction of its height. */
const REACH = 0.3;
/** Maximum extent in meters of model coordinates. */
const LONGEST_REACH = 0.5;

const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
in vec3 position;
in vec3 normal;
in vec2 place;
in vec4 paint;
in vec4 standing;
in vec4 turning;
in vec4 tint;
out vec3 vNormal;
out vec2 vPlace;
out vec4 vPaint;
out float vOpacity;
vec3 turned(vec3 at) {
  vec2 heading = vec2(sin(turning.x), cos(turning.x));
  vec2 pitch = vec2(sin(turning.y), cos(turning.y));
  float ahead = at.y * pitch.y - at.z * pitch.x;
  float up = at.y * pitch.x + at.z * pitch.y;
  return vec3(at.x * heading.y + ahead * heading.x, ahead * heading.y - at.x * heading.x, up);
}
void main() {
  vNormal = turned(normal);
  vPlace = place;
  vPaint = paint * tint;
  vOpacity = tint.a;
  vec3 foot = standing.xyz + vec3(0.0, 0.0, turning.z);
  gl_Position = projectionMatrix * modelMatrix * vec4(foot + turned(position) * standing.w, 1.0);
}
`;

// The file defines cutouts, regardless of the opacity of the whole model.
const FRAGMENT = `
precision highp float;
uniform vec3 uLit;
uniform vec3 uShade;
uniform vec2 uSun;
uniform float uPictureLight;
uniform float uLeastOpacity;
#ifdef HAS_PICTURE
uniform sampler2D uPicture;
#endif
in vec3 vNormal;
in vec2 vPlace;
in vec4 vPaint;
in float vOpacity;
out vec4 color;
void main() {
  vec4 body = vPaint;
#ifdef HAS_PICTURE
  body *= texture(uPicture, vPlace);
#endif
  if (body.a <= uLeastOpacity * vOpacity) discard;
  vec3 normal = normalize(gl_FrontFacing ? vNormal : -vNormal);
  float facing = dot(normal.xy, uSun) / max(length(normal.xy), 1e-4);
  vec3 side = mix(uShade, uLit, smoothstep(-1.0, 1.0, facing));
  vec3 light = mix(side, vec3(1.0), smoothstep(0.1, 1.0, normal.z)) * (1.0 + 0.2 * min(normal.z, 0.0));
  color = vec4(body.rgb * light * uPictureLight, body.a);
}
`;

const SHADE_VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uMetersPerPixel;
uniform vec4 uBase;
uniform float uReach;
in vec3 position;
in vec4 standing;
in vec4 turning;
in vec4 tint;
out vec2 vFromMiddle;
flat out float vStrength;
void main() {
  vFromMiddle = position.xy * (uBase.zw + uReach);
  vec2 at = (uBase.xy + vFromMiddle) * standing.w;
  vec2 heading = vec2(sin(turning.x), cos(turning.x));
  vec2 place = vec2(at.x * heading.y + at.y * heading.x, at.y * heading.y - at.x * heading.x);
  vStrength = tint.a / (1.0 + max(turning.z, 0.0));
  float z = standing.z + ${LIFT_PIXELS.toFixed(1)} * uMetersPerPixel;
  gl_Position = projectionMatrix * modelMatrix * vec4(standing.xy + place, z, 1.0);
}
`;

const SHADE_FRAGMENT = `
precision highp float;
uniform vec4 uBase;
uniform float uReach;
uniform vec3 uShadow;
uniform float uContactShade;
in vec2 vFromMiddle;
flat in float vStrength;
out vec4 color;
void main() {
  vec2 outside = max(abs(vFromMiddle) - uBase.zw + uReach * 0.6, 0.0);
  float shade = 1.0 - smoothstep(0.0, uReach * 1.6, length(outside));
  vec3 body = mix(vec3(1.0), uShadow, shade * vStrength * uContactShade * 0.8);
  color = vec4(body, 1.0 - dot(body, vec3(1.0 / 3.0)));
}
`;

/**
 * Material of one part of a model, lit like the floors.
 *
 * @param look - uniforms shared by the scene
 * @param part - the part
 * @param picture - its image, if it has one
 */
export function modelMaterial(
  look: LookUniforms,
  part: ModelPart,
  picture: Texture | undefined,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: part.isDoubleSided ? DoubleSide : FrontSide,
    defines: picture ? { HAS_PICTURE: '' } : {},
    uniforms: {
      ...look,
      uLeastOpacity: { value: part.leastOpacity },
      ...(picture && { uPicture: { value: picture } }),
    },
  });
}

/** Material of the soft shadow on the floor under a model. */
export function modelShadeMaterial(look: LookUniforms, { min, max }: ModelData): RawShaderMaterial {
  const middle = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const;
  const half = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2] as const;
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    depthWrite: false,
    // Multiplies the existing content by the shade.
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    // On a transparent background, shade is a translucent layer over what lies under the canvas.
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
    uniforms: {
      ...look,
      uBase: { value: new Vector4(...middle, ...half) },
      uReach: { value: Math.min((max[2] - min[2]) * REACH, LONGEST_REACH) + 0.02 },
    },
  });
}
