import type { FocusEntry, MapThing } from './accessibility/FocusEntry.ts';
import { FocusOutline } from './accessibility/FocusOutline.ts';
import { ListTwin } from './accessibility/ListTwin.ts';
import { MapThings, type ThingTopics } from './accessibility/MapThings.ts';
import { fillText } from './accessibility/messages.ts';
import { easeOut } from './camera/interpolatePose.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { Label } from './Label.ts';
import type { ChangeReason, PointerEventDetail } from './mapEvents.ts';
import { spaceOfTarget } from './PlaceTarget.ts';
import { screenBoxOf } from '../scene/screenBoxOf.ts';
import type { Stage } from './Stage.ts';

const PAN_MS = 320;
/** Fraction of the view that the focused item should stay within. */
const MARGIN = 0.12;
/** Items smaller than this are zoomed in on. */
const LEAST_PIXELS = 22;
const NEAREST_ZOOM = 20.5;

/**
 * Keyboard and screen reader access to the map: focus moves from item to item, focused items are
 * outlined, announced, and activated as by a click; a list shows them too.
 */
export class Accessibility {
  readonly #stage: Stage;
  readonly #topics: ThingTopics;
  readonly #things: MapThings;
  readonly #outline: FocusOutline;
  readonly #list: ListTwin;
  #focused: FocusEntry | undefined;
  #listed = '';

  /** @internal */
  constructor(stage: Stage, topics: ThingTopics, isListShown: boolean) {
    this.#stage = stage;
    this.#topics = topics;
    this.#things = new MapThings(stage, topics);
    this.#outline = new FocusOutline(stage.root.element, stage.listening);
    this.#list = new ListTwin(stage.root.element, stage.messages, {
      choose: (entry, event) => {
        this.#focus(entry, 'user');
        this.activate(event);
      },
      toggle: (isOpen) => this.#setList(isOpen),
      leave: () => stage.root.canvas.focus(),
    });
    this.#paint();
    stage.themes.onChange(() => this.#paint());
    stage.frames.afterFrame(() =>
      this.#outline.show(this.#focused && this.#outlineOf(this.#focused)),
    );
    stage.emitter.on('idle', () => this.#keepUp());
    stage.emitter.on('floor-change', () => this.#keepUp());
    stage.root.canvas.addEventListener('pointerdown', () => this.#drop('user'), stage.listening);
    this.#setList(isListShown);
  }

  /** The focused item; `undefined` if there is none. */
  get focused(): MapThing | undefined {
    return this.#focused?.thing;
  }

  /** Whether the list of places on the floor is open. */
  get isListShown(): boolean {
    return this.#list.isOpen;
  }

  /**
   * The focusable items of the current floor in reading order: interactive items; if there are
   * none, all spaces with a name.
   */
  getThings(): readonly MapThing[] {
    this.#stage.assertAlive();
    return this.#walk().map(({ thing }) => thing);
  }

  /** Moves the focus to the next item on the floor, as the N key does. */
  focusNext(): void {
    this.#stage.assertAlive();
    this.step(1, 'api');
  }

  /** Moves the focus to the previous item, as Shift+N does. */
  focusPrevious(): void {
    this.#stage.assertAlive();
    this.step(-1, 'api');
  }

  /**
   * Focuses an item on the current floor.
   *
   * @param thing - a space with a name, or an interactive item
   * @throws MezzanineError `invalid-argument` if it is not focusable
   */
  focus(thing: MapThing): void {
    this.#stage.assertAlive();
    const entry = this.#things.onFloor(this.#stage.shownFloor).find((one) => one.thing === thing);
    if (!entry) {
      throw invalidArgument(
        'thing',
        thing,
        'a space with a name or an interactive item on the current floor',
      );
    }
    this.#focus(entry, 'api');
  }

  /** Removes the focus, as Escape does. */
  clearFocus(): void {
    this.#stage.assertAlive();
    this.#drop('api');
  }

  /**
   * Activates the focused item: emits `click` as if it had been clicked. A no-op if nothing is
   * focused.
   *
   * @param originalEvent - the user's event
   */
  activate(originalEvent?: PointerEvent | KeyboardEvent): void {
    this.#stage.assertAlive();
    const entry = this.#focused;
    if (!entry) return;
    const event = originalEvent ?? new KeyboardEvent('keydown', { key: 'Enter' });
    const { thing } = entry;
    // A marker handles this itself, because it may be a chip of the route.
    if (thing.type === 'marker') this.#things.markersOf(thing)?.press(thing, event);
    else this.#stage.emitter.emit('click', this.#detailOf(entry, event));
  }

  /** Opens the list of places on the floor. */
  showList(): void {
    this.#stage.assertAlive();
    this.#setList(true);
  }

  /** Closes the list; its button stays in the tab order. */
  hideList(): void {
    this.#stage.assertAlive();
    this.#setList(false);
  }

  /** @internal */
  step(by: 1 | -1, reason: ChangeReason): void {
    const walk = this.#walk();
    const at = walk.findIndex(({ thing }) => thing === this.#focused?.thing);
    const inView = walk.findIndex((entry) => this.#isInView(entry));
    const start = by > 0 ? Math.max(inView, 0) : walk.length - 1;
    const next = walk[at < 0 ? start : (at + by + walk.length) % walk.length];
    if (next) this.#focus(next, reason);
    else this.#say(this.#stage.messages.nothing, { floor: this.#stage.shownFloor.name });
  }

  /** @internal @returns whether an item was focused */
  leave(): boolean {
    if (!this.#focused) return false;
    this.#drop('user');
    this.#say(this.#stage.messages.left);
    return true;
  }

  /** @internal */
  sayKeys(): void {
    this.#say(this.#stage.messages.keys);
  }

  #walk(): FocusEntry[] {
    const entries = this.#things.onFloor(this.#stage.shownFloor);
    const interactive = entries.filter((entry) => entry.isInteractive);
    return interactive.length > 0 ? interactive : entries;
  }

  #focus(entry: FocusEntry, reason: ChangeReason): void {
    this.#set(entry, reason);
    this.#reveal(entry);
    const walk = this.#walk();
    const index = walk.findIndex(({ thing }) => thing === entry.thing) + 1;
    const { name, kind, floor } = entry;
    const words = { name, kind, floor: floor.name, index: Math.max(index, 1) };
    this.#say(this.#stage.messages.focused, { ...words, count: Math.max(walk.length, 1) });
  }

  #drop(reason: ChangeReason): void {
    if (this.#focused) this.#set(undefined, reason);
  }

  #set(entry: FocusEntry | undefined, reason: ChangeReason): void {
    const previous = this.#focused?.thing;
    this.#focused = entry;
    this.#stage.root.useCrosshair(!entry);
    this.#list.mark(entry?.thing);
    this.#stage.wake();
    if (entry?.thing === previous) return;
    this.#stage.emitter.emit('focus-change', { focused: entry?.thing, previous, reason });
  }

  /** Removes the focus from an item that was removed or whose floor is no longer drawn. */
  #keepUp(): void {
    if (this.#stage.isDestroyed) return;
    const entry = this.#focused;
    const isDrawn = entry && this.#stage.scene.metersUpOf(entry.floor.id) !== undefined;
    if (entry && (!isDrawn || !this.#things.has(entry.thing))) this.#drop('api');
    this.#fillList();
  }

  #setList(isOpen: boolean): void {
    this.#list.setOpen(isOpen);
    this.#listed = '';
    this.#fillList();
  }

  #fillList(): void {
    if (!this.#list.isOpen) return;
    const { shownFloor, venue } = this.#stage;
    const { compare } = new Intl.Collator(venue.language?.code, { numeric: true });
    const entries = this.#things
      .onFloor(shownFloor)
      .toSorted((a, b) => compare(a.name, b.name) || compare(a.kind, b.kind));
    const listed = JSON.stringify([
      shownFloor.id,
      ...entries.map(({ thing, name, kind }) => [thing.type, thing.id, name, kind]),
    ]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#list.setEntries(entries, shownFloor.name);
    this.#list.mark(this.#focused?.thing);
  }

  #detailOf(entry: FocusEntry, originalEvent: PointerEvent | KeyboardEvent): PointerEventDetail {
    const { thing, coordinate, floor } = entry;
    const { labels } = this.#topics;
    const over = (label: Label) => spaceOfTarget(label.target) === thing;
    const [x, y] = this.#middleOf(entry);
    return {
      coordinate,
      floor,
      spaces: thing.type === 'space' ? [thing] : [],
      labels: thing.type === 'label' ? [thing] : labels.getAll().filter(over),
      markers: [],
      models: thing.type === 'model' ? [thing] : [],
      navigation: [],
      shapes: thing.type === 'shape' ? [thing] : [],
      pointer: { x, y },
      originalEvent,
    };
  }

  #outlineOf(entry: FocusEntry) {
    return this.#things.outlineOf(entry);
  }

  #boundsOf(entry: FocusEntry) {
    const outline = this.#outlineOf(entry);
    if (!outline) return undefined;
    return 'left' in outline ? outline : screenBoxOf(outline.flat());
  }

  #middleOf(entry: FocusEntry): readonly [x: number, y: number] {
    const { left, top, width, height } = this.#boundsOf(entry) ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    };
    return [left + width / 2, top + height / 2];
  }

  #isInView(entry: FocusEntry): boolean {
    const bounds = this.#boundsOf(entry);
    if (!bounds) return false;
    const { width, height, offsets } = this.#stage.viewport;
    const [x, y] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2];
    return (
      x > offsets.left + width * MARGIN &&
      x < width - offsets.right - width * MARGIN &&
      y > offsets.top + height * MARGIN &&
      y < height - offsets.bottom - height * MARGIN
    );
  }

  /** Moves the map only if the item is hardly visible or not at all. */
  #reveal(entry: FocusEntry): void {
    const { motion, projection, isReducedMotion } = this.#stage;
    const bounds = this.#boundsOf(entry);
    const size = Math.max(bounds?.width ?? 0, bounds?.height ?? 0, 1);
    const isTiny = entry.thing.type === 'space' && size < LEAST_PIXELS;
    if (this.#isInView(entry) && !isTiny) return;
    const { longitude, latitude } = entry.coordinate;
    const [x, y] = projection.toLocal([longitude, latitude]);
    const { zoom } = motion.pose;
    const nearer = isTiny ? Math.min(zoom + Math.log2((LEAST_PIXELS * 2) / size), NEAREST_ZOOM) : 0;
    const goal = motion.keep({ ...motion.pose, x, y, zoom: Math.max(zoom, nearer) });
    void motion.fly(goal, { durationMs: isReducedMotion ? 0 : PAN_MS, easing: easeOut }, 'user');
  }

  #say(text: string, words: Readonly<Record<string, string | number>> = {}): void {
    this.#stage.root.announce(fillText(text, words));
  }

  #paint(): void {
    const theme = this.#stage.themes.current;
    this.#outline.setColors(theme.accent, theme.labelHalo);
    this.#list.setColors(theme);
  }
}
