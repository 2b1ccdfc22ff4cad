import type { LabelIcon, LabelOptions as Options6 } from '../../index.ts';
import { OldLabels, type OldLabel } from './Labels.ts';
import { priorityOf, type Place } from './MapContext.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectObject, expectText } from './oldNames.ts';

/** Look of the text of floating labels. */
export interface FloatingLabelText {
  /** CSS color of the letters. */
  readonly foregroundColor?: string;
  /** CSS color around the letters. */
  readonly backgroundColor?: string;
  /** Size of the letters in pixels, 6 to 64; default 13. */
  readonly size?: number;
  /** Width in pixels at which lines break, 20 to 400; default 112. */
  readonly maxWidth?: number;
  /** Has no effect in version 6; reported once. */
  readonly numLines?: number;
  /** Has no effect in version 6; reported once. */
  readonly lineHeight?: number;
}

/** Look of the marker of floating labels. */
export interface FloatingLabelMarker {
  /** SVG text of an icon that replaces the dot. */
  readonly icon?: string;
  /** Size of the icon in pixels, 8 to 96; default 24. */
  readonly iconSize?: number;
  /** Has no effect in version 6; reported once. */
  readonly size?: number;
  /** Has no effect in version 6; reported once. */
  readonly iconVisibilityThreshold?: number;
  /** Has no effect in version 6; reported once. */
  readonly foregroundColor?: { readonly active?: string; readonly inactive?: string };
  /** Has no effect in version 6; reported once. */
  readonly backgroundColor?: { readonly active?: string; readonly inactive?: string };
}

/** Look of floating labels. */
export interface FloatingLabelAppearance {
  /** Look of the text. */
  readonly text?: FloatingLabelText;
  /** Look of the marker. */
  readonly marker?: FloatingLabelMarker;
  /** Has no effect in version 6; reported once. */
  readonly margin?: number;
}

/** Options of floating labels. */
export interface FloatingLabelOptions {
  /** Look of the label, such as `FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT`. */
  readonly appearance?: FloatingLabelAppearance;
  /** Whether it can be clicked; default false. */
  readonly interactive?: boolean;
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 1. */
  readonly rank?: number;
}

/** Ready-made looks of floating labels. */
export const FLOATING_LABEL_APPEARANCE = {
  DARK_ON_LIGHT: { text: { foregroundColor: '#16181D', backgroundColor: '#FFFDF9' } },
  LIGHT_ON_DARK: { text: { foregroundColor: '#F4F1EA', backgroundColor: '#14171C' } },
} as const satisfies Record<string, FloatingLabelAppearance>;

const ALTERNATIVES = {
  margin: 'Labels that would overlap are hidden.',
};
const TEXT_ALTERNATIVES = {
  numLines: 'Labels have at most six lines.',
  lineHeight: 'Set maxWidth and size.',
};
const MARKER_COLOR = 'Set the colors in the SVG text of the icon.';
const MARKER_ALTERNATIVES = {
  size: 'Set iconSize.',
  iconVisibilityThreshold: 'Icons are visible whenever their label is.',
  foregroundColor: MARKER_COLOR,
  backgroundColor: MARKER_COLOR,
};

/** Labels that face the viewer. */
export class FloatingLabels extends OldLabels<FloatingLabelOptions> {
  protected override readonly names = {
    'options.color': 'options.appearance.text.foregroundColor',
    'options.haloColor': 'options.appearance.text.backgroundColor',
    'options.fontSizePixels': 'options.appearance.text.size',
    'options.maxWidthPixels': 'options.appearance.text.maxWidth',
    'options.icon.sizePixels': 'options.appearance.marker.iconSize',
    'options.priority': 'options.rank',
  };

  /**
   * Adds a label.
   *
   * @param place - a polygon, node, location, or coordinate
   * @param text - plain text
   * @param options - look, rank, interaction
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.FloatingLabels.add(polygon, 'Meet here', {
   *   appearance: FLOATING_LABEL_APPEARANCE.LIGHT_ON_DARK,
   *   interactive: true,
   * });
   */
  add(place: Place, text: string, options?: FloatingLabelOptions): OldLabel {
    return this.addAt(place, text, options);
  }

  /** @internal */
  protected override optionsOf(options: FloatingLabelOptions = {}): Options6 {
    const { appearance, interactive, rank } = options;
    expectObject('options.appearance', appearance);
    const { text, marker } = appearance ?? {};
    expectObject('options.appearance.text', text);
    expectObject('options.appearance.marker', marker);
    reportKeys('FloatingLabels appearance', appearance, ALTERNATIVES);
    reportKeys('FloatingLabels appearance.text', text, TEXT_ALTERNATIVES);
    reportKeys('FloatingLabels appearance.marker', marker, MARKER_ALTERNATIVES);
    const priority = priorityOf(rank);
    const given = {
      icon: iconOf(marker),
      color: text?.foregroundColor,
      haloColor: text?.backgroundColor,
      fontSizePixels: text?.size,
      maxWidthPixels: text?.maxWidth,
      interactive,
      priority,
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  }
}

function iconOf(marker: FloatingLabelMarker | undefined): 'dot' | LabelIcon {
  if (marker?.icon === undefined) return 'dot';
  const svg = expectText('options.appearance.marker.icon', marker.icon);
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    ...(marker.iconSize !== undefined && { sizePixels: marker.iconSize }),
  };
}
