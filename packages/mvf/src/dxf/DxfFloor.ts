/** The drawing of one floor. */
export interface DxfFloor {
  /** The ASCII DXF file. */
  readonly bytes: Uint8Array;
  /** Name of the file, for messages. */
  readonly file: string;
  /** Display name of the floor; default: "Level 1" and so on. */
  readonly name?: string;
}
