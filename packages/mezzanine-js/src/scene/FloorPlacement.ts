/** A floor and how it is drawn. */
export interface FloorPlacement {
  readonly floorId: string;
  /** Height above the current floor; negative if below. */
  readonly metersUp: number;
  /**
   * `current` is the current floor; lower floors are seen through its openings. `beside` is drawn
   * around it: another building, or the ground. `stacked` is one of several floors drawn apart.
   */
  readonly role: 'current' | 'beside' | 'stacked';
}
