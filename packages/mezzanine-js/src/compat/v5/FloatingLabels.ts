import type { LabelOptions as Options6 } from '../../index.ts';
import { OldLabels, type OldLabel } from './Labels.ts';
import { priorityOf, type Place } from './places.ts';
import { floatingLabelOf, type FloatingLabelAppearance } from './floatingLabelOf.ts';

/** Options of floating labels. */
export interface FloatingLabelOptions {
  /** Look of the label, such as `FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT`. */
  readonly appearance?: FloatingLabelAppearance;
  /** Whether it can be clicked; default false. */
  readonly interactive?: boolean;
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 1. */
  readonly rank?: number;
}

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
    const priority = priorityOf(rank);
    return {
      ...floatingLabelOf(appearance),
      ...(interactive !== undefined && { interactive }),
      ...(priority !== undefined && { priority }),
    };
  }
}
