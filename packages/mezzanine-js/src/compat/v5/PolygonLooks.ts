import type { SpaceChange } from '../../index.ts';
import type { MapContext } from './MapContext.ts';
import { expectPolygon } from './places.ts';
import { withOldNames } from './oldNames.ts';
import type { Polygon } from './entities.ts';

const NAMES = {
  'change.color': 'color',
  'change.hoverColor': 'hoverColor',
  'change.opacity': 'opacity',
};

/** Changes to the look of polygons; each change can be undone without the others. */
export class PolygonLooks {
  readonly #context: MapContext;
  readonly #changes = new Map<Polygon, SpaceChange>();

  constructor(context: MapContext) {
    this.#context = context;
  }

  /** Changes a polygon. */
  change(polygon: Polygon, change: SpaceChange): void {
    expectPolygon(this.#context, polygon);
    withOldNames(NAMES, () => this.#context.map6.spaces.update(polygon.id, change));
    this.#changes.set(polygon, { ...this.#changes.get(polygon), ...change });
  }

  /** Takes changes of a polygon back. */
  reset(polygon: Polygon, keys: readonly (keyof SpaceChange)[]): void {
    expectPolygon(this.#context, polygon);
    const before = this.#changes.get(polygon);
    if (!before || !keys.some((key) => key in before)) return;
    const rest: SpaceChange = Object.fromEntries(
      Object.entries(before).filter(([key]) => !keys.includes(key as keyof SpaceChange)),
    );
    const { spaces } = this.#context.map6;
    spaces.reset(polygon.id);
    this.#changes.delete(polygon);
    if (Object.keys(rest).length === 0) return;
    this.#changes.set(polygon, rest);
    spaces.update(polygon.id, rest);
  }

  /** Polygons with a change of this kind. */
  having(key: keyof SpaceChange): readonly Polygon[] {
    return [...this.#changes].flatMap(([polygon, change]) => (key in change ? [polygon] : []));
  }
}
