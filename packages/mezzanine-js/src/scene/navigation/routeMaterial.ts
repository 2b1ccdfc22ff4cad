import {
  GLSL3,
  GreaterDepth,
  LessEqualDepth,
  NotEqualStencilFunc,
  RawShaderMaterial,
  ReplaceStencilOp,
  Vector3,
} from 'three';

/**
 * Stencil bit of pixels that a hidden ribbon has already tinted, in addition to the marks of
 * openings.
 */
const HIDDEN_MARK = 2;
/** Opacity of a ribbon behind walls. */
const HIDDEN_OPACITY = 0.32;
/**
 * Height above the floor: above raised rooms and escalators, below everything that people walk
 * around.
 */
const LIFT_METERS = 0.35;
const LIFT_PIXELS = 1.5;

/** Uniforms shared by all passes of all ribbons. */
export class RouteUniforms {
  readonly uColor = { value: new Vector3() };
  readonly uPaper = { value: new Vector3() };
  /** Frame width in CSS pixels. */
  readonly uViewWidth = { value: 1 };
  readonly uMetersPerPixel = { value: 1 };
  readonly uHalfPixels = { value: 1 };
  readonly uHalfMeters = { value: 0 };
  /** Distance up to which the route is drawn, and up to which it is traveled. */
  readonly uReveal = { value: Infinity };
  readonly uPassed = { value: 0 };
  /** Position of the glint along the route, and its strength. */
  readonly uGlint = { value: 0 };
  readonly uGlintStrength = { value: 0 };
}

// `scale` is meters per pixel at this position: the width is the same near and far.
const VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uViewWidth;
uniform float uMetersPerPixel;
uniform float uHalfPixels;
uniform float uHalfMeters;
uniform float uExtraPixels;
in vec2 position;
in vec2 widen;
in vec2 along;
out float vAlong;
out float vAcross;
out float vHalf;
void main() {
  float lift = ${LIFT_METERS.toFixed(2)} + ${LIFT_PIXELS.toFixed(1)} * uMetersPerPixel;
  vec4 middle = projectionMatrix * modelMatrix * vec4(position, lift, 1.0);
  vec3 right = vec3(projectionMatrix[0][0], projectionMatrix[1][0], projectionMatrix[2][0]);
  float scale = middle.w / (length(right) * uViewWidth * 0.5);
  vHalf = max(uHalfPixels * scale, uHalfMeters) + uExtraPixels * scale;
  vAlong = along.x;
  vAcross = along.y;
  vec2 place = position + widen * vHalf;
  gl_Position = projectionMatrix * modelMatrix * vec4(place, lift, 1.0);
}
`;

// The tip of a growing route is round. Arrowheads are a power of two apart, so they keep their
// places during zooming.
const FRAGMENT = `
precision highp float;
uniform vec3 uColor;
uniform vec3 uPaper;
uniform float uMetersPerPixel;
uniform float uReveal;
uniform float uPassed;
uniform float uGlint;
uniform float uGlintStrength;
uniform float uOpacity;
uniform float uIsCasing;
in float vAlong;
in float vAcross;
in float vHalf;
out vec4 color;
void main() {
  float tip = uReveal - vHalf * (1.0 - sqrt(max(1.0 - vAcross * vAcross, 0.0)));
  if (vAlong > tip) discard;
  float isPassed = 1.0 - smoothstep(uPassed - 0.2, uPassed + 0.2, vAlong);
  vec3 paint = mix(uColor, uPaper, isPassed * 0.62);
  float pixels = max(vHalf / uMetersPerPixel, 1.0);
  float gap = exp2(ceil(log2(uMetersPerPixel * max(pixels * 9.0, 44.0))));
  float place = (fract(vAlong / gap) - 0.5) * gap + abs(vAcross) * vHalf;
  float soft = uMetersPerPixel * 0.9;
  float thick = vHalf * 0.26;
  float arrow = (1.0 - smoothstep(thick - soft, thick + soft, abs(place - vHalf * 0.3)))
    * (1.0 - smoothstep(0.5, 0.68, abs(vAcross))) * smoothstep(1.8, 2.6, pixels);
  paint = mix(paint, uPaper, arrow * 0.92 * (1.0 - isPassed * 0.5));
  float glint = exp(-pow((vAlong - uGlint) / (uMetersPerPixel * 46.0), 2.0));
  paint = mix(paint, vec3(1.0), glint * uGlintStrength * 0.55);
  color = vec4(mix(paint, uPaper, uIsCasing), uOpacity);
}
`;

/**
 * Material of one pass over a ribbon.
 *
 * @param shared - uniforms of all passes
 * @param pass - `hidden` tints objects in front of it, `casing` draws its edge, `core` draws its
 * body
 * @param casingPixels - width of the edge
 */
export function routeMaterial(
  shared: RouteUniforms,
  pass: 'hidden' | 'casing' | 'core',
  casingPixels: number,
): RawShaderMaterial {
  const isHidden = pass === 'hidden';
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    // Drawn in the transparent pass, after everything solid.
    transparent: true,
    depthWrite: false,
    depthFunc: isHidden ? GreaterDepth : LessEqualDepth,
    stencilWrite: isHidden,
    stencilFunc: NotEqualStencilFunc,
    stencilRef: HIDDEN_MARK,
    stencilFuncMask: HIDDEN_MARK,
    stencilWriteMask: HIDDEN_MARK,
    stencilZPass: ReplaceStencilOp,
    uniforms: {
      ...shared,
      uExtraPixels: { value: pass === 'casing' ? casingPixels : 0 },
      uOpacity: { value: isHidden ? HIDDEN_OPACITY : 1 },
      uIsCasing: { value: pass === 'casing' ? 1 : 0 },
    },
  });
}
