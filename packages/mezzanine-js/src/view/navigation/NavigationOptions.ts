/** How directions are shown. */
export interface NavigationOptions {
  /** CSS color of the way; default: the theme's accent. */
  readonly color?: string;
  /** Width of the way, 1 to 60; default 9. Never narrower than 0.36 m on the floor. */
  readonly widthPixels?: number;
  /** Whether the first floor of the way is shown and fitted into view; default true. */
  readonly fit?: boolean;
  /** Whether start, destinations and changes of floors are marked; default true. */
  readonly markers?: boolean;
  /** Whether the way grows from its start at first; default true, but for less motion. */
  readonly animate?: boolean;
}
