import type { SceneLabel } from '../scene/labels/SceneLabel.ts';
import { metresPerPixelAt } from './camera/Projector.ts';
import type { Label, LabelOptions, LabelPriority, LabelTarget } from './Label.ts';
import type { LabelExtras } from './labelDefaults.ts';
import { scenePlaceOf } from './PlaceTarget.ts';
import type { Stage } from './Stage.ts';

/** What a label has where code does not say otherwise. */
const DEFAULTS = {
  priority: 'medium',
  fontSizePixels: 13,
  fontWeight: 550,
  icon: 'none',
  maxWidthPixels: 112,
} as const;

const MOST_LINES_AUTOMATIC = 2;
const MOST_LINES = 6;
const PRIORITIES = { low: 1, medium: 2, high: 3, always: Infinity } as const;

/** The label as the scene draws it. */
export function sceneLabelOf(
  stage: Stage,
  label: Label,
  content: { readonly text: string; readonly options: LabelOptions; readonly extras: LabelExtras },
): SceneLabel {
  const options = { ...DEFAULTS, ...content.options };
  const { extras } = content;
  const { theme, venue } = stage;
  const scaleAt = (zoom: number) => metresPerPixelAt(zoom, venue.center.latitude);
  const { maxZoomLevel, minZoomLevel } = options;
  return {
    id: label.id,
    ...scenePlaceOf(stage, label.target),
    priority: priorityOf(options.priority),
    rank: extras.rank,
    isHidden: label.isAutomatic && isHidden(stage, label.target),
    minMetresPerPixel: maxZoomLevel === undefined ? 0 : scaleAt(maxZoomLevel),
    maxMetresPerPixel: minZoomLevel === undefined ? Infinity : scaleAt(minZoomLevel),
    roomMetres: priorityOf(options.priority) >= PRIORITIES.high ? 0 : extras.roomMetres,
    look: {
      text: content.text,
      fontSizePixels: options.fontSizePixels,
      fontWeight: options.fontWeight,
      color: options.color ?? (extras.isMuted ? theme.labelMuted : theme.label),
      haloColor: options.haloColor ?? theme.labelHalo,
      maxWidthPixels: options.maxWidthPixels,
      maxLines: label.isAutomatic ? MOST_LINES_AUTOMATIC : MOST_LINES,
      hasDot: options.icon === 'dot',
    },
  };
}

/** The name of a space goes when the space is hidden; what code added stays. */
function isHidden(stage: Stage, target: LabelTarget): boolean {
  if (!('type' in target) || !stage.painter.has(target.id)) return false;
  return stage.painter.paintOf(target.id).opacity === 0;
}

/** A priority as a number; `always` is beyond all. */
export function priorityOf(priority: LabelPriority): number {
  return typeof priority === 'number' ? priority : PRIORITIES[priority];
}
