import type { LocalProjection } from '../data/LocalProjection.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import { CollisionGrid, type ScreenBox } from '../text-layout/CollisionGrid.ts';
import type { FloorFeature } from './floorFeatures.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import type { NameCandidate } from './nameCandidates.ts';
import { layoutText, type TextLayout } from './PictureText.ts';
import { widthAt } from './widthAt.ts';

/** A name or symbol with its place in the picture. */
export interface PlacedName {
  readonly candidate: NameCandidate;
  /** Center of the text; `undefined` if only the symbol is drawn. */
  readonly text: { readonly layout: TextLayout; readonly middle: PixelPoint } | undefined;
  /** Center of the symbol. */
  readonly symbol: PixelPoint | undefined;
}

/** Inputs for placing names. */
export interface NameSources {
  readonly frame: Frame;
  readonly projection: LocalProjection;
  readonly colors: MapTheme;
  /** Areas of the spaces by id. */
  readonly features: ReadonlyMap<string, FloorFeature>;
  /** What names must not overlap: the route, markers. */
  readonly grid: CollisionGrid;
}

const MAX_WIDTH_PIXELS = 112;
const MAX_LINES = 3;
/** Clearance around names and symbols. */
const MARGIN_PIXELS = 3;
/** Clearance from the edges of the picture. */
const EDGE_PIXELS = 3;
/** A name may be wider than its room by this factor. */
const OVERHANG = 1.06;
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
/** The ranks whose names may extend beyond their rooms: buildings, and halls without walls. */
const UNLIMITED = new Set(['building', 'hall']);

/** Places names by rank, without overlaps, each within its room and the picture. */
export function placeNames(
  candidates: readonly NameCandidate[],
  sources: NameSources,
): PlacedName[] {
  const named = new Map<string, PixelPoint[]>();
  return candidates.flatMap((candidate): PlacedName[] => {
    const anchor = anchorOf(candidate, sources);
    if (!anchor || !isInPicture(boxAround(anchor, 1, 1), sources.frame)) return [];
    const twins = named.get(candidate.text) ?? [];
    const placed =
      candidate.symbol === undefined
        ? placeText(candidate, anchor, sources)
        : placeSymbol(candidate, anchor, sources);
    if (!placed) return [];
    const isTwin =
      candidate.text !== '' &&
      candidate.symbol === undefined &&
      twins.some(([x, y]) => Math.hypot(x - anchor[0], y - anchor[1]) < TWIN_PIXELS);
    if (isTwin) return [];
    for (const box of boxesOf(placed)) sources.grid.add(box);
    named.set(candidate.text, [...twins, anchor]);
    return [placed];
  });
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
  const texts = new Set([candidate.text, candidate.shortText]);
  for (const text of texts) {
    for (const factor of SIZE_FACTORS) {
      const sizePixels = Math.max(candidate.font.pixels * factor, LEAST_FONT_PIXELS);
      const layout = layoutIn(candidate, { text, sizePixels, anchor }, sources);
      if (!layout) continue;
      const box = boxAround(anchor, layout.width, layout.height);
      if (isFree(box, sources)) {
        return { candidate, text: { layout, middle: anchor }, symbol: undefined };
      }
    }
  }
  return undefined;
}

/** Breaks text so that it fits in its room. */
function layoutIn(
  { space, font, isMuted, tier }: NameCandidate,
  { text, sizePixels, anchor }: { text: string; sizePixels: number; anchor: PixelPoint },
  { colors, features, frame }: NameSources,
): TextLayout | undefined {
  const feature = features.get(space.id);
  const isFreeStanding = !feature || UNLIMITED.has(tier);
  const roomAt = (height: number) =>
    isFreeStanding ? Infinity : widthAt(feature.polygons, frame, { anchor, height }) * OVERHANG;
  const style = {
    sizePixels,
    weight: font.weight,
    color: isMuted ? colors.labelMuted : colors.label,
    haloColor: colors.labelHalo,
    maxLines: MAX_LINES,
  };
  // Few long lines first; then as narrow as the room is at the height of the text.
  const widest = layoutText(text, { ...style, maxWidthPixels: MAX_WIDTH_PIXELS });
  if (widest.lines.length === 0) return undefined;
  if (widest.width <= roomAt(widest.height)) return widest;
  const room = Math.min(roomAt(sizePixels * 2), MAX_WIDTH_PIXELS);
  const narrow = layoutText(text, { ...style, maxWidthPixels: room });
  const isCut = narrow.lines.at(-1)?.endsWith('…') === true && !text.endsWith('…');
  return !isCut && narrow.width <= roomAt(narrow.height) ? narrow : undefined;
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
  if (!isFree(box, sources)) return undefined;
  return { candidate, text: nameBelow(candidate, anchor, sources), symbol: anchor };
}

/** The name below a symbol, if there is room for it. */
function nameBelow(
  candidate: NameCandidate,
  [x, y]: PixelPoint,
  sources: NameSources,
): PlacedName['text'] {
  if (candidate.text === '') return undefined;
  const down = y + SYMBOL_PIXELS / 2 + GAP_PIXELS;
  const sizePixels = candidate.font.pixels;
  const anchor = [x, down + sizePixels * 0.6] as const;
  const layout = layoutIn(candidate, { text: candidate.text, sizePixels, anchor }, sources);
  if (!layout) return undefined;
  const middle = [x, down + layout.height / 2] as const;
  return isFree(boxAround(middle, layout.width, layout.height), sources)
    ? { layout, middle }
    : undefined;
}

function boxesOf({ text, symbol }: PlacedName): ScreenBox[] {
  return [
    ...(symbol ? [boxAround(symbol, SYMBOL_PIXELS, SYMBOL_PIXELS)] : []),
    ...(text ? [boxAround(text.middle, text.layout.width, text.layout.height)] : []),
  ];
}

function isFree(box: ScreenBox, { grid, frame }: NameSources): boolean {
  return isInPicture(box, frame) && grid.isFree(box, MARGIN_PIXELS);
}

function isInPicture({ left, top, width, height }: ScreenBox, frame: Frame): boolean {
  return (
    left >= EDGE_PIXELS &&
    top >= EDGE_PIXELS &&
    left + width <= frame.width - EDGE_PIXELS &&
    top + height <= frame.height - EDGE_PIXELS
  );
}

/** A box around a point. */
export function boxAround([x, y]: PixelPoint, width: number, height: number): ScreenBox {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
