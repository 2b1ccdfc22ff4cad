import { STATE_WIDTH } from './StateTexture.ts';

/** Reads the two texels of a feature from its tag; see SolidWriter for what a tag is. */
const READ_STATE = `
uniform sampler2D uState;
int featureOf(float tag) { return int(tag) / 4; }
int partOf(float tag) { return int(tag) % 4; }
ivec2 texelOf(int feature) {
  return ivec2(feature % ${STATE_WIDTH}, (feature / ${STATE_WIDTH}) * 2);
}
vec4 paintOf(int feature) { return texelFetch(uState, texelOf(feature), 0); }
vec4 formOf(int feature) { return texelFetch(uState, texelOf(feature) + ivec2(0, 1), 0); }
// Outside of the picture: what is hidden costs no pixel.
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
`;

/**
 * Solids. Coplanar things are lifted by fractions of a pixel in the order of their layers, so
 * that the depth buffer can tell them apart at every zoom level. The top is drawn twice, first
 * in the color of the line, then drawn in by the line's width: where walls meet, their tops
 * merge and the line runs around all of them.
 */
export const SOLID_VERTEX = `
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uMetresPerPixel;
uniform float uLinePixels;
uniform bool uIsGlassPass;
in vec3 position;
in vec2 direction;
in float tag;
out vec2 vPlace;
out vec2 vNormal;
out float vAbove;
out float vHeight;
flat out vec4 vPaint;
flat out int vPart;
${READ_STATE}
void main() {
  int feature = featureOf(tag);
  vPart = partOf(tag);
  vPaint = paintOf(feature);
  vec4 form = formOf(feature);
  bool isGlass = vPaint.a < 0.996;
  if (vPaint.a <= 0.0 || isGlass != uIsGlassPass || (vPart == 0 && form.x <= 0.0)) {
    gl_Position = NOWHERE;
    return;
  }
  vec2 place = position.xy;
  float lift = form.z * 0.12;
  if (vPart == 2) {
    place -= direction * min(uLinePixels * uMetresPerPixel, form.w);
    lift += 0.06;
  }
  vPlace = place;
  vNormal = direction;
  vHeight = form.x;
  vAbove = form.y + position.z * form.x;
  // A foot stays on the floor; only the top is lifted, and with it the upper end of the sides.
  float z = vAbove + position.z * lift * uMetresPerPixel;
  gl_Position = projectionMatrix * modelMatrix * vec4(place, z, 1.0);
}
`;

export const SOLID_FRAGMENT = `
precision highp float;
precision highp int;
uniform sampler2D uShadeMap;
uniform vec4 uShadeArea;
uniform vec3 uLine;
uniform vec3 uLit;
uniform vec3 uShade;
uniform vec3 uShadow;
uniform float uSunShadow;
uniform float uContactShade;
uniform vec2 uSun;
in vec2 vPlace;
in vec2 vNormal;
in float vAbove;
in float vHeight;
flat in vec4 vPaint;
flat in int vPart;
out vec4 color;
vec2 shadeAt(vec2 place) {
  return texture(uShadeMap, (place - uShadeArea.xy) * uShadeArea.zw).rg;
}
void main() {
  vec3 body = vPaint.rgb;
  if (vPart == 0) {
    float facing = dot(vNormal, uSun);
    body *= mix(uShade, uLit, smoothstep(-1.0, 1.0, facing));
    // The foot of a wall is as dark as the floor it stands on.
    float foot = shadeAt(vPlace + vNormal * 0.3).g * exp(-max(vAbove, 0.0) * 1.4);
    body *= mix(vec3(1.0), uShadow, foot * uContactShade * step(-0.05, vAbove));
  } else {
    if (vPart == 1) body *= uLine;
    float onFloor = 1.0 - smoothstep(0.15, 0.5, vAbove);
    vec2 shade = shadeAt(vPlace) * onFloor;
    body *= mix(vec3(1.0), uShadow, shade.g * uContactShade);
    body *= mix(vec3(1.0), uShadow, shade.r * uSunShadow);
  }
  color = vec4(body, vPaint.a);
}
`;

/**
 * Shade, seen from straight above: every instance is one direction the light comes from, and
 * draws the shadow of all solids in it. Depth falls from instance to instance, so that a place
 * counts once a direction however many walls shadow it, and the blend adds the directions up.
 */
export const SHADE_VERTEX = `
precision highp float;
precision highp int;
uniform vec4 uArea;
uniform float uGround;
in vec3 position;
in float tag;
in vec3 lean;
in vec2 gain;
flat out vec2 vGain;
${READ_STATE}
void main() {
  int feature = featureOf(tag);
  vec4 form = formOf(feature);
  bool casts = form.x > 0.1 && form.y - uGround < 30.0 && paintOf(feature).a > 0.5;
  bool isTooFlat = form.y + form.x - uGround < 0.1;
  if (!casts || isTooFlat || partOf(tag) == 2) {
    gl_Position = NOWHERE;
    return;
  }
  float above = form.y + position.z * form.x - uGround;
  vec2 place = position.xy + lean.xy * max(above, 0.0);
  vGain = gain;
  gl_Position = vec4((place - uArea.xy) * uArea.zw * 2.0 - 1.0, lean.z, 1.0);
}
`;

export const SHADE_FRAGMENT = `
precision mediump float;
flat in highp vec2 vGain;
out vec4 color;
void main() { color = vec4(vGain, 0.0, 1.0); }
`;

/** The paper under the building, where only the building's shade is seen. */
export const GROUND_VERTEX = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
in vec3 position;
out vec2 vPlace;
void main() {
  vPlace = position.xy;
  gl_Position = projectionMatrix * modelMatrix * vec4(position, 1.0);
}
`;

export const GROUND_FRAGMENT = `
precision highp float;
uniform sampler2D uShadeMap;
uniform vec4 uShadeArea;
uniform vec3 uPaper;
uniform vec3 uShadow;
uniform float uSunShadow;
uniform float uContactShade;
in vec2 vPlace;
out vec4 color;
void main() {
  vec2 uv = (vPlace - uShadeArea.xy) * uShadeArea.zw;
  vec2 shade = texture(uShadeMap, uv).rg;
  vec2 toEdge = min(uv, 1.0 - uv);
  float fade = smoothstep(0.0, 0.08, min(toEdge.x, toEdge.y));
  vec3 body = uPaper * mix(vec3(1.0), uShadow, shade.g * uContactShade * fade);
  color = vec4(body * mix(vec3(1.0), uShadow, shade.r * uSunShadow * fade), 1.0);
}
`;
