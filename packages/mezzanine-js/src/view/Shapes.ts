import { ShapeLayer } from '../scene/shapes/ShapeLayer.ts';
import type { SceneShape } from '../scene/shapes/ShapeLayer.ts';
import { Collection } from './Collection.ts';
import { expectNumber, expectOptions, expectType } from '../data/expectArgument.ts';
import { findFloor } from './Floors.ts';
import { parseColor } from './parseColor.ts';
import { Shape, type ShapeGeoJson, type ShapeOptions, type ShapeStyle } from './Shape.ts';
import { formsOf } from './shapes/formsOf.ts';
import type { Stage } from './Stage.ts';

interface Content {
  readonly forms: SceneShape['shapes'];
  readonly style: ShapeStyle;
}

const DEFAULTS = {
  opacity: 1,
  heightMeters: 0.1,
  altitudeMeters: 0,
  widthMeters: 0.4,
  radiusMeters: 0.6,
} as const;

const STYLE_KEYS = ['color', 'opacity', 'heightMeters', 'altitudeMeters', 'interactive'] as const;

/** Areas, lines, and points that code adds to floors. */
export class Shapes extends Collection<Shape> {
  readonly #stage: Stage;
  readonly #layer: ShapeLayer;
  readonly #contents = new Map<Shape, Content>();
  #nextId = 1;
  #isShown = true;

  /** @internal */
  constructor(stage: Stage) {
    super(stage);
    this.#stage = stage;
    this.#layer = new ShapeLayer(stage.scene);
    stage.themes.onChange(() => {
      for (const shape of this.getAll()) this.#draw(shape);
    });
  }

  /**
   * Adds a shape.
   *
   * @param geoJson - a geometry, a feature or a collection of features; WGS84 in degrees
   * @param options - floor, color, height, width
   * @throws MezzanineError `invalid-argument`, naming the invalid value, or `unknown-target` if
   * this venue has no such floor
   * @example
   * mapView.shapes.add(venue.spaces[0].geometry, { color: '#2563eb', heightMeters: 1.2 });
   */
  add(geoJson: ShapeGeoJson, options: ShapeOptions = {}): Shape {
    this.#stage.assertAlive();
    expectStyle('options', options, ['floor', 'widthMeters', 'radiusMeters']);
    expectNumber('options.widthMeters', options.widthMeters, [0.01, 1000]);
    expectNumber('options.radiusMeters', options.radiusMeters, [0.01, 1000]);
    const { floor: given, widthMeters, radiusMeters, ...style } = { ...DEFAULTS, ...options };
    const { projection, venue, shownFloor } = this.#stage;
    const floor = given === undefined ? shownFloor : findFloor(venue, given, 'options.floor');
    const toLocal = (position: readonly number[]) => projection.toLocal(position);
    const forms = formsOf(geoJson, { toLocal, widthMeters, radiusMeters });
    const shape = new Shape(this.#nextId++, floor, geoJson);
    this.#contents.set(shape, { forms, style });
    this.insert(shape);
    this.#draw(shape);
    return shape;
  }

  /**
   * Changes the appearance of a shape.
   *
   * @param shape - a shape of this map
   * @param style - what to change; everything else stays the same
   * @throws MezzanineError `unknown-target` if it was removed or belongs to another map
   */
  update(shape: Shape, style: ShapeStyle): void {
    this.#stage.assertAlive();
    expectStyle('style', style, []);
    this.expectOwn(shape);
    const before = this.#contents.get(shape);
    if (!before) return;
    this.#contents.set(shape, { ...before, style: { ...before.style, ...style } });
    this.#draw(shape);
  }

  /** @internal Shows or hides all shapes. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    for (const shape of this.getAll()) this.#draw(shape);
  }

  /** @internal */
  at(x: number, y: number): Shape[] {
    if (this.#contents.size === 0 || !this.#isShown) return [];
    const hits = this.#stage.scene.pickLayer(this.#layer, this.#stage.view, x, y);
    const all = this.getAll();
    return hits.flatMap(({ id }) => all.find((shape) => shape.id === id) ?? []);
  }

  /** @internal */
  isInteractive(shape: Shape): boolean {
    return this.#contents.get(shape)?.style.interactive ?? false;
  }

  protected override onRemove(shape: Shape): void {
    this.#contents.delete(shape);
    this.#layer.remove(shape.id);
    this.#stage.wake();
  }

  #draw(shape: Shape): void {
    const content = this.#contents.get(shape);
    if (!content) return;
    const { style, forms } = content;
    const { rgb, alpha } = parseColor(style.color ?? this.#stage.themes.current.accent, 'color');
    this.#layer.set({
      id: shape.id,
      floorId: shape.floor.id,
      shapes: forms,
      paint: {
        color: rgb,
        opacity: this.#isShown ? (style.opacity ?? DEFAULTS.opacity) * alpha : 0,
        heightMeters: style.heightMeters ?? DEFAULTS.heightMeters,
        altitudeMeters: style.altitudeMeters ?? DEFAULTS.altitudeMeters,
      },
    });
    this.#stage.wake();
  }
}

function expectStyle(name: string, style: ShapeStyle, more: readonly string[]): void {
  expectOptions(name, style, [...STYLE_KEYS, ...more]);
  expectNumber(`${name}.opacity`, style.opacity, [0, 1]);
  expectNumber(`${name}.heightMeters`, style.heightMeters, [0, 1000]);
  expectNumber(`${name}.altitudeMeters`, style.altitudeMeters, [-1000, 1000]);
  expectType(`${name}.interactive`, style.interactive, 'boolean');
  if (style.color !== undefined) parseColor(style.color, `${name}.color`);
}
