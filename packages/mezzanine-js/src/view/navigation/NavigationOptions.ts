/** Appearance of directions. */
export interface NavigationOptions {
  /** CSS color of the route; default: the theme's accent color. */
  readonly color?: string;
  /**
   * Width of the route in CSS pixels, 1 to 60; default 9. Never narrower than 0.36 m on the floor.
   */
  readonly widthPixels?: number;
  /** Whether to show the first floor of the route and fit the route into view; default true. */
  readonly fit?: boolean;
  /** Whether to mark the origin, destinations, and floor changes; default true. */
  readonly markers?: boolean;
  /**
   * Whether the route grows from its start at first; default true, unless the user prefers reduced
   * motion.
   */
  readonly animate?: boolean;
}
