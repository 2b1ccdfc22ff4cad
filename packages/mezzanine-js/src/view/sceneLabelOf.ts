import type { FlatRoom } from '../scene/labels/fitFlat.ts';
import type { Point } from '../scene/SceneModel.ts';
import { SYMBOL_SCHEME } from '../scene/labels/LabelIcons.ts';
import type { SceneLabel } from '../scene/labels/SceneLabel.ts';
import { metersPerPixelAt } from './camera/Projector.ts';
import type { Label, LabelOptions, LabelPriority, LabelTarget } from './Label.ts';
import type { LabelExtras } from './labelDefaults.ts';
import { flatRoomOf } from '../text-layout/flatRoomOf.ts';
import { iconUrlOf } from './labels/iconUrlOf.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import { scenePlaceOf, spaceOfTarget } from './PlaceTarget.ts';
import type { Stage } from './Stage.ts';

/** Defaults of a label. */
const DEFAULTS = {
  priority: 'medium',
  fontSizePixels: 13,
  fontWeight: 550,
  icon: 'none',
  maxWidthPixels: 112,
} as const;

const ICON_PIXELS = 24;
/** Font sizes on a floor, in meters. */
const LEAST_FLAT = 0.32;
const MOST_FLAT = 2.4;
const FLAT_AT_COORDINATE = 1.2;
/** Maximum length and height of text at a coordinate, as multiples of the font size. */
const EMS_AT_COORDINATE = [14, 4] as const;

/** Enough that no place name is truncated. */
const MOST_LINES_AUTOMATIC = 4;
const MOST_LINES = 6;
const PRIORITIES = { low: 1, medium: 2, high: 3, always: Infinity } as const;

/** Converts a label for the scene. */
export function sceneLabelOf(
  stage: Stage,
  label: Label,
  content: { readonly text: string; readonly options: LabelOptions; readonly extras: LabelExtras },
): SceneLabel {
  const options = { ...DEFAULTS, ...content.options };
  const { extras } = content;
  const { themes, venue } = stage;
  const scaleAt = (zoom: number) => metersPerPixelAt(zoom, venue.center.latitude);
  const { maxZoomLevel, minZoomLevel } = options;
  const text = extras.isSymbolOnly && isSymbol(options.icon) ? '' : content.text;
  return {
    id: label.id,
    ...scenePlaceOf(stage, label.target),
    priority: priorityOf(options.priority),
    rank: extras.rank,
    isHidden: label.isAutomatic && isHidden(stage, label.target),
    minMetersPerPixel:
      maxZoomLevel === undefined ? extras.nearestMetersPerPixel : scaleAt(maxZoomLevel),
    maxMetersPerPixel:
      minZoomLevel === undefined ? extras.farthestMetersPerPixel : scaleAt(minZoomLevel),
    // Symbols are small, and people look for the nearest, so all of them are shown.
    isOnce: label.isAutomatic && text !== '',
    roomMeters: priorityOf(options.priority) >= PRIORITIES.high ? 0 : extras.roomMeters,
    flat: options.kind === 'flat' ? flatPlaceOf(stage, label.target, options) : undefined,
    look: {
      text,
      fontSizePixels: options.fontSizePixels,
      fontWeight: options.fontWeight,
      maxWidthPixels: options.maxWidthPixels,
      maxLines: label.isAutomatic ? MOST_LINES_AUTOMATIC : MOST_LINES,
      ...colorsOf(themes.current, options, extras),
      ...iconLook(venue, options.icon),
    },
  };
}

function colorsOf(theme: MapTheme, { color, haloColor }: LabelOptions, { isMuted }: LabelExtras) {
  return {
    color: color ?? (isMuted ? theme.labelMuted : theme.label),
    haloColor: haloColor ?? theme.labelHalo,
    iconColor: color ?? theme.labelMuted,
  };
}

/** Whether an icon is a built-in symbol. */
function isSymbol(icon: LabelOptions['icon']): boolean {
  return typeof icon === 'string' && icon !== 'dot' && icon !== 'none';
}

function iconLook(venue: Stage['venue'], icon: NonNullable<LabelOptions['icon']>) {
  if (typeof icon === 'object') {
    const { sizePixels = ICON_PIXELS } = icon;
    return { hasDot: false, iconUrl: iconUrlOf(venue, icon), iconPixels: sizePixels };
  }
  return {
    hasDot: icon === 'dot',
    iconUrl: isSymbol(icon) ? SYMBOL_SCHEME + icon : undefined,
    iconPixels: ICON_PIXELS,
  };
}

function flatPlaceOf(
  { projection }: Stage,
  target: LabelTarget,
  { rotationDegrees, fontSizeMeters }: LabelOptions,
): FlatRoom {
  const angle = ((rotationDegrees ?? 0) * Math.PI) / 180;
  const axis: Point = [Math.cos(angle), -Math.sin(angle)];
  const space = spaceOfTarget(target);
  if (space?.geometry.type === 'Polygon') {
    const rings = space.geometry.coordinates.map((ring) =>
      ring.map((position) => projection.toLocal(position)),
    );
    const { longitude, latitude } = space.center;
    const middle = projection.toLocal([longitude, latitude]);
    const room = flatRoomOf(rings, middle, rotationDegrees === undefined ? undefined : axis);
    const most = fontSizeMeters ?? MOST_FLAT;
    return {
      ...(room ?? { axis, lengthMeters: 0, depthMeters: 0 }),
      sizesMeters: [Math.min(LEAST_FLAT, most), most],
    };
  }
  const size = fontSizeMeters ?? FLAT_AT_COORDINATE;
  const [lengthMeters, depthMeters] = EMS_AT_COORDINATE.map((ems) => ems * size) as [
    number,
    number,
  ];
  return { axis, lengthMeters, depthMeters, sizesMeters: [size, size] };
}

/** The label of a space is hidden with the space; labels added by code stay. */
function isHidden(stage: Stage, target: LabelTarget): boolean {
  if (!('type' in target) || !stage.painter.has(target.id)) return false;
  return stage.painter.paintOf(target.id).opacity === 0;
}

/** A priority as a number; `always` is infinite. */
export function priorityOf(priority: LabelPriority): number {
  return typeof priority === 'number' ? priority : PRIORITIES[priority];
}
