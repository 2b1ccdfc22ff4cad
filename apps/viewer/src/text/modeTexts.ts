/** Texts of the modes: kiosk, minimap, embed, and the QR code. */
export interface ModeTexts {
  /** The idle screen. */
  readonly touchToStart: string;
  readonly touchHint: (venue: string) => string;
  /** Shown after a user has left. */
  readonly startsOver: (seconds: number) => string;
  readonly stay: string;
  readonly startOver: string;
  readonly handOff: string;
  readonly handOffHint: string;
  readonly handOffCode: (place: string) => string;
  readonly openFull: string;
  readonly openFullAt: (place: string) => string;
  readonly newTab: string;
  readonly notThere: (place: string) => string;
}

/** In English. */
export const englishModes: ModeTexts = {
  touchToStart: 'Touch for directions',
  touchHint: (venue) => `Shops, services and directions in ${venue}`,
  startsOver: (seconds) =>
    seconds === 1 ? 'Starting over in 1 second' : `Starting over in ${seconds} seconds`,
  stay: 'I’m still here',
  startOver: 'Start over',
  handOff: 'Take it with you',
  handOffHint: 'Scan with your phone’s camera',
  handOffCode: (place) => `QR code: directions to ${place} on your phone`,
  openFull: 'Open the full map',
  openFullAt: (place) => `Open the map at ${place}`,
  newTab: 'opens a new tab',
  notThere: (place) => `“${place}” is not on this map`,
};
