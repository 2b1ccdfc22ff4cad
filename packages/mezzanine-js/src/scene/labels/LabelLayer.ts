import type { Steps } from '../../steps.ts';
import type { WebGLRenderer } from 'three';
import type { SceneView } from '../SceneModel.ts';
import { LabelAtlas, type AtlasCell } from './LabelAtlas.ts';
import { LabelBatch } from './LabelBatch.ts';
import { LABEL_MARGIN_PIXELS, LabelPainter, type LabelLayout } from './LabelPainter.ts';
import { screenPointOf, type ScreenPoint } from '../screenPointOf.ts';
import { FlatText } from './FlatText.ts';
import type { LabelIcons } from './LabelIcons.ts';
import { paintBudgetMs } from './paintBudgetMs.ts';
import { placeLabels, type Candidate } from './placeLabels.ts';
import type { ScreenBox } from '../../text-layout/CollisionGrid.ts';
import type { LabelLook, SceneLabel } from './SceneLabel.ts';

const FADE_MS = 160;
/** A visible label stays until its scale is out of range by this factor. */
const SCALE_SHOWN = 1.1;
/** A label may be wider than its room by this factor. */
const OVERHANG = 1.12;
/** A visible label stays until it is wider by this factor. */
const OVERHANG_SHOWN = 1.3;

/** Whether a higher floor hides a point of the frame for a given floor. */
export type CoverQuery = (view: SceneView, point: ScreenPoint, floorId: string) => boolean;

/** An external element, such as a marker, that takes part in label collision. */
export interface Guest {
  readonly box: ScreenBox;
  readonly priority: number;
  readonly rank: number;
  /** Its text; automatic labels with the same text are hidden close to it. */
  readonly name?: string | undefined;
  /** Set by the layer: whether there is room for it. */
  isShown: boolean;
}

interface Entry {
  label: SceneLabel;
  layout: LabelLayout | undefined;
  flat: FlatText | undefined;
  key: string;
  /** The painting it was last drawn with, used until the one for `key` is painted. */
  painted: Painted | undefined;
  rasterPixels: number;
  box: ScreenBox | undefined;
  /** Boxes it occupies within its bounding box. */
  boxes: readonly ScreenBox[] | undefined;
  isShown: boolean;
  opacity: number;
}

interface Painted {
  readonly key: string;
  readonly rasterPixels: number;
}

/** All labels of a scene: which are visible, where, and with which opacity. */
export class LabelLayer {
  /** Whether labels fade in and out. */
  isAnimated = true;
  readonly #entries = new Map<number, Entry>();
  readonly #painter = new LabelPainter();
  readonly #atlas = new LabelAtlas(this.#painter.canvas);
  readonly #batch = new LabelBatch();
  #order: Entry[] | undefined;
  #metersUp: ReadonlyMap<string, number> = new Map();
  #isCovered: CoverQuery | undefined;
  readonly #guestsOf = new Map<object, readonly Guest[]>();
  #guests: readonly Guest[] = [];
  #pixelRatio = 0;
  #drawnAt = 0;
  #hasShownAny = false;

  /** Icons of labels; the owner of the map listens for loaded icons. */
  get icons(): LabelIcons {
    return this.#painter.icons;
  }

  /** Updates the layout of labels whose icon was loaded or failed. */
  refreshIcons(): void {
    for (const entry of this.#entries.values()) {
      // A flat text has no icon, and its layout depends on its size.
      if (entry.label.look.iconUrl !== undefined && !entry.flat) entry.layout = undefined;
    }
  }

  /** Adds a label, or replaces the label with the same id. */
  set(label: SceneLabel): void {
    const before = this.#entries.get(label.id);
    const { isShown = false, opacity = 0, box } = before ?? {};
    const fresh = { key: '', layout: undefined, painted: undefined };
    const { key, layout, painted } = before && isSamePicture(before.label, label) ? before : fresh;
    this.#entries.set(label.id, {
      label,
      key,
      layout,
      painted,
      box,
      isShown,
      opacity,
      flat: label.flat && new FlatText(label, label.flat, this.#painter),
      rasterPixels: 0,
      boxes: undefined,
    });
    this.#order = undefined;
  }

  /** Removes a label. */
  remove(id: number): void {
    this.#entries.delete(id);
    this.#order = undefined;
  }

  /** Whether a label is visible in the last frame. */
  isShown(id: number): boolean {
    return this.#entries.get(id)?.isShown ?? false;
  }

  /** Position of a label in the last frame, if it is visible. */
  boxOf(id: number): ScreenBox | undefined {
    const entry = this.#entries.get(id);
    return entry?.isShown ? entry.box : undefined;
  }

  /** Ids of the labels under a point of the frame, in CSS pixels. */
  pick(x: number, y: number): number[] {
    return this.#ordered()
      .filter(
        ({ isShown, box, boxes }) =>
          isShown && box && (boxes ?? [box]).some((one) => contains(one, x, y)),
      )
      .map(({ label }) => label.id);
  }

  /**
   * Shows only the labels of these floors.
   *
   * @param metersUp - height of each visible floor, by id
   * @param isCovered - whether a higher floor hides a point; if omitted, none does
   */
  placeFloors(metersUp: ReadonlyMap<string, number>, isCovered?: CoverQuery): void {
    const before = this.#metersUp;
    this.#metersUp = metersUp;
    this.#isCovered = isCovered;
    if (before.size === metersUp.size && [...metersUp.keys()].every((id) => before.has(id))) return;
    this.#hasShownAny = false;
    this.#order = undefined;
    for (const entry of this.#entries.values()) {
      if (before.has(entry.label.floorId) && metersUp.has(entry.label.floorId)) continue;
      entry.isShown = false;
      entry.opacity = 0;
    }
  }

  /**
   * Includes these elements in label collision from the next frame on, by priority.
   *
   * @param owner - owner of the elements; they replace its previous ones
   * @param guests - page elements placed on the map
   */
  setGuests(owner: object, guests: readonly Guest[]): void {
    if (guests.length === 0 && !this.#guestsOf.has(owner)) return;
    this.#guestsOf.set(owner, guests);
    this.#guests = [...this.#guestsOf.values()]
      .flat()
      .sort((a, b) => b.priority - a.priority || b.rank - a.rank);
  }

  /** Whether a higher floor hides a point of the frame for a given floor. */
  isCovered(view: SceneView, point: ScreenPoint, floorId: string): boolean {
    return this.#isCovered?.(view, point, floorId) ?? false;
  }

  /**
   * Renders the labels.
   *
   * @returns whether another frame is needed
   */
  draw(renderer: WebGLRenderer, view: SceneView, now: number): boolean {
    this.#useRatio(view);
    const entries = this.#ordered();
    // The first frame of a floor shows its labels at full opacity; only later changes fade.
    const isAtOnce = !this.isAnimated || !this.#hasShownAny;
    this.#place(entries, view);
    const budget = this.#hasShownAny ? paintBudgetMs(now - this.#drawnAt) : Infinity;
    const isComplete = this.#paint(renderer, entries, performance.now() + budget);
    const isFading = this.#fade(entries, now, isAtOnce);
    this.#batch.begin(view.width * view.pixelRatio, view.height * view.pixelRatio);
    for (const entry of entries) this.#show(entry, view);
    this.#batch.draw(renderer, this.#atlas);
    return isFading || !isComplete;
  }

  /** Measures and paints the labels of the next frame, one at a time. */
  *paintSteps(renderer: WebGLRenderer, view: SceneView): Steps<void> {
    this.#useRatio(view);
    const entries = this.#ordered();
    for (const entry of entries) {
      if (hasScale(entry, view)) this.#project(entry, view);
      yield;
    }
    this.#place(entries, view);
    for (const entry of entries) {
      if (entry.isShown) this.#store(renderer, entry);
      yield;
    }
  }

  /** Frees all GPU resources; the next frame paints the labels again. */
  releaseGraphics(): void {
    this.#atlas.clear();
    this.#batch.dispose();
    this.#hasShownAny = false;
  }

  #useRatio({ pixelRatio }: SceneView): void {
    if (pixelRatio !== this.#pixelRatio) this.#atlas.clear();
    this.#pixelRatio = pixelRatio;
  }

  #ordered(): Entry[] {
    this.#order ??= [...this.#entries.values()]
      .filter(({ label }) => this.#metersUp.has(label.floorId))
      .sort(
        ({ label: a }, { label: b }) => b.priority - a.priority || b.rank - a.rank || a.id - b.id,
      );
    return this.#order;
  }

  #place(entries: readonly Entry[], view: SceneView): void {
    const candidates: (Candidate & { readonly of: Entry | Guest; readonly priority: number })[] =
      [];
    for (const entry of entries) {
      // Few of thousands of labels are candidates: the others are not projected, unless they are
      // fading.
      const isSeen = entry.opacity > 0 || hasScale(entry, view);
      const box = isSeen ? this.#project(entry, view) : undefined;
      entry.box = box;
      const { priority } = entry.label;
      if (!box || !isWanted(entry, box, view)) entry.isShown = false;
      else candidates.push(candidateOf(entry, box, priority));
    }
    if (this.#guests.length > 0) {
      // The sort is stable: an external element goes before a label of the same priority.
      candidates.unshift(...this.#guests.map((one) => candidateOf(one, one.box, one.priority)));
      candidates.sort((a, b) => (a.priority === b.priority ? 0 : b.priority - a.priority));
    }
    const shown = placeLabels(candidates);
    candidates.forEach(({ of }, i) => (of.isShown = shown[i] ?? false));
  }

  #project(entry: Entry, view: SceneView): ScreenBox | undefined {
    const [x, y, up] = entry.label.place;
    const metersUp = this.#metersUp.get(entry.label.floorId) ?? 0;
    if (entry.flat) return this.#projectFlat(entry, entry.flat, view);
    const point = screenPointOf(view, [x, y, up + metersUp]);
    if (!point) return undefined;
    const { x: right, y: down } = point;
    // Far outside the frame, a label is not even measured.
    if (right < -200 || down < -60 || right > view.width + 200 || down > view.height + 60) {
      return undefined;
    }
    if (this.#isCovered?.(view, point, entry.label.floorId)) return undefined;
    entry.layout ??= this.#layOut(entry);
    const { width, height, anchorDown } = entry.layout;
    return { left: right - width / 2, top: down - anchorDown, width, height };
  }

  #layOut(entry: Entry): LabelLayout {
    const { look } = entry.label;
    const layout = this.#painter.layout(look);
    const icon = look.iconUrl === undefined ? '' : this.icons.stateOf(look.iconUrl);
    entry.key = keyOf(look) + icon;
    return layout;
  }

  #projectFlat(entry: Entry, flat: FlatText, view: SceneView): ScreenBox | undefined {
    const { floorId } = entry.label;
    const quad = flat.see(view, this.#metersUp.get(floorId) ?? 0);
    if (!quad || !flat.isReadable(entry.isShown)) return undefined;
    if (quad.points.some((point) => this.isCovered(view, point, floorId))) return undefined;
    const rasterPixels = flat.rasterFor(view.pixelRatio);
    if (rasterPixels !== entry.rasterPixels) {
      entry.rasterPixels = rasterPixels;
      entry.layout = flat.layoutAt(rasterPixels, this.#painter);
      entry.key = flat.keyAt(rasterPixels);
    }
    entry.boxes = quad.boxes;
    return quad.box;
  }

  /** Paints visible labels that are missing from the atlas; the rest follows in the next frame. */
  #paint(renderer: WebGLRenderer, entries: readonly Entry[], deadline: number): boolean {
    const missing = entries.filter(({ isShown, key }) => isShown && !this.#atlas.find(key));
    for (const [index, entry] of missing.entries()) {
      if (!this.#store(renderer, entry)) {
        // The atlas is full of labels that are no longer visible: restart with the visible ones.
        this.#atlas.clear(true);
        return this.#paintAll(renderer, entries);
      }
      if (performance.now() > deadline) return index === missing.length - 1;
    }
    this.#hasShownAny ||= entries.some(({ isShown }) => isShown);
    return true;
  }

  #paintAll(renderer: WebGLRenderer, entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      if (entry.isShown && !this.#store(renderer, entry)) entry.isShown = false;
    }
    return true;
  }

  #store(renderer: WebGLRenderer, entry: Entry): AtlasCell | undefined {
    const { key, label, layout, rasterPixels } = entry;
    const found = this.#atlas.find(key);
    if (found || !layout) return found;
    const look = label.flat ? { ...label.look, fontSizePixels: rasterPixels } : label.look;
    const size = this.#painter.paint(look, layout, this.#pixelRatio);
    return this.#atlas.store(renderer, key, size);
  }

  #fade(entries: readonly Entry[], now: number, isAtOnce: boolean): boolean {
    const step = isAtOnce ? 1 : Math.min(now - this.#drawnAt, 50) / FADE_MS;
    this.#drawnAt = now;
    let isFading = false;
    for (const entry of entries) {
      const goal = entry.isShown ? 1 : 0;
      if (entry.opacity === goal) continue;
      entry.opacity =
        goal === 1 ? Math.min(1, entry.opacity + step) : Math.max(0, entry.opacity - step);
      isFading ||= entry.opacity !== goal;
    }
    return isFading;
  }

  #show(entry: Entry, view: SceneView): void {
    const { box, flat, opacity } = entry;
    if (opacity <= 0 || !box) return;
    if (this.#atlas.find(entry.key)) {
      entry.painted = { key: entry.key, rasterPixels: entry.rasterPixels };
    }
    const cell = entry.painted && this.#atlas.find(entry.painted.key);
    if (!cell || !entry.painted) return;
    if (flat) {
      const quad = flat.clipQuad(view, cell, entry.painted.rasterPixels);
      if (quad) this.#batch.addQuad(quad, cell, opacity);
      return;
    }
    const left = Math.round((box.left - LABEL_MARGIN_PIXELS) * this.#pixelRatio);
    const top = Math.round((box.top - LABEL_MARGIN_PIXELS) * this.#pixelRatio);
    this.#batch.add(left, top, cell, opacity);
  }
}

/** Whether a label may be visible at this scale, as far as is known before projecting it. */
function hasScale(
  { label, layout, isShown }: Entry,
  { metersPerPixel: scale }: SceneView,
): boolean {
  if (label.isHidden) return false;
  const slack = isShown ? SCALE_SHOWN : 1;
  if (scale * slack < label.minMetersPerPixel || scale > label.maxMetersPerPixel * slack) {
    return false;
  }
  if (label.roomMeters === 0 || label.flat || !layout) return true;
  return layout.width <= (label.roomMeters / scale) * (isShown ? OVERHANG_SHOWN : OVERHANG);
}

/** A label appears when all of it is in the frame, and stays while nearly all of it is. */
function isWanted(entry: Entry, box: ScreenBox, view: SceneView): boolean {
  const { flat, isShown, label } = entry;
  const inside = flat || label.priority === Infinity ? 0 : isShown ? 0.9 : 1;
  const [across, down] = [box.width * inside, box.height * inside];
  if (box.left + box.width < across || box.left > view.width - across) return false;
  if (box.top + box.height < down || box.top > view.height - down) return false;
  return hasScale(entry, view);
}

function candidateOf(of: Entry | Guest, box: ScreenBox, priority: number) {
  const boxes = 'boxes' in of ? of.boxes : undefined;
  const [name, isOnce] = 'label' in of ? [of.label.look.text, of.label.isOnce] : [of.name, false];
  const isForced = priority === Infinity;
  const candidate = { of, box, priority, isForced, wasShown: of.isShown, name, isOnce };
  return boxes ? { ...candidate, boxes } : candidate;
}

function isSamePicture(a: SceneLabel, b: SceneLabel): boolean {
  return !a.flat && !b.flat && keyOf(a.look) === keyOf(b.look);
}

function keyOf(look: LabelLook): string {
  return JSON.stringify(look);
}

function contains(box: ScreenBox, x: number, y: number): boolean {
  return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
}
