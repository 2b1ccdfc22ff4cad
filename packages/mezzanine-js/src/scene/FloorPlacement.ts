/** A floor that is drawn, and as what. */
export interface FloorPlacement {
  readonly floorId: string;
  /** How far it is drawn above the current floor; negative is below. */
  readonly metersUp: number;
  /**
   * `current` is the floor one is on; what is below it is seen through its openings. `beside` is
   * drawn around it: another building, or the ground. `stacked` is one of several drawn apart.
   */
  readonly role: 'current' | 'beside' | 'stacked';
}
