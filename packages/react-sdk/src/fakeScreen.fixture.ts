/** Size of every element of the page, in CSS pixels. */
const SIDE = 300;

/**
 * Gives elements of a test page a size, and its canvases contexts that draw nothing. A page without
 * a screen has neither, and the SDK needs both.
 *
 * @returns a function that removes both
 */
export function fakeScreen(): () => void {
  const { prototype } = HTMLCanvasElement;
  const own = prototype.getContext;
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      return kind === '2d' ? paperOf() : cardOf(this);
    },
  });
  const sides = ['clientWidth', 'clientHeight'].map((side) => {
    const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, side);
    Object.defineProperty(HTMLElement.prototype, side, { get: () => SIDE, configurable: true });
    return [side, before] as const;
  });
  return () => {
    Object.assign(prototype, { getContext: own });
    for (const [side, before] of sides) {
      if (before) Object.defineProperty(HTMLElement.prototype, side, before);
    }
  };
}

/** Measures text as if every letter had the same width. */
function paperOf(): unknown {
  const known = { measureText: (text: string) => ({ width: text.length * 8 }) };
  return new Proxy<Record<string, unknown>>(known, {
    get: (target, name) => target[String(name)] ?? (() => undefined),
  });
}

/** Constants equal their names, and every call returns a plausible result. */
function cardOf(canvas: HTMLCanvasElement): unknown {
  const known: Readonly<Record<string, unknown>> = {
    canvas,
    drawingBufferWidth: 300,
    drawingBufferHeight: 150,
    getContextAttributes: () => ({ alpha: true, stencil: true }),
    getExtension: (name: string) => (name === 'WEBGL_lose_context' ? { loseContext() {} } : null),
    getParameter: (name: unknown) => parameters[String(name)] ?? 4096,
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    getProgramParameter: (_: unknown, name: unknown) => name === 'LINK_STATUS',
    getError: () => 0,
    isContextLost: () => false,
  };
  return new Proxy(known, {
    get(target, name) {
      const key = String(name);
      if (key in target) return target[key];
      return /^[A-Z\d_]+$/.test(key) ? key : () => ({});
    },
  });
}

const parameters: Readonly<Record<string, unknown>> = {
  VERSION: 'WebGL 2.0',
  SHADING_LANGUAGE_VERSION: 'WebGL GLSL ES 3.00',
  SCISSOR_BOX: [0, 0, 300, 150],
  VIEWPORT: [0, 0, 300, 150],
};
