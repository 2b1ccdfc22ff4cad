import {
  CustomBlending,
  GLSL3,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
  Vector2,
  Vector3,
  type Texture,
} from 'three';
import type { LookUniforms, Shade } from '../materials.ts';

/** Images on the floor are lifted by this many pixels to avoid depth fighting. */
const LIFT_PIXELS = 1.4;

const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uMetersPerPixel;
uniform vec3 uPlace;
uniform vec2 uAcross;
uniform vec2 uUpward;
in vec3 position;
out vec2 vOn;
out vec2 vPlace;
void main() {
  vOn = position.xy * 0.5 + 0.5;
  vPlace = uPlace.xy + uAcross * position.x + uUpward * position.y;
  float z = uPlace.z + ${LIFT_PIXELS.toFixed(1)} * uMetersPerPixel;
  gl_Position = projectionMatrix * modelMatrix * vec4(vPlace, z, 1.0);
}
`;

// On the floor, the shade of walls also falls on the image.
const FRAGMENT = `
precision highp float;
uniform sampler2D uPicture;
uniform sampler2D uShadeMap;
uniform vec4 uShadeArea;
uniform vec3 uShadow;
uniform float uSunShadow;
uniform float uContactShade;
uniform float uPictureLight;
uniform float uOpacity;
uniform vec3 uPlace;
in vec2 vOn;
in vec2 vPlace;
out vec4 color;
void main() {
  vec4 body = texture(uPicture, vOn) * uOpacity;
  body.rgb *= uPictureLight;
  if (uPlace.z < 0.36) {
    vec2 at = (vPlace - uShadeArea.xy) * uShadeArea.zw;
    vec2 shade = texture(uShadeMap, at).rg;
    body.rgb *= mix(vec3(1.0), uShadow, shade.g * uContactShade);
    body.rgb *= mix(vec3(1.0), uShadow, shade.r * uSunShadow);
  }
  color = body;
}
`;

const DEPTH_VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform vec3 uPlace;
uniform vec2 uAcross;
uniform vec2 uUpward;
in vec3 position;
out vec2 vOn;
void main() {
  vOn = position.xy * 0.5 + 0.5;
  vec2 place = uPlace.xy + uAcross * position.x + uUpward * position.y;
  gl_Position = projectionMatrix * modelMatrix * vec4(place, uPlace.z, 1.0);
}
`;

const DEPTH_FRAGMENT = `
precision highp float;
uniform sampler2D uPicture;
uniform float uOpacity;
in vec2 vOn;
out vec4 color;
void main() {
  if (texture(uPicture, vOn).a * uOpacity < 0.5) discard;
  color = vec4(0.0);
}
`;

/**
 * Material of one flat image.
 *
 * @param look - uniforms shared by the scene
 * @param shade - shade map of its floor
 * @param picture - the image, premultiplied with its opacity
 */
export function imageMaterial(
  look: LookUniforms,
  shade: Shade,
  picture: Texture,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    uniforms: {
      ...look,
      uPicture: { value: picture },
      uShadeMap: { value: shade.texture },
      uShadeArea: { value: shade.area },
      uPlace: { value: new Vector3() },
      uAcross: { value: new Vector2() },
      uUpward: { value: new Vector2() },
      uOpacity: { value: 1 },
    },
  });
}

/**
 * Writes depth where an image is mostly opaque, so that glass and models below it stay below. It is
 * not lifted, so objects standing on an image are not cut off at the bottom.
 *
 * @param picture - material from {@link imageMaterial}; its position and opacity are followed
 */
export function imageDepthMaterial({ uniforms }: RawShaderMaterial): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: DEPTH_VERTEX,
    fragmentShader: DEPTH_FRAGMENT,
    colorWrite: false,
    uniforms,
  });
}
