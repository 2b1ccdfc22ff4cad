import { GLSL3, RawShaderMaterial, Vector2, Vector4 } from 'three';
import type { LookUniforms } from '../materials.ts';
import type { FeaturePaint } from '../SceneModel.ts';

/** Items on the floor are lifted by this many pixels to avoid depth fighting. */
const LIFT_PIXELS = 1.5;

// A line stays visible from far away; areas have no width to keep.
const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uMetersPerPixel;
uniform float uThinnestPixels;
uniform float uHalfWidth;
uniform vec2 uSpan;
in vec3 position;
in vec2 direction;
in float tag;
out vec2 vNormal;
flat out float vIsSide;
void main() {
  vNormal = direction;
  vIsSide = int(tag) % 4 == 0 ? 1.0 : 0.0;
  float missing = uHalfWidth > 0.0 ? uThinnestPixels * uMetersPerPixel - uHalfWidth : 0.0;
  vec2 place = position.xy + direction * max(missing, 0.0);
  float z = uSpan.x + position.z * uSpan.y + ${LIFT_PIXELS.toFixed(1)} * uMetersPerPixel;
  gl_Position = projectionMatrix * modelMatrix * vec4(place, z, 1.0);
}
`;

const FRAGMENT = `
precision highp float;
uniform vec4 uColor;
uniform vec3 uLit;
uniform vec3 uShade;
uniform vec2 uSun;
in vec2 vNormal;
flat in float vIsSide;
out vec4 color;
void main() {
  vec3 sided = uColor.rgb * mix(uShade, uLit, smoothstep(-1.0, 1.0, dot(vNormal, uSun)));
  color = vec4(mix(uColor.rgb, sided, vIsSide), uColor.a);
}
`;

/**
 * Material of one shape: lit like a wall, without the shade of the floor.
 *
 * @param look - uniforms shared by the scene
 * @param widthMeters - width of a line; 0 for areas
 */
export function shapeMaterial(look: LookUniforms, widthMeters: number): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      ...look,
      uColor: { value: new Vector4(0, 0, 0, 1) },
      uSpan: { value: new Vector2() },
      uHalfWidth: { value: widthMeters / 2 },
    },
  });
}

/** Updates color and height. */
export function paintShape(material: RawShaderMaterial, paint: FeaturePaint): void {
  const { color, opacity, altitudeMeters, heightMeters } = paint;
  (material.uniforms['uColor']?.value as Vector4).set(...color, opacity);
  (material.uniforms['uSpan']?.value as Vector2).set(altitudeMeters, heightMeters);
  material.transparent = opacity < 1;
  material.depthWrite = opacity >= 1;
}
