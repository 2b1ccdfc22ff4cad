/**
 * Leaves out of three what this SDK never runs, for the one file that is served to browsers.
 *
 * All materials of the scene are `RawShaderMaterial`s with their own light and shade, so
 * three's built-in shaders, lights, shadow maps, environment maps and headsets are dead weight. A
 * bundler keeps them, since it cannot know which branches of `WebGLRenderer` are taken.
 *
 * It saves 80 kB gz of 278 (`bench/own-parts/figures.md`), without which the viewer is over its 260 kB. It
 * can go when three lets a bundler drop what a renderer does not use. A part that three no longer has
 * fails the build.
 *
 * A feature that needs one of them (a `MeshStandardMaterial`, say) takes its line out of the table.
 * `leanThree.test.ts` holds the table against the installed three; the browser tests draw with the
 * result.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { uncalledMethods } from './uncalledMethods.ts';

/** Modules of `three/src` that are left out, and the least that the renderer can call instead. */
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
  // Textures as surroundings: the background is a color, and nothing mirrors it.
  'renderers/webgl/WebGLEnvironments.js': `export function WebGLEnvironments() {
    return { get: (texture) => texture ?? null, dispose() {} };
  }`,
  // Tone mapping and effects over the whole image: colors are what the theme says.
  'renderers/webgl/WebGLOutput.js': 'export function WebGLOutput() {}',
  // Each extension that is switched on costs two questions to the graphics process: none is, before
  // it is asked for.
  'renderers/webgl/WebGLExtensions.js': `export function WebGLExtensions(gl) {
    const found = {};
    const get = (name) => (found[name] === undefined ? (found[name] = gl.getExtension(name)) : found[name]);
    return { get, has: (name) => get(name) !== null, init() {} };
  }`,
  // Clipping planes, morph targets, uniform buffers: nothing that we draw has them.
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
  // Layers of textures that are sent again one by one: an atlas is sent whole.
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
 * Methods that no one here calls: three's own file format, its picking (the scene has an index of its
 * own), and geometry that is computed again.
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
 * Kinds of three's objects that this SDK never makes. Where three asks for one of them the answer is
 * no, so that minifiers leave out what it would do then.
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
 * Functions within three's renderer that run for what is never made: what is drawn through glass
 * that bends light, wires in place of faces, cube maps, targets of several samples or with
 * a depth texture.
 */
export const neverRun: readonly string[] = [
  'renderTransmissionPass',
  'getWireframeAttribute',
  'updateWireframeAttribute',
  'uploadCubeTexture',
  'updateMultisampleRenderTarget',
  'setupDepthTexture',
];

/** three's files carry no notice of their own; its license asks for one in every copy. */
const notice = '/*! three.js, MIT License, Copyright 2010-2026 Three.js Authors */\n';

/** The esbuild plugin: bundles `three` from its modules, without what is left out. */
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

/** Leaves parts out of three's modules, and tracks which of them it has found. For any bundler. */
export class LeanThree {
  readonly #found = new Set<string>();
  #hasAll = false;

  /**
   * A module of three without what is left out.
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
   * Throws if three does not have a part that is to be left out: it was renamed or removed.
   * A program without three has none of them.
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

/** Where a kind is asked for, `object.isSprite`, and not where it is set. */
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

/** The source with nothing in the functions that never run, and without the names of colors. */
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
