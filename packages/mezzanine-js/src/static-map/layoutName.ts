import type { MapTheme } from '../style/MapTheme.ts';
import { flatRoomOf } from '../text-layout/flatRoomOf.ts';
import type { FloorFeature } from './floorFeatures.ts';
import type { Frame, PixelPoint } from './Frame.ts';
import type { NameCandidate } from './nameCandidates.ts';
import { toPixelLine } from './pathData.ts';
import { layoutText, type TextLayout, type TextStyle } from './PictureText.ts';
import { widthAt } from './widthAt.ts';

/** Text to lay out in a room. */
export interface NameText {
  readonly text: string;
  readonly sizePixels: number;
  readonly anchor: PixelPoint;
}

/** Inputs for the layout of names. */
export interface RoomSources {
  readonly frame: Frame;
  readonly colors: MapTheme;
  /** Areas of the spaces by id. */
  readonly features: ReadonlyMap<string, FloorFeature>;
}

const MAX_WIDTH_PIXELS = 112;
const MAX_LINES = 3;
/** A name may be wider than its room by this factor. */
const OVERHANG = 1.06;
/** Distance between baselines, as a multiple of the font size. */
const LINE_EMS = 1.16;
/** Outlines with more corners have no clear direction. */
const MOST_CORNERS = 48;
/** The ranks whose names may extend beyond their rooms: buildings, and halls without walls. */
const UNLIMITED: ReadonlySet<string> = new Set(['building', 'hall']);

/**
 * Breaks a name so that it fits in its room, with the text level.
 *
 * @returns `undefined` if it does not fit
 */
export function layoutLevel(
  candidate: NameCandidate,
  { text, sizePixels, anchor }: NameText,
  sources: RoomSources,
): TextLayout | undefined {
  const feature = sources.features.get(candidate.space.id);
  const isFreeStanding = !feature || UNLIMITED.has(candidate.tier);
  const roomAt = (height: number) =>
    isFreeStanding
      ? Infinity
      : widthAt(feature.polygons, sources.frame, { anchor, height }) * OVERHANG;
  const style = styleOf(candidate, sizePixels, sources.colors);
  // Tries a few long lines first, then lines as narrow as the room at the text's height.
  const widest = layoutText(text, { ...style, maxWidthPixels: MAX_WIDTH_PIXELS });
  if (widest.lines.length === 0) return undefined;
  if (widest.width <= roomAt(widest.height)) return widest;
  const room = Math.min(roomAt(sizePixels * 2), MAX_WIDTH_PIXELS);
  const narrow = layoutText(text, { ...style, maxWidthPixels: room });
  return !isCut(narrow, text) && narrow.width <= roomAt(narrow.height) ? narrow : undefined;
}

/**
 * Lays out a name along the longest direction of its room.
 *
 * @returns the layout and its rotation, −90 to 90 degrees clockwise; `undefined` if it does not fit
 */
export function layoutAlong(
  candidate: NameCandidate,
  { text, sizePixels, anchor }: NameText,
  { frame, colors, features }: RoomSources,
): { readonly layout: TextLayout; readonly degrees: number } | undefined {
  const feature = features.get(candidate.space.id);
  const [rings] = feature?.polygons ?? [];
  if (!rings || UNLIMITED.has(candidate.tier)) return undefined;
  const lines = rings.map((ring) => toPixelLine(ring, frame));
  if ((lines[0]?.length ?? 0) > MOST_CORNERS) return undefined;
  // Upward, so that steep text is read from the bottom to the top.
  const upward = lines.map((line) => line.map(([x, y]) => [x, -y] as const));
  const room = flatRoomOf(upward, [anchor[0], -anchor[1]]);
  if (!room) return undefined;
  const count = Math.min(Math.floor(room.depthMeters / (sizePixels * LINE_EMS)), 2);
  if (count < 1) return undefined;
  const layout = layoutText(text, {
    ...styleOf(candidate, sizePixels, colors),
    maxLines: count,
    maxWidthPixels: room.lengthMeters,
  });
  if (layout.width > room.lengthMeters || isCut(layout, text)) return undefined;
  const [x, y] = room.axis;
  return { layout, degrees: (-Math.atan2(y, x) * 180) / Math.PI };
}

function styleOf(
  { font, isMuted }: NameCandidate,
  sizePixels: number,
  colors: MapTheme,
): Omit<TextStyle, 'maxWidthPixels'> {
  return {
    sizePixels,
    weight: font.weight,
    color: isMuted ? colors.labelMuted : colors.label,
    haloColor: colors.labelHalo,
    maxLines: MAX_LINES,
  };
}

function isCut({ lines }: TextLayout, text: string): boolean {
  return lines.at(-1)?.endsWith('…') === true && !text.endsWith('…');
}
