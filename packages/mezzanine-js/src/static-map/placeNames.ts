import type { LocalProjection } from '../data/LocalProjection.ts';
import type { Steps } from '../steps.ts';
import type { CollisionGrid, ScreenBox } from '../text-layout/CollisionGrid.ts';
import { boxAround, boxesAlong } from './boxes.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import { layoutAlong, layoutLevel, type RoomSources } from './layoutName.ts';
import { mapInSteps } from './mapInSteps.ts';
import type { NameCandidate } from './nameCandidates.ts';
import type { TextLayout } from './PictureText.ts';
import { widthAt } from './widthAt.ts';

/** Text with its place in the image. */
interface PlacedText {
  readonly layout: TextLayout;
  readonly middle: PixelPoint;
  /** Clockwise rotation. */
  readonly degrees: number;
}

/** A name or symbol with its place in the image. */
export interface PlacedName {
  readonly candidate: NameCandidate;
  /** `undefined` if only the symbol is drawn. */
  readonly text: PlacedText | undefined;
  /** Center of the symbol. */
  readonly symbol: PixelPoint | undefined;
}

/** Inputs for placing names. */
export interface NameSources extends RoomSources {
  readonly projection: LocalProjection;
  /** What names must not overlap: the route, markers. */
  readonly grid: CollisionGrid;
  /** Names that ends of the route and markers already have. */
  readonly written: ReadonlySet<string>;
}

/** Clearance around names and symbols. */
const MARGIN_PIXELS = 3;
/** Clearance from the edges of the image. */
const EDGE_PIXELS = 3;
/** A name that does not fit is tried at these factors of its font size. */
const SIZE_FACTORS = [1, 0.86];
const LEAST_FONT_PIXELS = 9.5;
/** Two places with one name in this distance are named once. */
const TWIN_PIXELS = 160;
/** Diameter of symbols. */
export const SYMBOL_PIXELS = 16;
/** Rooms narrower than this share of a symbol have none. */
const LEAST_SYMBOL_SHARE = 0.55;
const GAP_PIXELS = 2;
/** Where a name is tried if something is at its place: this far below, in font sizes. */
const SHIFTS_DOWN = [0, 1.5, -3.4];

/** Places names by rank, without overlaps, each within its room and the image. */
export function* placeNames(
  candidates: readonly NameCandidate[],
  sources: NameSources,
): Steps<PlacedName[]> {
  const named = new Map<string, PixelPoint[]>();
  const placed = yield* mapInSteps(candidates, (candidate): PlacedName[] => {
    if (candidate.text !== '' && sources.written.has(candidate.text)) return [];
    const anchor = anchorOf(candidate, sources);
    if (!anchor || !isInPicture(boxAround(anchor, 1, 1), sources.frame)) return [];
    const twins = candidate.symbol === undefined ? (named.get(candidate.text) ?? []) : [];
    if (twins.some(([x, y]) => Math.hypot(x - anchor[0], y - anchor[1]) < TWIN_PIXELS)) return [];
    const name =
      candidate.symbol === undefined
        ? placeText(candidate, anchor, sources)
        : placeSymbol(candidate, anchor, sources);
    if (!name) return [];
    for (const box of boxesOf(name)) sources.grid.add(box);
    if (candidate.symbol === undefined) named.set(candidate.text, [...twins, anchor]);
    return [name];
  });
  return placed.flat();
}

function anchorOf({ space }: NameCandidate, { projection, frame }: NameSources) {
  const { longitude, latitude } = space.center;
  const [x, y] = frame.toPixel(projection.toLocal([longitude, latitude]));
  return Number.isFinite(x) && Number.isFinite(y) ? ([x, y] as const) : undefined;
}

function placeText(
  candidate: NameCandidate,
  anchor: PixelPoint,
  sources: NameSources,
): PlacedName | undefined {
  for (const text of new Set([candidate.text, candidate.shortText])) {
    const placed =
      placeLevel(candidate, text, { anchor, sources }) ??
      placeAlong(candidate, text, { anchor, sources });
    if (placed) return { candidate, text: placed, symbol: undefined };
  }
  return undefined;
}

interface Spot {
  readonly anchor: PixelPoint;
  readonly sources: NameSources;
}

function placeLevel(
  candidate: NameCandidate,
  text: string,
  { anchor, sources }: Spot,
): PlacedText | undefined {
  const sizes = SIZE_FACTORS.map((factor) => sizeOf(candidate, factor));
  for (const ems of SHIFTS_DOWN) {
    for (const sizePixels of sizes) {
      const middle = [anchor[0], anchor[1] + ems * sizePixels] as const;
      const layout = layoutLevel(candidate, { text, sizePixels, anchor: middle }, sources);
      const placed = layout && { layout, middle, degrees: 0 };
      if (placed && isFree(boxesOfText(placed), sources)) return placed;
    }
  }
  return undefined;
}

function placeAlong(
  candidate: NameCandidate,
  text: string,
  { anchor, sources }: Spot,
): PlacedText | undefined {
  for (const factor of SIZE_FACTORS) {
    const sizePixels = sizeOf(candidate, factor);
    const found = layoutAlong(candidate, { text, sizePixels, anchor }, sources);
    const placed = found && { ...found, middle: anchor };
    if (placed && isFree(boxesOfText(placed), sources)) return placed;
  }
  return undefined;
}

function sizeOf({ font }: NameCandidate, factor: number): number {
  return Math.round(Math.max(font.pixels * factor, LEAST_FONT_PIXELS) * 10) / 10;
}

function placeSymbol(
  candidate: NameCandidate,
  anchor: PixelPoint,
  sources: NameSources,
): PlacedName | undefined {
  const { frame, features } = sources;
  const feature = features.get(candidate.space.id);
  const room = feature ? widthAt(feature.polygons, frame, { anchor, height: 4 }) : Infinity;
  if (room < SYMBOL_PIXELS * LEAST_SYMBOL_SHARE) return undefined;
  const box = boxAround(anchor, SYMBOL_PIXELS, SYMBOL_PIXELS);
  if (!isFree([box], sources)) return undefined;
  return { candidate, text: nameBelow(candidate, anchor, sources), symbol: anchor };
}

/** The name below a symbol, if there is room for it. */
function nameBelow(
  candidate: NameCandidate,
  [x, y]: PixelPoint,
  sources: NameSources,
): PlacedText | undefined {
  if (candidate.text === '') return undefined;
  const down = y + SYMBOL_PIXELS / 2 + GAP_PIXELS;
  const sizePixels = candidate.font.pixels;
  const anchor = [x, down + sizePixels * 0.6] as const;
  const layout = layoutLevel(candidate, { text: candidate.text, sizePixels, anchor }, sources);
  const placed = layout && { layout, middle: [x, down + layout.height / 2] as const, degrees: 0 };
  return placed && isFree(boxesOfText(placed), sources) ? placed : undefined;
}

function boxesOf({ text, symbol }: PlacedName): ScreenBox[] {
  return [
    ...(symbol ? [boxAround(symbol, SYMBOL_PIXELS, SYMBOL_PIXELS)] : []),
    ...(text ? boxesOfText(text) : []),
  ];
}

function boxesOfText({ layout, middle, degrees }: PlacedText): ScreenBox[] {
  const { width, height } = layout;
  return degrees === 0
    ? [boxAround(middle, width, height)]
    : boxesAlong(middle, degrees, { width, height });
}

function isFree(boxes: readonly ScreenBox[], { grid, frame }: NameSources): boolean {
  return boxes.every((box) => isInPicture(box, frame) && grid.isFree(box, MARGIN_PIXELS));
}

function isInPicture({ left, top, width, height }: ScreenBox, frame: Frame): boolean {
  return (
    left >= EDGE_PIXELS &&
    top >= EDGE_PIXELS &&
    left + width <= frame.width - EDGE_PIXELS &&
    top + height <= frame.height - EDGE_PIXELS
  );
}
