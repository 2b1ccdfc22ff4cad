import type { LabelOptions as Options6 } from '../../index.ts';
import { OldLabels, type OldLabel } from './Labels.ts';
import { flatLabelOf, type FlatLabelAppearance } from './flatLabelOf.ts';
import type { Polygon } from './entities.ts';

/** Options of flat labels. */
export interface FlatLabelOptions {
  /** Look of the label. */
  readonly appearance?: FlatLabelAppearance;
  /** Whether it can be clicked; default false. */
  readonly interactive?: boolean;
}

/** Labels that lie flat on their polygon. */
export class FlatLabels extends OldLabels<FlatLabelOptions> {
  protected override readonly names = {
    'options.color': 'options.appearance.color',
    'options.fontSizeMeters': 'options.appearance.fontSize',
  };

  /**
   * Adds a label.
   *
   * @param polygon - the polygon to label
   * @param text - plain text
   * @param options - look and interaction
   * @throws MezzanineError `invalid-argument`
   */
  add(polygon: Polygon, text: string, options?: FlatLabelOptions): OldLabel {
    return this.addAt(polygon, text, options);
  }

  /** @internal */
  protected override optionsOf({ appearance, interactive }: FlatLabelOptions = {}): Options6 {
    return {
      ...flatLabelOf(appearance),
      ...(interactive !== undefined && { interactive }),
    };
  }
}
