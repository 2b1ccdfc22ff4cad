/**
 * Runs in a measured page before its own scripts. Finds the control some time after the first paint, and the frame
 * that shows the effect of an act.
 */
import type { Effect } from './cases.ts';

/** What the page is asked to observe. */
export interface Task {
  readonly control: string;
  /** Whether the control gets the focus, for a key. */
  readonly isFocused: boolean;
  readonly effects: Readonly<Record<string, Effect>>;
  /** Text that must be in the focused field when results count. */
  readonly typed: string;
  readonly afterPaintMs: number;
  readonly patienceMs: number;
}

/** The middle of a control, in pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the page showed after the act. */
export interface Observed {
  /** Milliseconds from the act to the first frame with the effect, by figure; without those that never came. */
  readonly times: Readonly<Record<string, number>>;
  /** Text of the focused field at the end. */
  readonly field: string;
}

declare global {
  interface Window {
    /** Set by the benchmark before this program. */
    readonly earlyTask: Task;
    /** The control's place as soon as it is time to act; undefined if there is no such control. */
    earlyPlace?: Promise<Point | undefined>;
    earlyObserved?: Promise<Observed>;
  }
}

const { control, isFocused, effects, typed, afterPaintMs, patienceMs } = window.earlyTask;
/** A control counts as at rest after so many frames in one place. A slow frame counts once, however long it takes. */
const restFrames = 12;
/** When the control was due, if it was not there yet. */
let waitedFromMs: number | undefined;

/** Whether the element's middle, or its nearest point in the viewport, is drawn and not clipped or covered. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return false;
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(top + height / 2, 0), innerHeight - 1);
  return element.contains(document.elementFromPoint(x, y));
}

function firstDrawn(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility(),
  );
}

function isDone(effect: Effect): boolean {
  const selector = 'shown' in effect ? effect.shown : effect.gone;
  return 'shown' in effect === [...document.querySelectorAll(selector)].some(isVisible);
}

function fieldText(): string {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement ? activeElement.value : '';
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Resolves some time after the first contentful paint. */
async function timeToAct(): Promise<void> {
  const paintedMs = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const leftMs = paintedMs + afterPaintMs - performance.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(leftMs, 0)));
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Content near the viewport may be laid out only after scrolling, and moves the control: waits until it stays. */
async function rest(element: Element): Promise<void> {
  let before = Number.NaN;
  let frames = 0;
  while (frames < restFrames) {
    const { top } = element.getBoundingClientRect();
    frames = top === before ? frames + 1 : 0;
    before = top;
    await nextFrame();
  }
}

/** Scrolls on, as a reader does, if content that is laid out meanwhile moves the control away. */
async function scrollTo(element: Element): Promise<void> {
  const startMs = performance.now();
  let y = Number.NaN;
  while (!(y > 0 && y < innerHeight) && performance.now() - startMs < patienceMs) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await rest(element);
    ({ y } = middleOf(element));
  }
}

/** A control that is not there yet cannot be used: a reader waits for it, and its time runs from here. */
async function findPlace(): Promise<Point | undefined> {
  await timeToAct();
  const dueMs = performance.now();
  let found = firstDrawn(control);
  if (!found) waitedFromMs = dueMs;
  while (!found && performance.now() - dueMs < patienceMs) {
    await nextFrame();
    found = firstDrawn(control);
  }
  if (!found) return undefined;
  if (isFocused) found.focus();
  if (!isVisible(found)) await scrollTo(found);
  return middleOf(found);
}

/** Time of the first input event after the control was found. */
function timeOfAct(): Promise<number> {
  return new Promise((resolve) => {
    for (const kind of ['pointerdown', 'keydown']) {
      const note = ({ timeStamp }: Event): void => resolve(waitedFromMs ?? timeStamp);
      addEventListener(kind, note, { capture: true, once: true });
    }
  });
}

/** Resolves after the current frame was painted. */
async function paintedMs(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now();
}

async function observe(): Promise<Observed> {
  const actedMs = await timeOfAct();
  const times: Record<string, number> = {};
  const left = new Map(Object.entries(effects));
  while (left.size > 0 && performance.now() - actedMs < patienceMs) {
    await nextFrame();
    for (const [figure, effect] of left) {
      // Results of the first letters are not results of the query.
      if (figure === 'results' && fieldText() !== typed) continue;
      if (!isDone(effect)) continue;
      left.delete(figure);
      void paintedMs().then((ms) => (times[figure] = ms - actedMs));
    }
  }
  await paintedMs();
  return { times, field: fieldText() };
}

window.earlyPlace = findPlace();
window.earlyObserved = observe();
