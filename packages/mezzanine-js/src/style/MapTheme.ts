/** Colors and light of a map. Colors are CSS colors. */
export interface MapTheme {
  /** The built-in theme that provides missing values. */
  readonly colorScheme: 'light' | 'dark';
  /** Background around the building. */
  readonly paper: string;
  /** The slab of a floor. */
  readonly floor: string;
  /** Hallways and other paths. */
  readonly hallway: string;
  /** Rooms without a category and without their own style. */
  readonly room: string;
  /** Stairs, elevators, escalators. */
  readonly connection: string;
  /** Ground outside the building. */
  readonly exterior: string;
  /** Openings to the floor below; that floor fades to this color. */
  readonly opening: string;
  /** Tops of walls. */
  readonly wall: string;
  /** Tops of counters, columns, benches, and other objects. */
  readonly object: string;
  /** Colors of rooms, assigned to categories in turn. */
  readonly tints: readonly string[];
  /** Names of rooms. */
  readonly label: string;
  /** Names of less important spaces, such as stairs. */
  readonly labelMuted: string;
  /** Halo around letters. */
  readonly labelHalo: string;
  /** Hovered items, the focus ring and the crosshair. */
  readonly accent: string;
  /** Strength of the sun's shadow, 0 to 1. */
  readonly sunShadow: number;
  /** Strength of the ambient shade at the foot of walls, 0 to 1. */
  readonly contactShade: number;
  /**
   * Walls and columns are cut at this height, as in architectural plans, so that rooms are visible.
   */
  readonly wallCutMeters: number;
}

/** Light background, dark text and warm floors. */
export const LIGHT_THEME: MapTheme = {
  colorScheme: 'light',
  paper: '#FBFAF7',
  floor: '#F1ECE2',
  hallway: '#F7F3EB',
  room: '#FBF8F2',
  connection: '#E9E5DC',
  exterior: '#EDEFE6',
  opening: '#DDD6C9',
  wall: '#FFFFFF',
  object: '#FBF7EF',
  tints: ['#F3E9DA', '#DDE8DC', '#DCE7F0', '#E6E0F0', '#F2DDD2'],
  label: '#16181D',
  labelMuted: '#5B6270',
  labelHalo: '#FFFDF9',
  accent: '#C8411B',
  sunShadow: 0.22,
  contactShade: 0.36,
  wallCutMeters: 2,
};

/** The dark counterpart. */
export const DARK_THEME: MapTheme = {
  colorScheme: 'dark',
  paper: '#0F1115',
  floor: '#20252D',
  hallway: '#2A303A',
  room: '#3B424E',
  connection: '#434B58',
  exterior: '#272D31',
  opening: '#0B0D10',
  wall: '#A3ABB9',
  object: '#6A7382',
  tints: ['#554935', '#34523F', '#2F5069', '#4B4373', '#663F32'],
  label: '#F3F1EC',
  labelMuted: '#B8BECA',
  labelHalo: '#14171C',
  accent: '#FF7A50',
  sunShadow: 0.3,
  contactShade: 0.45,
  wallCutMeters: 2,
};
