import type { InstructionTexts } from '@mezzanine/wayfinding';
import type { MapMessages } from '../view/accessibility/messages.ts';

/** Every text that the SDK writes itself, in one language. Names come from the venue. */
export interface MapLanguage {
  /** BCP 47 tag of the language, such as `fr`. */
  readonly tag: string;
  /** Texts of instructions: the option `texts` of {@link Venue.directions}. */
  readonly instructions: InstructionTexts;
  /** Texts of the map: the option `messages` of {@link showMap}. */
  readonly messages: MapMessages;
}
