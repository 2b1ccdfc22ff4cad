import { STATE_ROWS, STATE_WIDTH } from './StateTexture.ts';

/**
 * Reads the texels of a feature from its tag; see SolidWriter for tags. Hidden features go to a place
 * outside the frame, so they cost no pixels. (Comments stand above shaders: those inside would be
 * downloaded.)
 */
const READ_STATE = `
uniform sampler2D uState;
int featureOf(float tag) { return int(tag) / 4; }
int partOf(float tag) { return int(tag) % 4; }
ivec2 texelOf(int feature) {
  return ivec2(feature % ${STATE_WIDTH}, (feature / ${STATE_WIDTH}) * ${STATE_ROWS});
}
vec4 paintOf(int feature) { return texelFetch(uState, texelOf(feature), 0); }
vec4 formOf(int feature) { return texelFetch(uState, texelOf(feature) + ivec2(0, 1), 0); }
vec4 pictureOf(int feature, int row) { return texelFetch(uState, texelOf(feature) + ivec2(0, row), 0); }
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
`;

/**
 * Solids. Coplanar features are lifted by fractions of a pixel in the order of their layers, so the
 * depth buffer can separate them at every zoom level. The top is drawn twice: first in the color of
 * the outline, then inset by the outline's width. Where walls meet, their tops merge and the
 * outline surrounds all of them. A line that does not fit fades, or thin walls would turn gray. Paths
 * have a negative limit, a third of their width: far away they are kept visible. A foot stays on the
 * floor; only the top is lifted, and with it the upper end of the sides.
 */
export const SOLID_VERTEX = `
precision highp float;
precision highp int;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform float uMetersPerPixel;
uniform float uLinePixels;
uniform float uThinnestPixels;
uniform bool uIsGlassPass;
in vec3 position;
in vec2 direction;
in float tag;
out vec2 vPlace;
out vec2 vNormal;
out float vAbove;
flat out float vLine;
flat out float vTop;
flat out vec4 vPaint;
flat out vec4 vPicture;
flat out int vPart;
${READ_STATE}
void main() {
  int feature = featureOf(tag);
  vPart = partOf(tag);
  vPaint = paintOf(feature);
  vPicture = pictureOf(feature, vPart == 0 ? 3 : 2);
  vec4 form = formOf(feature);
  bool isGlass = vPaint.a < 0.996;
  if (vPaint.a <= 0.0 || isGlass != uIsGlassPass || (vPart == 0 && form.x <= 0.0)) {
    gl_Position = NOWHERE;
    return;
  }
  float limit = abs(form.w);
  float thinness = form.w < 0.0 ? max(0.0, uThinnestPixels * uMetersPerPixel - limit / 0.6) : 0.0;
  vec2 place = position.xy + direction * thinness;
  float lift = form.z * 0.12;
  if (vPart == 2) {
    place -= direction * min(uLinePixels * uMetersPerPixel, limit);
    lift += 0.06;
  }
  vPlace = place;
  vNormal = direction;
  vLine = vPart == 0 ? form.x : min(limit / (uLinePixels * uMetersPerPixel), 1.0);
  vTop = form.y + form.x;
  vAbove = form.y + position.z * form.x;
  float z = vAbove + position.z * lift * uMetersPerPixel;
  gl_Position = projectionMatrix * modelMatrix * vec4(place, z, 1.0);
}
`;

/**
 * Reads the shade map. A texel that is larger than a pixel would show as teeth along walls, so
 * texels are then blended by cubic B-splines: four reads of pairs instead of sixteen texels, see "Fast
 * Third-Order Texture Filtering", GPU Gems 2, chapter 20.
 */
const READ_SHADE = `
uniform sampler2D uShadeMap;
uniform vec4 uShadeArea;
uniform float uMetersPerPixel;
vec2 shadeAt(vec2 place) {
  vec2 at = (place - uShadeArea.xy) * uShadeArea.zw;
  vec2 texel = 1.0 / vec2(textureSize(uShadeMap, 0));
  if (texel.x < uMetersPerPixel * uShadeArea.z) return texture(uShadeMap, at).rg;
  vec2 share = fract(at / texel - 0.5);
  vec2 rest = 1.0 - share;
  vec2 first = rest * rest * rest / 6.0;
  vec2 last = share * share * share / 6.0;
  vec2 low = first + 2.0 / 3.0 - 0.5 * share * share * (1.0 + rest);
  vec2 a = at - texel * (share + first / low);
  vec2 b = at + texel * (rest + last / (1.0 - low));
  vec2 lower = mix(textureLod(uShadeMap, vec2(b.x, a.y), 0.0).rg, textureLod(uShadeMap, a, 0.0).rg, low.x);
  vec2 upper = mix(textureLod(uShadeMap, b, 0.0).rg, textureLod(uShadeMap, vec2(a.x, b.y), 0.0).rg, low.x);
  return mix(upper, lower, low.y);
}
`;

/**
 * Colors of solids. Textures are tiled side by side from the middle of the venue, upright around the
 * sides. The foot of a wall is as dark as the floor it stands on. Sides lower than two pixels have
 * the color of their top: their pixels would be dashes along the edge. (`vLine` of a side is its
 * height in meters, that of a top the share of the outline that fits.)
 */
export const SOLID_FRAGMENT = `
precision highp float;
precision highp int;
precision highp sampler2DArray;
uniform sampler2DArray uShelf;
uniform float uPictureLight;
uniform vec3 uLine;
uniform float uSideLine;
uniform vec3 uLit;
uniform vec3 uShade;
uniform vec3 uShadow;
uniform float uSunShadow;
uniform float uContactShade;
uniform vec3 uHaze;
uniform float uHazeStrength;
uniform float uIsBelow;
uniform vec2 uSun;
in vec2 vPlace;
in vec2 vNormal;
in float vAbove;
flat in float vLine;
flat in float vTop;
flat in vec4 vPaint;
flat in vec4 vPicture;
flat in int vPart;
out vec4 color;
${READ_SHADE}
vec3 withPicture(vec3 body) {
  float strength = mod(vPicture.x - 0.001, 2.0) + 0.001;
  float layer = floor((vPicture.x - 0.001) / 2.0);
  vec2 turn = vec2(sin(vPicture.w), cos(vPicture.w));
  vec2 flatly = vec2(dot(vPlace, vec2(turn.y, -turn.x)), dot(vPlace, turn));
  vec2 upright = vec2(dot(vPlace, vec2(-vNormal.y, vNormal.x)), vAbove);
  vec2 at = (vPart == 0 ? upright : flatly) / vPicture.yz;
  vec4 picture = texture(uShelf, vec3(at, layer)) * strength;
  return body * (1.0 - picture.a) + picture.rgb * uPictureLight;
}
void main() {
  vec3 body = vPaint.rgb;
  if (vPicture.x > 0.0) body = withPicture(body);
  if (vPart == 0) {
    float rise = max(fwidth(vAbove), 1e-5);
    float steep = length(vNormal) * min(vLine / rise * 0.5, 1.0);
    body *= mix(vec3(1.0), mix(uShade, uLit, smoothstep(-1.0, 1.0, dot(vNormal, uSun))), steep);
    float foot = shadeAt(vPlace + vNormal * 0.3).g * exp(-max(vAbove, 0.0) * 1.4);
    body *= mix(vec3(1.0), uShadow, foot * uContactShade * step(-0.05, vAbove));
    float fromTop = (vTop - vAbove) / rise;
    body *= mix(vec3(1.0), uLine, (1.0 - smoothstep(0.4, 1.2, fromTop)) * uSideLine * steep * steep);
  } else {
    if (vPart == 1) body *= mix(vec3(1.0), uLine, vLine);
    if (vAbove < 0.36) {
      vec2 shade = shadeAt(vPlace);
      body *= mix(vec3(1.0), uShadow, shade.g * uContactShade);
      body *= mix(vec3(1.0), uShadow, shade.r * uSunShadow);
    }
  }
  color = vec4(mix(body, uHaze, uHazeStrength * uIsBelow), vPaint.a);
}
`;

/**
 * Shade, rendered from straight above: every instance is one direction of light and draws the
 * shadow of all solids. Depth decreases from instance to instance, so a position counts once per
 * direction however many walls shadow it, and blending adds the directions. Sides that face the
 * light cover the whole shadow together with the top; the others are culled. Each direction is drawn
 * up to a texel aside: their sum has smooth edges.
 */
export const SHADE_VERTEX = `
precision highp float;
uniform vec4 uArea;
uniform vec2 uTexel;
in vec3 position;
in vec3 lean;
in vec2 gain;
flat out vec2 vGain;
void main() {
  vGain = gain;
  vec2 place = position.xy + lean.xy * position.z;
  place += (fract(lean.z * vec2(37.73, 91.17)) - 0.5) * uTexel * 1.8;
  gl_Position = vec4((place - uArea.xy) * uArea.zw * 2.0 - 1.0, lean.z, 1.0);
}
`;

export const SHADE_FRAGMENT = `
precision mediump float;
flat in highp vec2 vGain;
out vec4 color;
void main() { color = vec4(vGain, 0.0, 1.0); }
`;

/** The plane under the building, which only shows the building's shadow. */
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

/** Marks openings in the stencil buffer without drawing. */
export const OPENING_FRAGMENT = `
precision mediump float;
out vec4 color;
void main() { color = vec4(0.0); }
`;

/**
 * The shade around the building, blurred over about five meters at every zoom level: four reads of a
 * level with texels of 1.6 m. Sharper, the few directions of light would show as polygons.
 */
export const GROUND_FRAGMENT = `
precision highp float;
uniform sampler2D uShadeMap;
uniform vec4 uShadeArea;
uniform vec3 uShadow;
uniform float uSunShadow;
uniform float uContactShade;
in vec2 vPlace;
out vec4 color;
void main() {
  vec2 uv = (vPlace - uShadeArea.xy) * uShadeArea.zw;
  vec2 reach = uShadeArea.zw * 1.6;
  float level = log2(reach.x * float(textureSize(uShadeMap, 0).x));
  vec2 shade = vec2(0.0);
  for (int i = 0; i < 4; i++) {
    vec2 at = uv + reach * (vec2(i & 1, i >> 1) * 2.0 - 1.0);
    shade += textureLod(uShadeMap, at, level).rg * 0.25;
  }
  vec2 toEdge = min(uv, 1.0 - uv);
  float fade = smoothstep(0.0, 0.08, min(toEdge.x, toEdge.y));
  vec3 body = mix(vec3(1.0), uShadow, shade.g * uContactShade * fade);
  body *= mix(vec3(1.0), uShadow, shade.r * uSunShadow * fade);
  color = vec4(body, 1.0 - dot(body, vec3(1.0 / 3.0)));
}
`;
