/**
 * Removes the parts of three that this SDK never runs from the file that is served to browsers.
 *
 * All materials of the scene are `RawShaderMaterial`s with their own lighting, so three's built-in
 * shaders, lights, shadow maps, environment maps, and VR support are unused. A bundler keeps them,
 * because it cannot know which branches of `WebGLRenderer` run.
 *
 * It saves 80 of 278 kB gz (`bench/own-parts/figures.md`); without it, the viewer exceeds its 260
 * kB. Remove it when three lets bundlers drop unused parts of a renderer. The build fails if three
 * no longer has a part.
 *
 * If a feature needs one of them, such as `MeshStandardMaterial`, remove its line from the table.
 * `leanThree.slow.test.ts` compares the table with the installed three, and browser tests draw with the
 * result.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { uncalledMethods } from './uncalledMethods.ts';

/** Removed modules of `three/src`, and minimal replacements that the renderer can call. */
export const leftOut: Readonly<Record<string, string>> = {
  // Built-in materials: all our shaders are written out.
  'renderers/shaders/ShaderChunk.js': 'export const ShaderChunk = {};',
  'renderers/shaders/ShaderLib.js': 'export const ShaderLib = {};',
  'renderers/shaders/UniformsLib.js': 'export const UniformsLib = {};',
  'renderers/shaders/DFGLUTData.js': 'export function getDFGLUT() {}',
  'renderers/webgl/WebGLMaterials.js': `export function WebGLMaterials() {
    return { refreshFogUniforms() {}, refreshMaterialUniforms() {} };
  }`,
  // Lights and shadow maps: shade is baked by ShadeMap.
  'renderers/webgl/WebGLLights.js': `const none = [];
  const state = {
    version: 0, numSpotLightShadowsWithMaps: 0, numLightProbes: 0,
    sun: none, directional: none, point: none, spot: none, rectArea: none, hemi: none,
    sunShadowMap: none, directionalShadowMap: none, pointShadowMap: none, spotShadowMap: none,
    spotLightMap: none,
  };
  export function WebGLLights() { return { state, setup() {}, setupView() {} }; }`,
  'renderers/webgl/WebGLShadowMap.js': `export function WebGLShadowMap() {
    this.enabled = false;
    this.render = () => {};
  }`,
  // Environment textures: the background is a color, and nothing reflects it.
  'renderers/webgl/WebGLEnvironments.js': `export function WebGLEnvironments() {
    return { get: (texture) => texture ?? null, dispose() {} };
  }`,
  // Tone mapping and full-screen effects: colors come from the theme unchanged.
  'renderers/webgl/WebGLOutput.js': 'export function WebGLOutput() {}',
  // Enabling an extension costs two queries to the GPU process, so extensions are enabled only on
  // request.
  'renderers/webgl/WebGLExtensions.js': `export function WebGLExtensions(gl) {
    const found = {};
    const get = (name) => (found[name] === undefined ? (found[name] = gl.getExtension(name)) : found[name]);
    return { get, has: (name) => get(name) !== null, init() {} };
  }`,
  // Clipping planes, morph targets, uniform buffers: nothing that we draw uses them.
  'renderers/webgl/WebGLClipping.js': `export function WebGLClipping() {
    this.uniform = { value: null };
    this.numPlanes = this.numIntersection = 0;
    this.init = () => false;
    this.setState = () => {};
  }`,
  'renderers/webgl/WebGLMorphtargets.js':
    'export function WebGLMorphtargets() { return { update() {} }; }',
  'renderers/webgl/WebGLUniformsGroups.js':
    'export function WebGLUniformsGroups() { return { bind() {}, update() {}, dispose() {} }; }',
  // Formats of compressed textures: none of our images is one.
  'renderers/webgl/WebGLUtils.js': `import * as three from '../../constants.js';
  export function WebGLUtils(gl) {
    const known = {
      [three.UnsignedByteType]: gl.UNSIGNED_BYTE,
      [three.UnsignedShort4444Type]: gl.UNSIGNED_SHORT_4_4_4_4,
      [three.UnsignedShort5551Type]: gl.UNSIGNED_SHORT_5_5_5_1,
      [three.UnsignedInt5999Type]: gl.UNSIGNED_INT_5_9_9_9_REV,
      [three.UnsignedInt101111Type]: gl.UNSIGNED_INT_10F_11F_11F_REV,
      [three.UnsignedInt248Type]: gl.UNSIGNED_INT_24_8,
      [three.ByteType]: gl.BYTE,
      [three.ShortType]: gl.SHORT,
      [three.UnsignedShortType]: gl.UNSIGNED_SHORT,
      [three.IntType]: gl.INT,
      [three.UnsignedIntType]: gl.UNSIGNED_INT,
      [three.FloatType]: gl.FLOAT,
      [three.HalfFloatType]: gl.HALF_FLOAT,
      [three.AlphaFormat]: gl.ALPHA,
      [three.RGBFormat]: gl.RGB,
      [three.RGBAFormat]: gl.RGBA,
      [three.DepthFormat]: gl.DEPTH_COMPONENT,
      [three.DepthStencilFormat]: gl.DEPTH_STENCIL,
      [three.RedFormat]: gl.RED,
      [three.RedIntegerFormat]: gl.RED_INTEGER,
      [three.RGFormat]: gl.RG,
      [three.RGIntegerFormat]: gl.RG_INTEGER,
      [three.RGBAIntegerFormat]: gl.RGBA_INTEGER,
    };
    return { convert: (name) => known[name] ?? gl[name] ?? null };
  }`,
  // Uploads of single texture layers: an atlas is uploaded as a whole.
  'extras/TextureUtils.js': `export function contain() {}
    export function cover() {}
    export function fill() {}
    export function getByteLength() {}
    export const TextureUtils = {};`,
  // Headsets: a map is looked at on a screen.
  'renderers/webxr/WebXRManager.js': `export class WebXRManager {
    enabled = false;
    isPresenting = false;
    getEnvironmentBlendMode() {}
    setAnimationLoop() {}
    addEventListener() {}
    removeEventListener() {}
    dispose() {}
  }`,
};

/**
 * Methods that are never called: three's file format, its picking (the scene has its own index),
 * and recomputed geometry.
 */
const leftOutMethods: ReadonlySet<string> = new Set([
  'toJSON',
  'fromJSON',
  'raycast',
  'computeTangents',
  'computeVertexNormals',
  'normalizeNormals',
  'toNonIndexed',
  // Colors come as numbers: names and CSS are read by the SDK itself.
  'setStyle',
  'setColorName',
  ...uncalledMethods,
]);

/**
 * Types of three's objects that this SDK never creates. Checks for them become `false`, so
 * minifiers remove the code behind them.
 */
export const neverMade: readonly string[] = [
  'isSkinnedMesh',
  'isInstancedMesh',
  'isBatchedMesh',
  'isPoints',
  'isLine',
  'isLineSegments',
  'isLineLoop',
  'isSprite',
  'isLOD',
  'isLight',
  'isSpotLight',
  'isFogExp2',
  'isArrayCamera',
  'isGLBufferAttribute',
  'isPresenting',
  'isMeshBasicMaterial',
  'isMeshStandardMaterial',
  'isMeshPhysicalMaterial',
  'isMeshPhongMaterial',
  'isMeshLambertMaterial',
  'isMeshToonMaterial',
  'isNodeMaterial',
  'isSpriteMaterial',
  'isShadowMaterial',
  'isCubeTexture',
  'isData3DTexture',
  'isVideoTexture',
  'isHTMLTexture',
  'isCompressedTexture',
  'isDepthTexture',
  'isCompressedArrayTexture',
  'isCompressedCubeTexture',
  'isExternalTexture',
  'isFramebufferTexture',
  'isPMREMTexture',
  'isXRRenderTarget',
  'isWebGLCubeRenderTarget',
  'isWebGL3DRenderTarget',
  'isWebGLArrayRenderTarget',
];
/** All our materials are. */
const alwaysMade: readonly string[] = ['isRawShaderMaterial'];

/**
 * Functions in three's renderer for unused features: transmission, the display of wires, cube maps,
 * and render targets with several samples or a depth texture.
 */
export const neverRun: readonly string[] = [
  'renderTransmissionPass',
  'getWireframeAttribute',
  'updateWireframeAttribute',
  'uploadCubeTexture',
  'updateMultisampleRenderTarget',
  'setupDepthTexture',
];

/** three's files contain no notice, but its license requires one in every copy. */
const notice = '/*! three.js, MIT License, Copyright 2010-2026 Three.js Authors */\n';

/** The esbuild plugin: bundles `three` from its modules, without the removed parts. */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    setup(build) {
      let lean = new LeanThree();
      build.onStart(() => {
        lean = new LeanThree();
      });
      build.onResolve({ filter: /^three$/ }, ({ resolveDir, kind }) =>
        build.resolve('three/src/Three.js', { resolveDir, kind }),
      );
      build.onLoad({ filter: /[\\/]three[\\/]src[\\/].*\.js$/ }, async ({ path }) => {
        return { contents: lean.source(path, await readFile(path, 'utf8')) };
      });
      build.onEnd(() => lean.expectAllFound());
    },
  };
}

/** Removes parts of three's modules, and tracks which of them it has found. For any bundler. */
export class LeanThree {
  readonly #found = new Set<string>();
  #hasAll = false;

  /**
   * Returns a module of three without the removed parts.
   *
   * @param path - in `three/src`
   * @param source - the text of the module
   */
  source(path: string, source: string): string {
    const file = path.replaceAll('\\', '/').split('/three/src/').at(-1) ?? '';
    if (leftOut[file] !== undefined) this.#found.add(file);
    if (file === 'Three.js') this.#hasAll = true;
    const find = (name: string) => void this.#found.add(name);
    const lean = leftOut[file] ?? answered(emptied(withoutMethods(source, find), find), find);
    return file === 'Three.js' ? notice + lean : lean;
  }

  /**
   * Throws if three lacks a part to remove, because it was renamed or deleted. Programs without
   * three have none of them.
   */
  expectAllFound(): void {
    if (!this.#hasAll) return;
    const missing = parts.filter((name) => !this.#found.has(name));
    if (missing.length === 0) return;
    throw new Error(
      `three has no ${missing.join(', ')}. Update or delete these lines in leanThree.ts and uncalledMethods.ts.`,
    );
  }
}

const colorNames = 'Color.NAMES';

/** Everything that is left out, by name. */
const parts: readonly string[] = [
  ...Object.keys(leftOut),
  ...leftOutMethods,
  ...neverMade,
  ...alwaysMade,
  ...neverRun,
  colorNames,
];

type Find = (name: string) => void;

function answered(source: string, find: Find): string {
  const answer = (word: string) => (_question: string, kind: string) => {
    find(kind);
    return word;
  };
  return source
    .replace(questions(neverMade), answer('false'))
    .replace(questions(alwaysMade), answer('true'));
}

/** Matches checks of a type, such as `object.isSprite`, but not assignments. */
function questions(kinds: readonly string[]): RegExp {
  const object = String.raw`(?<![\w$.\])])[\w$]+(?:\.[\w$]+)*`;
  return new RegExp(String.raw`${object}\.(${kinds.join('|')})\b(?!\s*=[^=])`, 'g');
}

function withoutMethods(source: string, find: Find): string {
  const tree = ts.createSourceFile('three.js', source, ts.ScriptTarget.Latest);
  let kept = '';
  let end = 0;
  for (const part of tree.statements.filter(ts.isClassDeclaration).flatMap(partsOf)) {
    const name = nameOf(part) ?? '';
    if (!leftOutMethods.has(name)) continue;
    find(name);
    kept += source.slice(end, part.pos);
    end = part.end;
  }
  return kept + source.slice(end);
}

/** Empties functions that never run, and removes the names of colors. */
function emptied(source: string, find: Find): string {
  const tree = ts.createSourceFile('three.js', source, ts.ScriptTarget.Latest);
  let kept = '';
  let end = 0;
  const visit = (node: ts.Node): void => {
    const name = ts.isFunctionDeclaration(node) ? (node.name?.text ?? '') : '';
    if (!ts.isFunctionDeclaration(node) || !neverRun.includes(name) || !node.body) {
      ts.forEachChild(node, visit);
      return;
    }
    find(name);
    kept += `${source.slice(end, node.body.pos)} {}`;
    end = node.body.end;
  };
  visit(tree);
  return (kept + source.slice(end)).replace(/^Color\.NAMES = .*$/m, () => {
    find(colorNames);
    return '';
  });
}

/** Members of a class, with the statements of its constructor instead of the constructor. */
function partsOf({ members }: ts.ClassDeclaration): readonly ts.Node[] {
  return members.flatMap((member): readonly ts.Node[] =>
    ts.isConstructorDeclaration(member) ? (member.body?.statements ?? []) : [member],
  );
}

/** Name of a method, including one that a constructor sets: `this.compile = function () {…}`. */
function nameOf(part: ts.Node): string | undefined {
  if (ts.isMethodDeclaration(part) && ts.isIdentifier(part.name)) return part.name.text;
  if (!ts.isExpressionStatement(part) || !ts.isBinaryExpression(part.expression)) return undefined;
  const { left, right } = part.expression;
  const isMethod = ts.isFunctionExpression(right) && ts.isPropertyAccessExpression(left);
  return isMethod && left.expression.kind === ts.SyntaxKind.ThisKeyword
    ? left.name.text
    : undefined;
}
