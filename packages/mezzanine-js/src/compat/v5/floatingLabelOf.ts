import { reportKeys } from './noSuccessor.ts';
import { expectObject, expectText } from './expectArgument.ts';

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

/** An icon that version 6 draws at the anchor point of a label. */
interface OwnIcon {
  /** A `data:` URL. */
  readonly url: string;
  /** Length of its longer side; default 24. */
  readonly sizePixels?: number;
}

/** Options of version 6 for the look of a floating label. */
export interface FloatingLabelLook {
  /** Icon at the anchor point. */
  readonly icon: 'dot' | OwnIcon;
  /** CSS color of the letters; default: the theme's. */
  readonly color?: string;
  /** CSS color around the letters; default: the theme's. */
  readonly haloColor?: string;
  /** Size of the letters; default 13. */
  readonly fontSizePixels?: number;
  /** Width at which lines break; default 112. */
  readonly maxWidthPixels?: number;
}

/** Options of version 6 for the look of a floating label. */
export function floatingLabelOf(
  appearance: FloatingLabelAppearance | undefined,
): FloatingLabelLook {
  expectObject('options.appearance', appearance);
  const { text, marker } = appearance ?? {};
  expectObject('options.appearance.text', text);
  expectObject('options.appearance.marker', marker);
  reportKeys('FloatingLabels appearance', appearance, ALTERNATIVES);
  reportKeys('FloatingLabels appearance.text', text, TEXT_ALTERNATIVES);
  reportKeys('FloatingLabels appearance.marker', marker, MARKER_ALTERNATIVES);
  const { foregroundColor, backgroundColor, size, maxWidth } = text ?? {};
  return {
    icon: iconOf(marker),
    ...(foregroundColor !== undefined && { color: foregroundColor }),
    ...(backgroundColor !== undefined && { haloColor: backgroundColor }),
    ...(size !== undefined && { fontSizePixels: size }),
    ...(maxWidth !== undefined && { maxWidthPixels: maxWidth }),
  };
}

function iconOf(marker: FloatingLabelMarker | undefined): 'dot' | OwnIcon {
  if (marker?.icon === undefined) return 'dot';
  const svg = expectText('options.appearance.marker.icon', marker.icon);
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    ...(marker.iconSize !== undefined && { sizePixels: marker.iconSize }),
  };
}
